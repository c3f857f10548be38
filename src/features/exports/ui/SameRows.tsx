import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { duplicateCount } from '#lists/duplicates.ts'
import { type MatchKey, matchKeyRules, matchKeys } from '#lists/match-keys.ts'
import kit from '#ui/kit.module.css'
import { type Draft, mostIn, orderIn } from '../data/draft.ts'
import { duplicatesQuery } from './estimate-queries.ts'
import classes from './exports.module.css'
import { Minus } from './Minus.tsx'
import type { SourceNow } from './useSource.ts'

interface Props {
  source: SourceNow
  draft: Draft
  onChange: (distinct: readonly MatchKey[]) => void
}

/** Ways in which records can be the same, of which one is written. */
export function SameRows({ source, draft, onChange }: Props) {
  const offered = matchKeys.filter((matchKey) => matchKeyRules[matchKey].fields[source.kind])
  const chosen = draft.distinct
  return offered.map((matchKey) => (
    <SameRow
      key={matchKey}
      matchKey={matchKey}
      source={source}
      draft={draft}
      checked={chosen.includes(matchKey)}
      onChange={(on) => onChange(matchKeys.filter((it) => (it === matchKey ? on : chosen.includes(it))))}
    />
  ))
}

interface RowProps extends Omit<Props, 'onChange'> {
  matchKey: MatchKey
  checked: boolean
  onChange: (on: boolean) => void
}

function SameRow({ matchKey, source, draft, checked, onChange }: RowProps) {
  const { label, note } = matchKeyRules[matchKey]
  const order = orderIn(source.kind, { ...draft, distinct: [matchKey], keep: 'first' })
  const { data: groups } = useQuery(
    duplicatesQuery(source, { order, leftOut: draft.leftOut, most: mostIn(draft) }),
  )
  return (
    <li className={`${kit.row} ${classes.out}`} title={note[source.kind]}>
      <Checkbox
        size="xs"
        label={`${label} twice`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Minus n={groups && duplicateCount(groups)} unknown="after loading" muted={!checked} />
    </li>
  )
}
