import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { count, NONE } from '../../criteria/format.ts'
import { type List, sizeOf } from '../../lists/list.ts'
import { listsQuery } from '../../state/lists.ts'
import classes from './exports.module.css'
import { leftOutQuery } from './outlook.ts'
import { Part } from './Part.tsx'
import type { SourceNow } from './useSource.ts'

interface Props {
  source: SourceNow
  value: readonly string[]
  onChange: (lists: readonly string[]) => void
}

/** Lists whose records are left out; those not to be contacted are, always. */
export function LeaveOut({ source, value, onChange }: Props) {
  const all = useQuery(listsQuery).data?.lists ?? []
  const lists = all.filter((list) => list.kind === source.kind && `list ${list.id}` !== source.key)
  const never = lists.filter(({ doNotContact }) => doNotContact)
  const others = lists.filter(({ doNotContact }) => !doNotContact)
  const { data: out } = useQuery(leftOutQuery(source, []))
  return (
    <Part title="Leave out">
      <ul className={classes.outs}>
        <li className={classes.out}>
          <Checkbox size="xs" label="Do-not-contact lists" checked readOnly disabled />
          <span className={classes.always}>always</span>
          <Minus n={out} of={never.reduce((sum, list) => sum + sizeOf(list), 0)} />
        </li>
        {others.map((list) => (
          <OutRow
            key={list.id}
            list={list}
            source={source}
            already={out}
            checked={value.includes(list.id)}
            onChange={(on) => onChange(on ? [...value, list.id] : value.filter((one) => one !== list.id))}
          />
        ))}
      </ul>
    </Part>
  )
}

interface RowProps {
  list: List
  source: SourceNow
  /** How many are left out anyway. */
  already: number | null | undefined
  checked: boolean
  onChange: (on: boolean) => void
}

function OutRow({ list, source, already, checked, onChange }: RowProps) {
  const { data } = useQuery(leftOutQuery(source, [list.id]))
  const more = typeof data === 'number' && typeof already === 'number' ? data - already : data
  return (
    <li className={classes.out}>
      <Checkbox
        size="xs"
        label={list.name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Minus n={more} of={sizeOf(list)} muted={!checked} />
    </li>
  )
}

/** How many records fewer; where that is not known, how many at most. */
function Minus({ n, of, muted = false }: { n: number | null | undefined; of: number; muted?: boolean }) {
  const words = n === undefined ? NONE : n === null ? `up to ${count(-of)}` : n === 0 ? '0' : count(-n)
  return (
    <span className={classes.minus} data-muted={muted || n === 0}>
      {words}
    </span>
  )
}
