import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type List, sizeOf } from '#lists/list.ts'
import { listsQuery } from '#lists/stored-lists.ts'
import kit from '#ui/kit.module.css'
import { Tag } from '#ui/Note.tsx'
import type { ExportDraft } from '../data/draft.ts'
import { newExportMessages } from '../messages/new-export.ts'
import { DuplicateRows, Reduction } from './DuplicateRows.tsx'
import { DuplicatesChoice } from './duplicates/DuplicatesChoice.tsx'
import { excludedQuery } from './estimate-queries.ts'
import classes from './exports.module.css'
import { FormSection } from './FormSection.tsx'
import type { CurrentSource } from './useExportSource.ts'

interface Props {
  source: CurrentSource
  draft: ExportDraft
  onChange: (change: Partial<ExportDraft>) => void
}

/** Exclusions: do-not-contact lists, which always apply, duplicates, and other lists. */
export function ExcludeSection({ source, draft, onChange }: Props) {
  const { excludedLists } = draft
  const all = useQuery(listsQuery).data?.lists ?? []
  const lists = all.filter((list) => list.kind === source.kind && `list ${list.id}` !== source.key)
  const doNotContact = lists.filter(({ doNotContact }) => doNotContact)
  const others = lists.filter(({ doNotContact }) => !doNotContact)
  const { data: out } = useQuery(excludedQuery(source, []))
  return (
    <FormSection title={newExportMessages.exclude}>
      <ul>
        <li className={`${kit.row} ${kit.touchHeight} ${classes.out}`}>
          <Checkbox
            size="xs"
            className={kit.fill}
            label={newExportMessages.doNotContact}
            checked
            readOnly
            disabled
          />
          <Tag>{newExportMessages.always}</Tag>
          <Reduction
            n={out}
            unknown={newExportMessages.upTo(doNotContact.reduce((sum, list) => sum + sizeOf(list), 0))}
          />
        </li>
        <DuplicateRows source={source} draft={draft} onChange={(distinct) => onChange({ distinct })} />
        {others.map((list) => (
          <ExcludedListRow
            key={list.id}
            list={list}
            source={source}
            already={out}
            checked={excludedLists.includes(list.id)}
            onChange={(on) =>
              onChange({
                excludedLists: on
                  ? [...excludedLists, list.id]
                  : excludedLists.filter((one) => one !== list.id),
              })
            }
          />
        ))}
      </ul>
      {draft.distinct.length > 0 && <DuplicatesChoice source={source} draft={draft} onChange={onChange} />}
    </FormSection>
  )
}

interface RowProps {
  list: List
  source: CurrentSource
  /** How many do-not-contact lists exclude anyway. */
  already: number | null | undefined
  checked: boolean
  onChange: (on: boolean) => void
}

function ExcludedListRow({ list, source, already, checked, onChange }: RowProps) {
  const { data } = useQuery(excludedQuery(source, [list.id]))
  const more = typeof data === 'number' && typeof already === 'number' ? data - already : data
  return (
    <li className={`${kit.row} ${kit.touchHeight} ${classes.out}`}>
      <Checkbox
        size="xs"
        className={kit.fill}
        label={list.name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Reduction n={more} unknown={newExportMessages.upTo(sizeOf(list))} muted={!checked} />
    </li>
  )
}
