import { useMemo, useState } from 'react'
import { printed } from '#api/scripts/print.ts'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { count } from '#shared/text/format.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import { Code } from '#ui/Code.tsx'
import { CopyIcon } from '#ui/CopyIcon.tsx'
import kit from '#ui/kit.module.css'
import { TabBar } from '#ui/TabBar.tsx'
import { tableOf } from '../model/response-table.ts'
import classes from './activity.module.css'
import { HeaderList } from './HeaderList.tsx'

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
    <section aria-label={messages.response}>
      <div className={`${kit.row} ${classes.paneBar}`}>
        <TabBar
          tabs={tabs}
          value={tab}
          onChange={setTab}
          label={messages.response}
          panel={() => 'call-response'}
        />
        <span className={`${kit.second} ${kit.noWrap}`}>{limitsReported(call)}</span>
        {text && <CopyIcon text={text} label={messages.copyResponse} />}
      </div>
      <div id="call-response" role="tabpanel" aria-label={names[tab]}>
        {tab === 'headers' && <HeaderList headers={call.headers} />}
        {tab !== 'headers' && answer === undefined && (
          <p className={`${kit.second} ${classes.note}`}>{withoutAnswer(call)}</p>
        )}
        {tab === 'json' && text && <Code text={text} label={messages.responseAsJson} />}
        {tab === 'table' && answer !== undefined && <AnswerTable answer={answer} />}
        {tab !== 'headers' && call.items && (
          <p className={`${kit.second} ${classes.note}`}>
            {messages.moreItems(call.items.all, call.items.kept)}
          </p>
        )}
      </div>
    </section>
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

function AnswerTable({ answer }: { answer: unknown }) {
  const table = useMemo(() => tableOf(answer), [answer])
  if (!table) return <p className={`${kit.second} ${classes.note}`}>{messages.notATable}</p>
  return (
    <div
      className={`${kit.inside} ${classes.tableRoom}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      role="region"
      aria-label={messages.responseAsTable}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            {table.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={row}>
              {cells.map((text, i) => (
                <td key={table.columns[i]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
