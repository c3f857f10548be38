import { Box, NativeSelect } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconChevronDown, IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { sortText } from '#contract/sort.ts'
import { hasOrigins } from '#criteria/areas/origins.ts'
import { sortChoices } from '#criteria/sort.ts'
import { columnsFor } from '#files/columns.ts'
import { screenedFields } from '#lists/do-not-contact/screen.ts'
import { doNotContactQuery } from '#lists/do-not-contact/stored-entries.ts'
import { notice } from '#session/notices.ts'
import { useSortFields } from '#session/service.ts'
import { useSort } from '#session/sort.ts'
import { asFileName } from '#shared/text/file-name.ts'
import kit from '#ui/kit.module.css'
import { Stack } from '#ui/layout.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { type DraftErrors, type ExportDraft, enteredLimit, errorsOf, today } from '../data/draft.ts'
import { startExport } from '../data/job-actions.ts'
import { newExportMessages } from '../messages/new-export.ts'
import type { ExportOrder } from '../model/job.ts'
import { ColumnEditor } from './columns/ColumnEditor.tsx'
import { ExcludeSection } from './ExcludeSection.tsx'
import classes from './exports.module.css'
import { FileName, RecordLimit, RecordOrder } from './FileFields.tsx'
import { FormatCards } from './FormatCards.tsx'
import { PlanCard } from './plan/PlanCard.tsx'
import { StartBar } from './plan/StartBar.tsx'
import { canStart, useExportEstimate } from './plan/useExportEstimate.ts'
import { type CurrentSource, useSource, useSources } from './useExportSource.ts'

const newDraft = (kind: Kind): ExportDraft => ({
  form: 'csv',
  columns: columnsFor(kind, 'Basic'),
  limit: undefined,
  sort: undefined,
  file: undefined,
  excludedLists: [],
  distinct: [],
  keep: 'first',
  keepIds: [],
  way: undefined,
  screened: [],
})

/** The settings of a new export and its plan; nothing is loaded before it starts. */
export function NewExport() {
  const { key, choices, choose, list, problem } = useSources()
  const source = useSource(key, list, problem)
  return (
    <>
      <header className={`${kit.line} ${kit.wrap} ${kit.spread} ${kit.gap16} ${kit.below} ${classes.head}`}>
        <div>
          <PageTitle lead={newExportMessages.lead}>{newExportMessages.title}</PageTitle>
        </div>
        <NativeSelect
          className={kit.widePhone}
          miw={260}
          size="xs"
          aria-label={newExportMessages.source}
          leftSection={<IconStack2 size={15} stroke={1.7} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.7} aria-hidden />}
          value={key}
          data={choices}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </header>
      {source.problem && (
        <Box px={24} pt={16}>
          <ProblemNote problem={source.problem} {...(source.retry && { retry: source.retry })} />
        </Box>
      )}
      <ExportForm key={source.kind} source={source} />
    </>
  )
}

function ExportForm({ source }: { source: CurrentSource }) {
  const { kind } = source
  const [edited, setDraft] = useState(() => newDraft(kind))
  const { data: entries } = useQuery(doNotContactQuery)
  const draft = useMemo(
    () => ({ ...edited, screened: entries ? screenedFields(kind, entries) : [] }),
    [edited, entries, kind],
  )
  const [errors, setErrors] = useState<DraftErrors>({})
  const change = (patch: Partial<ExportDraft>) => {
    setDraft((now) => ({ ...now, ...patch }))
    setErrors({})
  }
  const defaultFile = useMemo(() => `${asFileName(source.name)}-${today()}`, [source.name])
  const estimate = useExportEstimate(source, draft)
  const sortFields = useSortFields(kind)
  const tableSort = useSort()
  const sort = draft.sort ?? (tableSort ? sortText(tableSort) : '')
  const start = async () => {
    const invalid = errorsOf(draft)
    setErrors(invalid)
    if (Object.keys(invalid).length > 0 || source.total === undefined || !canStart(estimate)) return
    const order = orderOf(source, { ...draft, sort }, { defaultFile, way: estimate.way })
    await startExport(order, { total: source.total, ids: source.ids, rate: estimate.rate }).then(
      // On a narrow screen the jobs are below the form.
      () => document.getElementById('jobs')?.scrollIntoView({ block: 'nearest' }),
      (problem: Error) => notice({ text: problem.message }),
    )
  }
  useHotkeys([['mod+Enter', () => void start()]], [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <Stack gap={24} className={classes.form}>
        <FormatCards value={draft.form} onChange={(form) => change({ form })} />
        <div className={classes.halves}>
          <ColumnEditor
            kind={kind}
            form={draft.form}
            columns={draft.columns}
            ids={source.ids}
            hasOrigins={source.origins !== undefined && hasOrigins(source.origins)}
            onChange={(columns) => change({ columns })}
          />
          <Stack gap={16}>
            <RecordLimit
              value={draft.limit}
              total={source.total}
              error={errors.limit}
              onChange={(limit) => change({ limit })}
            />
            {source.source.type === 'search' && sortFields.length > 0 && (
              <RecordOrder
                value={sort}
                choices={sortChoices(
                  { kind, criteria: source.source.criteria, fields: sortFields },
                  sort || undefined,
                )}
                onChange={(sort) => change({ sort })}
              />
            )}
            <FileName
              value={draft.file ?? defaultFile}
              form={draft.form}
              error={errors.file}
              onChange={(file) => change({ file })}
            />
            <ExcludeSection source={source} draft={draft} onChange={change} />
          </Stack>
        </div>
        <PlanCard source={source} draft={draft} estimate={estimate} onWay={(way) => change({ way })} />
      </Stack>
      <StartBar estimate={estimate} />
    </form>
  )
}

function orderOf(
  source: CurrentSource,
  draft: ExportDraft,
  { defaultFile, way }: { defaultFile: string; way: ExportOrder['way'] },
): ExportOrder {
  const { form, columns, excludedLists, distinct, keep, keepIds, screened, sort } = draft
  return {
    kind: source.kind,
    name: source.name,
    source: sort && source.source.type === 'search' ? { ...source.source, sort } : source.source,
    form,
    columns: [...columns],
    file: (draft.file ?? defaultFile).trim(),
    leftOut: [...excludedLists],
    distinct: [...distinct],
    keep,
    kept: [...keepIds],
    screened: [...screened],
    origins: source.origins ?? { points: [] },
    way,
    ...(draft.limit !== undefined && { most: enteredLimit(draft) }),
  }
}
