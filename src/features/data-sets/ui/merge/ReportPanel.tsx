import { Button } from '@mantine/core'
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { UseVersion } from '#contract/data-sets.ts'
import { type Merge, type MergeReport, mergePaths } from '#contract/merges.ts'
import { mergeQuery } from '#features/data-sets/data/merges.ts'
import { useDataSetChange } from '#features/data-sets/data/queries.ts'
import { mergeMessages } from '#features/data-sets/messages/merges.ts'
import { columnLabel } from '#files/columns.ts'
import { atBase } from '#shared/base-path.ts'
import { count } from '#shared/text/format.ts'
import { FieldError } from '#ui/FormRow.tsx'
import { Figures } from '#ui/JobParts.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Note } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Table } from '#ui/Table.tsx'
import { ReleaseDecision } from '../import/ReleaseDecision.tsx'
import { ReleaseView } from '../import/ReleaseView.tsx'
import { ReviewLink } from './ReviewLink.tsx'

const messages = mergeMessages.report
const icon = { size: 14, stroke: 1.7, 'aria-hidden': true } as const

interface Props {
  merge: Merge
  report: MergeReport
  /** Decisions that the merged version does not have. */
  notApplied: number
}

/** What a merge did: the counts, the fields, what differs from the version before, and how to undo it. */
export function ReportPanel({ merge, report, notApplied }: Props) {
  const { counts, state, ended, release, completed, conflicts } = report
  const figures = {
    [messages.merged]: count(counts.merged),
    [messages.added]: count(counts.added),
    [messages.inDoubt]: count(counts.inDoubt),
    [messages.unchanged]: count(counts.unchanged),
  }
  return (
    <Panel
      flush
      aria-label={messages.title}
      head={<SectionTitle note={messages.ended(ended)}>{messages.title}</SectionTitle>}
    >
      <Note band tone={state === 'inUse' ? 'saved' : state === 'pending' ? 'wait' : 'info'} role="status">
        {messages.states[state]}
      </Note>
      <Figures figures={figures} />
      <Stack gap={12} className={`${kit.padded} ${kit.above}`}>
        {counts.inDoubt > 0 && (
          <Inline wrap justify="between">
            <p className={kit.textFirst}>{messages.doubt(counts.inDoubt)}</p>
            <ReviewLink merge={merge} pairs={counts.inDoubt} />
          </Inline>
        )}
        {notApplied > 0 && <p>{mergeMessages.notApplied(notApplied)}</p>}
        <ByField title={messages.completed(completed.length)} list={completed} />
        <ByField title={messages.conflicts(conflicts.length)} list={conflicts} />
        {state !== 'removed' && <Files merge={merge} />}
        {report.canUndo && <Undo merge={merge} />}
      </Stack>
      {release && <ReleaseView release={release} />}
      {state === 'pending' && <ReleaseDecision kind={merge.kind} version={report.version} />}
    </Panel>
  )
}

const Files = ({ merge: { id } }: { merge: Merge }) => (
  <Inline>
    <Button
      component="a"
      href={atBase(mergePaths.list(id))}
      download
      variant="default"
      size="compact-sm"
      leftSection={<IconDownload {...icon} />}
    >
      {messages.list}
    </Button>
  </Inline>
)

/** Switches to the version before the merge. */
function Undo({ merge: { id, kind, into } }: { merge: Merge }) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useDataSetChange<UseVersion>('use')
  const onSuccess = () => void client.invalidateQueries({ queryKey: mergeQuery(id).queryKey, exact: true })
  return (
    <>
      <Inline wrap justify="between">
        <p className={`${kit.second} ${kit.textFirst}`}>{messages.undoHint(messages.built(into))}</p>
        <Button
          variant="default"
          size="compact-sm"
          loading={isPending}
          leftSection={<IconArrowBackUp {...icon} />}
          onClick={() => mutate({ kind, version: into }, { onSuccess })}
        >
          {messages.undo}
        </Button>
      </Inline>
      {error && <FieldError>{error.message}</FieldError>}
    </>
  )
}

function ByField({ title, list }: { title: string; list: MergeReport['completed'] }) {
  if (list.length === 0) return null
  return (
    <details>
      <summary className={`${kit.pointer} ${kit.second}`}>{title}</summary>
      <Table compact caption={title} head={messages.fieldHead} numbers="last">
        {list.map(({ field, records }) => (
          <tr key={field}>
            <th scope="row">{columnLabel(field)}</th>
            <td>{count(records)}</td>
          </tr>
        ))}
      </Table>
    </details>
  )
}
