import { Button } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ImportReport, type ImportResult, type ImportRun, importPaths } from '#contract/imports.ts'
import { cancelImport, removeRun } from '#features/data-sets/data/import/queries.ts'
import { dataSetsQuery } from '#features/data-sets/data/queries.ts'
import { runMessages as messages } from '#features/data-sets/messages/import.ts'
import { qualityMessages } from '#features/data-sets/messages/quality.ts'
import { releaseMessages } from '#features/data-sets/messages/releases.ts'
import { restMessages } from '#features/data-sets/messages/rest.ts'
import { largestFirst, progressOf } from '#features/data-sets/model/import/run-progress.ts'
import { storedVersion } from '#features/data-sets/model/sets.ts'
import { atBase } from '#shared/base-path.ts'
import { FieldError } from '#ui/FormRow.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Figures, StateTag } from '#ui/JobParts.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ProgressBar } from '#ui/Progress.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { CancelRow } from '../CancelRow.tsx'
import { QualityLink } from '../quality/QualityLink.tsx'
import { ImportRest } from './ImportRest.tsx'
import { ReleaseDecision } from './ReleaseDecision.tsx'
import { ReleaseView } from './ReleaseView.tsx'

/** What a run is called: the data set, or its files while it has no name. */
const nameOf = ({ name, files }: ImportRun) => name || files.join(', ')

/** An import: how far it is, or how it ended. */
export function RunCard({ run }: { run: ImportRun }) {
  const { id, state, began, result, error } = run
  const client = useQueryClient()
  const name = nameOf(run)
  const remove = useMutation({ mutationFn: () => removeRun(client, id), networkMode: 'always' })
  return (
    <Panel
      flush
      aria-label={messages.card(name, began)}
      head={
        <SectionTitle
          level={3}
          note={messages.began(began)}
          className={kit.breaks}
          actions={
            <Inline gap={6}>
              <StateTag state={state === 'failed' ? 'stopped' : state}>{messages.states[state]}</StateTag>
              {state !== 'running' && (
                <IconButton
                  small
                  Icon={IconTrash}
                  label={messages.remove(name)}
                  onClick={() => remove.mutate()}
                />
              )}
            </Inline>
          }
        >
          <bdi>{name}</bdi>
        </SectionTitle>
      }
    >
      {state === 'running' && <Running run={run} />}
      {error && (
        <Note band tone="danger" role="alert">
          {error}
        </Note>
      )}
      {(state === 'canceled' || state === 'failed') && (
        <p className={`${kit.padded} ${kit.second}`}>{messages.canceled}</p>
      )}
      {run.reports && (
        <div className={kit.padded}>
          <Reports id={id} reports={run.reports} />
        </div>
      )}
      {remove.error && <FieldError>{remove.error.message}</FieldError>}
      {state === 'discarded' && <p className={`${kit.padded} ${kit.second}`}>{releaseMessages.discarded}</p>}
      {result?.release && <ReleaseView release={result.release} />}
      {state === 'ready' && result && run.kind && (
        <ReleaseDecision kind={run.kind} version={result.version} />
      )}
      {result && <Result run={run} result={result} />}
    </Panel>
  )
}

function Running({ run }: { run: ImportRun }) {
  const client = useQueryClient()
  const cancel = useMutation({ mutationFn: () => cancelImport(client, run.id), networkMode: 'always' })
  const { progress } = run
  const { share, secondsLeft } = progressOf(run)
  return (
    <Stack gap={8} className={kit.padded}>
      <Inline wrap justify="between">
        <span role="status">{progress?.step ?? messages.starting}</span>
        {progress && <span className={kit.second}>{messages.done(progress.done, progress.total)}</span>}
      </Inline>
      <ProgressBar label={messages.rows} value={share ?? 0} state="running" />
      <Inline wrap justify="between" className={kit.second}>
        <span>{progress?.rowsPerSecond !== undefined && messages.speed(progress.rowsPerSecond)}</span>
        <span>{secondsLeft !== undefined && messages.left(secondsLeft)}</span>
      </Inline>
      <CancelRow
        note={messages.note}
        label={messages.cancel}
        isPending={cancel.isPending}
        onCancel={() => cancel.mutate()}
      />
      {cancel.error && <FieldError>{cancel.error.message}</FieldError>}
    </Stack>
  )
}

/** What came in, what was rejected and why, and the files on that. */
function Result({ run, result }: { run: ImportRun; result: ImportResult }) {
  const { id, kind, state } = run
  const { rows, records, rejected, reasons, notes, closing, seconds } = result
  const { data } = useQuery(dataSetsQuery)
  const version = storedVersion(data?.sets, result.version)
  const isStored = state !== 'discarded' && version !== undefined
  const reports = isStored ? result.reports : []
  const canMend = kind !== undefined && reports.includes('rejects.csv')
  const rejectedRows = Object.values(rejected).reduce((sum, n) => sum + n, 0)
  return (
    <>
      <Figures
        figures={{
          [messages.readRows]: messages.count(rows),
          [messages.records]: messages.count(records),
          [messages.rejected]: messages.count(rejectedRows),
          [messages.seconds]: messages.took(seconds),
        }}
      />
      <Stack gap={8} className={`${kit.padded} ${kit.above}`}>
        <p>{messages.imported(kind, records)}</p>
        {closing && <p className={kit.second}>{closing}</p>}
        <Counts title={messages.reasons} counts={largestFirst(reasons)} />
        <Counts title={messages.changes} counts={notes.map(({ text, count }) => [text, count] as const)} />
        <Inline wrap gap={6}>
          {kind && isStored && (
            <QualityLink kind={kind} version={version} label={qualityMessages.linkOfImport(nameOf(run))} />
          )}
          <Reports id={id} reports={reports} />
          {canMend && <ImportRest kind={kind} version={result.version} />}
        </Inline>
        {canMend && <p className={kit.second}>{restMessages.hint}</p>}
      </Stack>
    </>
  )
}

/** The files of an import that can be loaded. */
const Reports = ({ id, reports }: { id: string; reports: readonly ImportReport[] }) =>
  reports.length > 0 && (
    <Inline wrap gap={6}>
      {reports.map((report) => (
        <Button
          key={report}
          component="a"
          href={atBase(importPaths.report(id, report))}
          download
          variant="default"
          size="compact-sm"
          leftSection={<IconDownload size={14} stroke={1.7} aria-hidden />}
        >
          {messages.reports[report]}
        </Button>
      ))}
    </Inline>
  )

/** Numbers of rows by what they have in common, behind a disclosure. */
function Counts({ title, counts }: { title: string; counts: readonly (readonly [string, number])[] }) {
  if (counts.length === 0) return null
  return (
    <details>
      <summary className={`${kit.pointer} ${kit.second}`}>{messages.times(title, counts.length)}</summary>
      <ul>
        {counts.map(([text, n]) => (
          <li key={text}>{messages.times(text, n)}</li>
        ))}
      </ul>
    </details>
  )
}
