import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { duplicateCount } from '#lists/duplicates.ts'
import { type MatchKey, matchKeyRules, matchKeys } from '#lists/match-keys.ts'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { type ExportDraft, fieldsOrderOf, validLimit } from '../data/draft.ts'
import { newExportMessages } from '../messages/new-export.ts'
import { duplicatesQuery } from './estimate-queries.ts'
import classes from './exports.module.css'
import type { CurrentSource } from './useExportSource.ts'

interface Props {
  source: CurrentSource
  draft: ExportDraft
  onChange: (distinct: readonly MatchKey[]) => void
}

/** Match keys of duplicates, of which one record is written. */
export function DuplicateRows({ source, draft, onChange }: Props) {
  const offered = matchKeys.filter((matchKey) => matchKeyRules[matchKey].fields[source.kind])
  const selected = draft.distinct
  return offered.map((matchKey) => (
    <DuplicateRow
      key={matchKey}
      matchKey={matchKey}
      source={source}
      draft={draft}
      checked={selected.includes(matchKey)}
      onChange={(on) => onChange(matchKeys.filter((it) => (it === matchKey ? on : selected.includes(it))))}
    />
  ))
}

interface RowProps extends Omit<Props, 'onChange'> {
  matchKey: MatchKey
  checked: boolean
  onChange: (on: boolean) => void
}

function DuplicateRow({ matchKey, source, draft, checked, onChange }: RowProps) {
  const { note } = matchKeyRules[matchKey]
  const order = fieldsOrderOf(source.kind, { ...draft, distinct: [matchKey], keep: 'first' })
  const { data: groups } = useQuery(
    duplicatesQuery(source, { order, excludedLists: draft.excludedLists, limit: validLimit(draft) }),
  )
  return (
    <li className={`${kit.row} ${kit.touchHeight} ${classes.out}`} title={note[source.kind]}>
      <Checkbox
        size="xs"
        className={kit.fill}
        label={newExportMessages.duplicates[matchKey]}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Reduction
        n={groups && duplicateCount(groups)}
        unknown={newExportMessages.afterLoading}
        muted={!checked}
      />
    </li>
  )
}

interface ReductionProps {
  /** Records fewer; null where that is not known yet, undefined while it loads. */
  n: number | null | undefined
  /** The text where it is not known yet. */
  unknown: string
  muted?: boolean
}

/** By how many records an option reduces the export. */
export function Reduction({ n, unknown, muted = false }: ReductionProps) {
  const text = n === undefined ? NONE : n === null ? unknown : n === 0 ? '0' : count(-n)
  return <span className={muted || !n ? kit.muted : `${kit.strong} ${kit.danger}`}>{text}</span>
}
