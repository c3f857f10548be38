import { useHotkeys } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { columnsFor } from '#files/columns.ts'
import { notice } from '#session/notices.ts'
import kit from '#ui/kit.module.css'
import { PageTitle } from '#ui/PageTitle.tsx'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { exportStarted } from '../data/actions.ts'
import { type Draft, type DraftErrors, faultsOf, mostOf, today } from '../data/draft.ts'
import { asFileName } from '../model/file-name.ts'
import type { ExportOrder } from '../model/job.ts'
import { ColumnEditor } from './columns/ColumnEditor.tsx'
import classes from './exports.module.css'
import { FileName } from './FileName.tsx'
import { FormCards } from './FormCards.tsx'
import { HowMany } from './HowMany.tsx'
import { LeaveOut } from './LeaveOut.tsx'
import { PlanCard } from './plan/PlanCard.tsx'
import { canStart, useExportEstimate } from './plan/useExportEstimate.ts'
import { SourceChoice } from './SourceChoice.tsx'
import { type SourceNow, useSource, useSources } from './useSource.ts'

const newDraft = (kind: Kind): Draft => ({
  form: 'csv',
  columns: columnsFor(kind, 'Basic'),
  most: undefined,
  file: undefined,
  leftOut: [],
  distinct: [],
  keep: 'first',
  kept: [],
  way: 'at-once',
})

/** What is exported, how, and what that will take, before anything is read. */
export function NewExport() {
  const { key, choices, choose, list, problem } = useSources()
  const source = useSource(key, list, problem)
  return (
    <>
      <header className={`${kit.line} ${classes.head}`}>
        <div>
          <PageTitle lead="Nothing is loaded or billed until you press Start.">New export</PageTitle>
        </div>
        <SourceChoice value={key} choices={choices} onChange={choose} />
      </header>
      {source.problem && (
        <div className={classes.problem}>
          <ProblemNote problem={source.problem} {...(source.retry && { retry: source.retry })} />
        </div>
      )}
      <Choices key={source.kind} source={source} />
    </>
  )
}

function Choices({ source }: { source: SourceNow }) {
  const { kind } = source
  const [draft, setDraft] = useState(() => newDraft(kind))
  const [faults, setErrors] = useState<DraftErrors>({})
  const change = (patch: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...patch }))
    setErrors({})
  }
  const usualFile = useMemo(() => `${asFileName(source.name)}-${today()}`, [source.name])
  const estimate = useExportEstimate(source, draft)
  const start = async () => {
    const wrong = faultsOf(draft)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || source.total === undefined || !canStart(estimate)) return
    const order = orderOf(source, draft, usualFile)
    await exportStarted(order, { total: source.total, ids: source.ids, rate: estimate.rate }).then(
      // On a narrow screen the jobs stand below what was just filled in.
      () => document.getElementById('jobs')?.scrollIntoView({ block: 'nearest' }),
      (problem: Error) => notice({ words: problem.message }),
    )
  }
  useHotkeys([['mod+Enter', () => void start()]], [])
  return (
    <form
      className={`${kit.column} ${classes.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <FormCards value={draft.form} onChange={(form) => change({ form })} />
      <div className={classes.halves}>
        <ColumnEditor
          kind={kind}
          form={draft.form}
          columns={draft.columns}
          ids={source.ids}
          onChange={(columns) => change({ columns })}
        />
        <div className={`${kit.column} ${classes.stack}`}>
          <HowMany
            value={draft.most}
            total={source.total}
            fault={faults.most}
            onChange={(most) => change({ most })}
          />
          <FileName
            value={draft.file ?? usualFile}
            form={draft.form}
            fault={faults.file}
            onChange={(file) => change({ file })}
          />
          <LeaveOut source={source} draft={draft} onChange={change} />
        </div>
      </div>
      <PlanCard source={source} draft={draft} estimate={estimate} onWay={(way) => change({ way })} />
    </form>
  )
}

function orderOf(source: SourceNow, draft: Draft, usualFile: string): ExportOrder {
  const { form, columns, leftOut, distinct, keep, kept, way } = draft
  return {
    kind: source.kind,
    name: source.name,
    source: source.source,
    form,
    columns: [...columns],
    file: (draft.file ?? usualFile).trim(),
    leftOut: [...leftOut],
    distinct: [...distinct],
    keep,
    kept: [...kept],
    way,
    ...(draft.most !== undefined && { most: mostOf(draft) }),
  }
}
