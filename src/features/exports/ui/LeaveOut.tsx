import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type List, sizeOf } from '#lists/list.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import { count } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import type { Draft } from '../data/draft.ts'
import { Staying } from './duplicates/DuplicateGroups.tsx'
import { excludedQuery } from './estimate-queries.ts'
import classes from './exports.module.css'
import { Minus } from './Minus.tsx'
import { Part } from './Part.tsx'
import { SameRows } from './SameRows.tsx'
import type { SourceNow } from './useSource.ts'

interface Props {
  source: SourceNow
  draft: Draft
  onChange: (change: Partial<Draft>) => void
}

/** What is left out: those not to be contacted, always; doubles; and the records of other lists. */
export function LeaveOut({ source, draft, onChange }: Props) {
  const { leftOut } = draft
  const all = useQuery(listsQuery).data?.lists ?? []
  const lists = all.filter((list) => list.kind === source.kind && `list ${list.id}` !== source.key)
  const never = lists.filter(({ doNotContact }) => doNotContact)
  const others = lists.filter(({ doNotContact }) => !doNotContact)
  const { data: out } = useQuery(excludedQuery(source, []))
  return (
    <Part title="Exclude">
      <ul>
        <li className={`${kit.row} ${classes.out}`}>
          <Checkbox size="xs" label="Do-not-contact lists" checked readOnly disabled />
          <span className={`${kit.meta} ${classes.always}`}>always</span>
          <Minus n={out} unknown={upTo(never.reduce((sum, list) => sum + sizeOf(list), 0))} />
        </li>
        <SameRows source={source} draft={draft} onChange={(distinct) => onChange({ distinct })} />
        {others.map((list) => (
          <OutRow
            key={list.id}
            list={list}
            source={source}
            already={out}
            checked={leftOut.includes(list.id)}
            onChange={(on) =>
              onChange({ leftOut: on ? [...leftOut, list.id] : leftOut.filter((one) => one !== list.id) })
            }
          />
        ))}
      </ul>
      {draft.distinct.length > 0 && <Staying source={source} draft={draft} onChange={onChange} />}
    </Part>
  )
}

const upTo = (n: number) => `up to ${count(-n)}`

interface RowProps {
  list: List
  source: SourceNow
  /** How many are left out anyway. */
  already: number | null | undefined
  checked: boolean
  onChange: (on: boolean) => void
}

function OutRow({ list, source, already, checked, onChange }: RowProps) {
  const { data } = useQuery(excludedQuery(source, [list.id]))
  const more = typeof data === 'number' && typeof already === 'number' ? data - already : data
  return (
    <li className={`${kit.row} ${classes.out}`}>
      <Checkbox
        size="xs"
        label={list.name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Minus n={more} unknown={upTo(sizeOf(list))} muted={!checked} />
    </li>
  )
}
