import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { tallyLabel, tallyText } from '#criteria/tallies.ts'
import { lookAlikeMessages as messages } from '#features/matching/messages/download.ts'
import {
  isPicked,
  type OverRepresentedValue,
  togglePicked,
} from '#features/matching/model/file/look-alikes/over-represented.ts'
import { useIndustryName } from '#reference/industries.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Table } from '#ui/Table.tsx'
import classes from './look-alikes.module.css'
import type { TraitResult } from './useLookAlikes.ts'

const FIRST = 5

const share = (part: number) => `${(100 * part).toFixed(1)}%`

interface Props {
  kind: Kind
  found: TraitResult
  picked: Criteria
  onPick: (picked: Criteria) => void
}

/** The over-represented values of one field. A click selects a value as a criterion. */
export function OverRepresentedTable({ kind, found: { trait, over }, picked, onPick }: Props) {
  const [whole, setWhole] = useState(false)
  const industry = useIndustryName()
  const label = tallyLabel(kind, trait.field)
  const valueLabel = ({ value, within }: OverRepresentedValue) =>
    [tallyText(kind, trait.field, value, industry), within].filter(Boolean).join(', ')
  return (
    <div>
      <Table
        compact
        hover
        numbers="rest"
        className={classes.over}
        caption={messages.tableCaption(label)}
        head={[label, messages.matched, messages.area, messages.index]}
      >
        {(whole ? over : over.slice(0, FIRST)).map((one) => {
          const next = togglePicked(kind, picked, trait, one)
          const on = isPicked(picked, trait, one)
          return (
            <tr key={`${one.value} ${one.within}`} data-picked={on || undefined}>
              <th scope="row">
                <Checkbox
                  size="xs"
                  label={valueLabel(one)}
                  checked={on}
                  disabled={!next}
                  onChange={() => next && onPick(next)}
                />
              </th>
              <td>
                {share(one.share)} <span className={kit.muted}>{count(one.matched)}</span>
              </td>
              <td>
                {share(one.areaShare)} <span className={kit.muted}>{count(one.area)}</span>
              </td>
              <td>
                <strong className={kit.strong}>{count(one.index)}</strong>
              </td>
            </tr>
          )
        })}
      </Table>
      {over.length > FIRST && (
        <Button variant="subtle" size="compact-xs" mt={4} onClick={() => setWhole(!whole)}>
          {whole ? messages.showFirst(FIRST) : messages.showAll(over.length)}
        </Button>
      )}
    </div>
  )
}
