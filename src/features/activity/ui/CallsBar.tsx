import { Button, TextInput } from '@mantine/core'
import { IconDownload, IconPlayerRecord, IconPlayerStop, IconSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { BASE } from '#api/client.ts'
import { harOf } from '#api/scripts/har.ts'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { count } from '#shared/text/format.ts'
import { callsQuery } from '#storage/call-log.ts'
import { writeWaitingCalls } from '#storage/log-calls.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import kit from '#ui/kit.module.css'
import { Segments } from '#ui/Segments.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Actions, Toolbar } from '#ui/Toolbar.tsx'
import { useRecording } from '../data/recording.ts'
import { type CallFilter, callFilters, reasonOf, shownCalls } from '../model/calls.ts'
import classes from './activity.module.css'

const RunDialog = lazy(() => import('./RunDialog.tsx').then(({ RunDialog }) => ({ default: RunDialog })))

interface Props {
  calls: readonly StoredCall[]
  shown: readonly StoredCall[]
  filter: CallFilter
  onFilter: (filter: CallFilter) => void
  text: string
  onText: (text: string) => void
}

const labels: Record<CallFilter, string> = { all: 'All', billed: 'Billed', problems: 'Problems' }

/** The filter of the calls, and the ways to save them. */
export function CallsBar({ calls, shown, filter, onFilter, text, onText }: Props) {
  const data = useMemo(
    () =>
      callFilters.map((value) => ({
        value,
        label: `${labels[value]} ${count(shownCalls(calls, value, '').length)}`,
      })),
    [calls],
  )
  return (
    <Toolbar edge="bottom">
      <TextInput
        className={`${kit.widePhone} ${classes.filter}`}
        aria-label={messages.findPlaceholder}
        placeholder={messages.findPlaceholder}
        leftSection={<IconSearch size={15} stroke={1.7} aria-hidden />}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Segments size="xs" aria-label={messages.whichCalls} data={data} value={filter} onChange={onFilter} />
      <Actions className={`${kit.last} ${kit.widePhone}`}>
        <RecordRun calls={calls} />
        <Button
          variant="default"
          leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
          disabled={shown.length === 0}
          title={messages.saveCalls}
          onClick={() => saveHar(shown)}
        >
          {messages.har}
        </Button>
      </Actions>
    </Toolbar>
  )
}

/** Starts and ends the recording of a run of calls, which is then shown as one script. */
function RecordRun({ calls }: { calls: readonly StoredCall[] }) {
  const { after } = useRecording()
  const [run, setRun] = useState<readonly StoredCall[]>()
  const recorded = after === undefined ? [] : calls.filter(({ n }) => n > after)
  const client = useQueryClient()
  const now = async () => {
    await writeWaitingCalls()
    return client.fetchQuery({ ...callsQuery, staleTime: 0 })
  }
  const start = async () => useRecording.setState({ after: (await now()).at(-1)?.n ?? 0 })
  const stop = async () => {
    setRun((await now()).filter(({ n }) => n > (after ?? 0)))
    useRecording.setState({ after: undefined })
  }
  return (
    <>
      {after === undefined ? (
        <Button
          variant="default"
          leftSection={<IconPlayerRecord size={15} stroke={1.7} aria-hidden />}
          title={messages.recordRunHint}
          onClick={start}
        >
          {messages.recordRun}
        </Button>
      ) : (
        <Button
          leftSection={<IconPlayerStop size={15} stroke={1.7} aria-hidden />}
          className={kit.dangerButton}
          onClick={stop}
        >
          {messages.stopAfter(recorded.length)}
        </Button>
      )}
      {run && (
        <Suspense>
          <RunDialog run={run} onClose={() => setRun(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const VERSION = '1'

/** Downloads the calls as an HTTP archive, the oldest first. */
function saveHar(shown: readonly StoredCall[]): void {
  const calls = shown
    .map((call) => ({ ...call, url: window.location.origin + BASE + call.path, comment: commentOf(call) }))
    .reverse()
  const day = new Date().toISOString().slice(0, 10)
  saveFile(`catchment-${day}.har`, [JSON.stringify(harOf(calls, VERSION), null, 2)], 'application/json')
}

function commentOf(call: StoredCall): string {
  const { items } = call
  return items ? messages.itemsStored(reasonOf(call), items.kept, items.all) : reasonOf(call)
}
