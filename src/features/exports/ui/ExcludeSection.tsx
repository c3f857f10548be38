import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { entryCount } from '#lists/do-not-contact/entries.ts'
import { doNotContactQuery } from '#lists/do-not-contact/stored-entries.ts'
import { duplicateCount } from '#lists/duplicates.ts'
import { type List, sizeOf } from '#lists/list.ts'
import { type MatchKey, matchKeyRules, matchKeys } from '#lists/match-keys.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import { count, NONE } from '#shared/text/format.ts'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { type ExportDraft, fieldsOrderOf, validLimit } from '../data/draft.ts'
import { newExportMessages as messages } from '../messages/new-export.ts'
import { DuplicatesChoice } from './duplicates/DuplicatesChoice.tsx'
import { duplicatesQuery, enteredQuery, excludedQuery } from './estimate-queries.ts'
import classes from './exports.module.css'
import { FormSection } from './FileFields.tsx'
import type { CurrentSource } from './useExportSource.ts'

interface Props {
  source: CurrentSource
  draft: ExportDraft
  onChange: (change: Partial<ExportDraft>) => void
}

/** A list with one of its values added or removed. */
const withOne = <T,>(all: readonly T[], one: T, on: boolean): T[] =>
  on ? [...all, one] : all.filter((it) => it !== one)

/** Exclusions: do-not-contact lists and entries, which always apply, duplicates, and other lists. */
export function ExcludeSection({ source, draft, onChange }: Props) {
  const { excludedLists, distinct } = draft
  const all = useQuery(listsQuery).data?.lists ?? []
  const lists = all.filter((list) => list.kind === source.kind && `list ${list.id}` !== source.key)
  const doNotContact = lists.filter((list) => list.doNotContact)
  const { data: out } = useQuery(excludedQuery(source, []))
  const { data: entries } = useQuery(doNotContactQuery)
  const { data: entered } = useQuery(enteredQuery(source))
  // A record that a list and an entry exclude is counted with the entries.
  const listed = typeof out === 'number' && typeof entered === 'number' ? out - entered : out
  return (
    <FormSection title={messages.exclude}>
      <Stack as="ul" gap={4}>
        <ExclusionRow
          label={messages.doNotContact}
          checked
          n={listed}
          unknown={messages.upTo(doNotContact.reduce((sum, list) => sum + sizeOf(list), 0))}
        />
        {entries && entryCount(entries) > 0 && (
          <ExclusionRow
            label={messages.doNotContactEntries(entryCount(entries))}
            note={draft.screened.length > 0 ? messages.screened : undefined}
            checked
            n={entered}
            unknown={messages.afterLoading}
          />
        )}
        {matchKeys
          .filter((matchKey) => matchKeyRules[matchKey].fields[source.kind])
          .map((matchKey) => (
            <DuplicateRow
              key={matchKey}
              matchKey={matchKey}
              source={source}
              draft={draft}
              checked={distinct.includes(matchKey)}
              onChange={(on) => {
                const selected = withOne(distinct, matchKey, on)
                onChange({ distinct: matchKeys.filter((it) => selected.includes(it)) })
              }}
            />
          ))}
        {lists
          .filter((list) => !list.doNotContact)
          .map((list) => (
            <ListRow
              key={list.id}
              list={list}
              source={source}
              already={out}
              checked={excludedLists.includes(list.id)}
              onChange={(on) => onChange({ excludedLists: withOne(excludedLists, list.id, on) })}
            />
          ))}
      </Stack>
      {distinct.length > 0 && <DuplicatesChoice source={source} draft={draft} onChange={onChange} />}
    </FormSection>
  )
}

interface ChoiceProps {
  source: CurrentSource
  checked: boolean
  onChange: (on: boolean) => void
}

/** A match key of duplicates, of which one record is written. */
function DuplicateRow({
  matchKey,
  source,
  draft,
  ...choice
}: ChoiceProps & { matchKey: MatchKey; draft: ExportDraft }) {
  const order = fieldsOrderOf(source.kind, { ...draft, distinct: [matchKey], keep: 'first' })
  const { data: groups } = useQuery(
    duplicatesQuery(source, { order, excludedLists: draft.excludedLists, limit: validLimit(draft) }),
  )
  return (
    <ExclusionRow
      {...choice}
      label={messages.duplicates[matchKey]}
      title={matchKeyRules[matchKey].note[source.kind]}
      n={groups && duplicateCount(groups)}
      unknown={messages.afterLoading}
    />
  )
}

interface ListProps extends ChoiceProps {
  list: List
  /** How many do-not-contact lists exclude anyway. */
  already: number | null | undefined
}

function ListRow({ list, source, already, ...choice }: ListProps) {
  const { data } = useQuery(excludedQuery(source, [list.id]))
  const more = typeof data === 'number' && typeof already === 'number' ? data - already : data
  return <ExclusionRow {...choice} label={list.name} n={more} unknown={messages.upTo(sizeOf(list))} />
}

interface RowProps {
  label: string
  title?: string
  /** What is known of it later. */
  note?: string | undefined
  checked: boolean
  /** Absent for what is always excluded. */
  onChange?: (on: boolean) => void
  /** Records fewer; null where that is not known yet, undefined while it loads. */
  n: number | null | undefined
  /** The text where it is not known yet. */
  unknown: string
}

/** What can be excluded, and by how many records that reduces the export. */
function ExclusionRow({ label, title, note, checked, onChange, n, unknown }: RowProps) {
  const text = n === undefined ? NONE : n === null ? unknown : n === 0 ? '0' : count(-n)
  return (
    <Inline as="li" className={`${kit.touchHeight} ${classes.out}`} title={title}>
      <Checkbox
        size="xs"
        className={kit.fill}
        label={label}
        description={note}
        checked={checked}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {!onChange && <Tag>{messages.always}</Tag>}
      <span className={checked && n ? `${kit.strong} ${kit.danger}` : kit.muted}>{text}</span>
    </Inline>
  )
}
