import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { doublesAmong, rules, type Sameness, samenesses } from '#lists/duplicates.ts'
import { type Draft, mostIn, orderIn } from '../data/draft.ts'
import classes from './exports.module.css'
import { Minus } from './Minus.tsx'
import { doublesQuery } from './outlook.ts'
import type { SourceNow } from './useSource.ts'

interface Props {
  source: SourceNow
  draft: Draft
  onChange: (distinct: readonly Sameness[]) => void
}

/** Ways in which records can be the same, of which one is written. */
export function SameRows({ source, draft, onChange }: Props) {
  const offered = samenesses.filter((sameness) => rules[sameness].fields[source.kind])
  const chosen = draft.distinct
  return offered.map((sameness) => (
    <SameRow
      key={sameness}
      sameness={sameness}
      source={source}
      draft={draft}
      checked={chosen.includes(sameness)}
      onChange={(on) => onChange(samenesses.filter((it) => (it === sameness ? on : chosen.includes(it))))}
    />
  ))
}

interface RowProps extends Omit<Props, 'onChange'> {
  sameness: Sameness
  checked: boolean
  onChange: (on: boolean) => void
}

function SameRow({ sameness, source, draft, checked, onChange }: RowProps) {
  const { label, note } = rules[sameness]
  const order = orderIn(source.kind, { ...draft, distinct: [sameness], keep: 'first' })
  const { data: groups } = useQuery(
    doublesQuery(source, { order, leftOut: draft.leftOut, most: mostIn(draft) }),
  )
  return (
    <li className={classes.out} title={note[source.kind]}>
      <Checkbox
        size="xs"
        label={`${label} twice`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Minus n={groups && doublesAmong(groups)} unknown="once read" muted={!checked} />
    </li>
  )
}
