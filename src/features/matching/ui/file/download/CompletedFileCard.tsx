import { Button, Loader, NativeSelect } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { rateOf } from '#criteria/cost.ts'
import { changeOutput } from '#features/matching/data/job-actions.ts'
import { requestCompletedFile, useLiveMatches } from '#features/matching/data/match-worker.ts'
import { downloadMessages as messages } from '#features/matching/messages/download.ts'
import { completedFileName, RESULT_COLUMNS } from '#features/matching/model/file/download/completed-file.ts'
import { outputFormats } from '#features/matching/model/file/download/completed-file-formats.ts'
import {
  type OutputSettings,
  outputSettingsOf,
  type RowSelection,
} from '#features/matching/model/file/download/output-settings.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import type { Column } from '#files/column.ts'
import { isIdentity, requiredFields } from '#files/columns.ts'
import { fieldsOf } from '#records/record.ts'
import { useSettings } from '#session/settings.ts'
import kit from '#ui/kit.module.css'
import { Grid, Inline } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import classes from './download.module.css'
import type { SharedComponents } from './shared-components.ts'

interface Props {
  job: MatchJob
  /** The records that were accepted. */
  ids: readonly string[]
  ColumnEditor: SharedComponents['ColumnEditor']
}

/** The contents of the completed file, and a button to save it. */
export function CompletedFileCard({ job, ids, ColumnEditor }: Props) {
  const live = useLiveMatches(({ jobs }) => jobs[job.id])
  const [order, setOrder] = useState(() => outputSettingsOf(job))
  const { part, form } = order
  const columns = order.columns.filter((it) => !isIdentity(it))
  const choose = (changed: Partial<OutputSettings>) => {
    const next = { ...order, ...changed }
    setOrder(next)
    void changeOutput(job.id, next)
  }
  const error = live?.file && live.file !== 'writing' ? live.file.error : undefined
  return (
    <Panel className={`${kit.column} ${kit.gap12}`} aria-label={messages.title}>
      <SectionTitle large>{messages.title}</SectionTitle>
      <p className={kit.second}>{messages.hint}</p>
      <Grid columns={2}>
        <NativeSelect
          size="xs"
          label={messages.rows}
          value={part}
          data={Object.entries(messages.selections).map(([value, label]) => ({ value, label }))}
          onChange={(event) => choose({ part: event.currentTarget.value as RowSelection })}
        />
        <NativeSelect
          size="xs"
          label={messages.format}
          value={form}
          data={Object.entries(outputFormats).map(([value, { label }]) => ({ value, label }))}
          onChange={(event) => choose({ form: event.currentTarget.value as OutputSettings['form'] })}
        />
      </Grid>
      <Suspense fallback={<Loader role="img" size="sm" aria-label={messages.loadingColumns} />}>
        <ColumnEditor
          kind={job.kind}
          form={form}
          columns={order.columns}
          onChange={(next) => choose({ columns: next })}
          ids={ids}
          always={{ note: messages.resultColumns, columns: RESULT_COLUMNS }}
        />
      </Suspense>
      {error && (
        <Note tone="danger" role="alert">
          {messages.notSaved(error)}
        </Note>
      )}
      <Inline wrap justify="end">
        <Cost job={job} columns={columns} records={ids.length} />
        <Button
          size="sm"
          className={classes.save}
          loading={live?.file === 'writing'}
          leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
          onClick={() => requestCompletedFile(job.id, { ...order, columns })}
        >
          {messages.save(completedFileName(job.name, part, outputFormats[form].extension))}
        </Button>
      </Inline>
    </Panel>
  )
}

/** The cost of the added columns: fields that came with the match are not loaded again. */
function Cost({
  job: { kind },
  columns,
  records,
}: {
  job: MatchJob
  columns: readonly Column[]
  records: number
}) {
  const { rates } = useSettings()
  const fields = requiredFields(columns)
  const more = fields.filter((field) => !fieldsOf[kind].Basic?.includes(field))
  const rate = more.length > 0 ? rateOf(kind, { Fields: fields }, rates) : 0
  return (
    <p className={`${kit.second} ${kit.textFirst}`} role="status">
      {more.length === 0 ? messages.noCost : messages.cost(more.length, records, rate)}
    </p>
  )
}
