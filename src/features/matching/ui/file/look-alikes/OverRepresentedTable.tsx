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
      <table className={`${kit.heads} ${classes.over}`}>
        <caption className="visually-hidden">{messages.tableCaption(label)}</caption>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col">{messages.matched}</th>
            <th scope="col">{messages.area}</th>
            <th scope="col">{messages.index}</th>
          </tr>
        </thead>
        <tbody>
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
                  {share(one.share)} <span>{count(one.matched)}</span>
                </td>
                <td>
                  {share(one.areaShare)} <span>{count(one.area)}</span>
                </td>
                <td>
                  <strong>{count(one.index)}</strong>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {over.length > FIRST && (
        <Button variant="subtle" size="compact-xs" mt={4} onClick={() => setWhole(!whole)}>
          {whole ? messages.showFirst(FIRST) : messages.showAll(over.length)}
        </Button>
      )}
    </div>
  )
}
