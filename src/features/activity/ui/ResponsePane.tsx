import { useMemo, useState } from 'react'
import { printed } from '#api/scripts/print.ts'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { count } from '#shared/text/format.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import { Code } from '#ui/Code.tsx'
import { CopyIcon } from '#ui/CopyIcon.tsx'
import kit from '#ui/kit.module.css'
import { Table } from '#ui/Table.tsx'
import { tableOf } from '../model/response-table.ts'
import classes from './activity.module.css'
import { CallPane, HeaderList, PaneNote } from './CallPane.tsx'

const tabs = [
  { value: 'json', label: 'Response' },
  { value: 'table', label: 'As a table' },
  { value: 'headers', label: 'Headers' },
] as const
type Tab = (typeof tabs)[number]['value']

const names: Record<Tab, string> = {
  json: 'Response',
  table: messages.responseAsTable,
  headers: messages.responseHeaders,
}

/** The response as JSON, as a table, and its headers. */
export function ResponsePane({ call }: { call: StoredCall }) {
  const [tab, setTab] = useState<Tab>('json')
  const answer = useMemo(() => (call.answer === undefined ? undefined : JSON.parse(call.answer)), [call])
  const text = useMemo(() => (answer === undefined ? '' : printed(answer)), [answer])
  return (
    <CallPane
      id="call-response"
      label={messages.response}
      tabs={tabs}
      tab={tab}
      onTab={setTab}
      panelLabel={names[tab]}
      controls={
        <>
          <span className={`${kit.second} ${kit.noWrap} ${kit.last}`}>{limitsReported(call)}</span>
          {text && <CopyIcon text={text} label={messages.copyResponse} />}
        </>
      }
    >
      {tab === 'headers' && <HeaderList headers={call.headers} />}
      {tab !== 'headers' && answer === undefined && <PaneNote>{withoutAnswer(call)}</PaneNote>}
      {tab === 'json' && text && <Code text={text} label={messages.responseAsJson} />}
      {tab === 'table' && answer !== undefined && <ResponseTable answer={answer} />}
      {tab !== 'headers' && call.items && (
        <PaneNote>{messages.moreItems(call.items.all, call.items.kept)}</PaneNote>
      )}
    </CallPane>
  )
}

function withoutAnswer({ status, size }: StoredCall): string {
  if (status === 'cut') return messages.callCanceled
  return size > 0 ? messages.responseNotStored : messages.emptyResponse
}

/** "23 calls left, more in 18 seconds", as reported by this response. */
function limitsReported({ limits }: StoredCall): string {
  const limit = limits.find(({ name }) => name === 'throttle') ?? limits[0]
  if (!limit) return ''
  const more = limit.renewed === undefined ? '' : messages.renewedIn(limit.renewed)
  return `RateLimit ${count(limit.left)} left${more}`
}

function ResponseTable({ answer }: { answer: unknown }) {
  const table = useMemo(() => tableOf(answer), [answer])
  if (!table) return <PaneNote>{messages.notATable}</PaneNote>
  return (
    <div
      className={`${kit.inside} ${classes.tableRoom}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      role="region"
      aria-label={messages.responseAsTable}
    >
      <Table head={table.columns} sticky compact className={kit.noWrap}>
        {table.rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={row}>
            {cells.map((text, i) => (
              <td key={table.columns[i]} className={kit.truncate}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </div>
  )
}
