import { Button } from '@mantine/core'
import { IconCalendarCheck, IconChevronLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Kind } from '#contract/kind.ts'
import { changeWithUndo, useDueRecords } from '#features/lists/data/follow-ups.ts'
import { cachedQuery } from '#features/lists/data/records/cached-rows.ts'
import { dueMessages as messages } from '#features/lists/messages/follow-ups.ts'
import type { DueRecord } from '#features/lists/model/due.ts'
import { dayOf, isDue } from '#records/follow-up.ts'
import { writtenDay } from '#records/follow-up-columns.ts'
import { nameOf } from '#records/record.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { Inline, Stack } from '#ui/layout.tsx'
import { Tag } from '#ui/Note.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Table } from '#ui/Table.tsx'
import { attempt } from '../actions/attempt.ts'
import classes from './due.module.css'

const pageOf = { companies: '/companies/$id', people: '/people/$id' } as const

/** The most rows of the table. */
const MAX_ROWS = 500

/** The records whose follow-up is due, each with a link to it. */
export function DueFollowUps() {
  const due = useDueRecords()
  const shown = due.slice(0, MAX_ROWS)
  const nameOfRecord = useNames(shown)
  return (
    <main className={`${kit.scroll} ${kit.narrow} ${classes.page}`}>
      <Link
        to="/lists"
        search={true}
        className={`${kit.inline} ${kit.gap4} ${kit.link} ${kit.touchHeight} ${kit.hideWide}`}
      >
        <IconChevronLeft size={16} stroke={1.7} aria-hidden />
        {messages.back}
      </Link>
      {due.length === 0 ? (
        <Empty Icon={IconCalendarCheck} level={1} title={messages.none}>
          <p>{messages.noneHint}</p>
        </Empty>
      ) : (
        <Stack gap={12}>
          <div>
            <h1 className={kit.pageTitle}>{messages.title}</h1>
            <p className={kit.second}>{messages.note}</p>
          </div>
          <Panel flush className={kit.clip} aria-label={messages.table}>
            <Table
              className={classes.table}
              caption={messages.table}
              head={[...messages.head, messages.actions]}
            >
              {shown.map((record) => (
                <DueRow
                  key={`${record.kind}/${record.id}`}
                  {...record}
                  name={nameOfRecord(record) ?? messages.record(record.id)}
                />
              ))}
            </Table>
          </Panel>
          {due.length > MAX_ROWS && <p className={kit.second}>{messages.truncated(MAX_ROWS, due.length)}</p>}
        </Stack>
      )}
    </main>
  )
}

/** The names of records, where they are stored in this browser. */
function useNames(due: readonly DueRecord[]) {
  const companies = useKindNames('companies', due)
  const people = useKindNames('people', due)
  return ({ kind, id }: DueRecord) => (kind === 'people' ? people : companies).get(id)
}

function useKindNames(kind: Kind, due: readonly DueRecord[]): ReadonlyMap<string, string | undefined> {
  const ids = due.filter((record) => record.kind === kind).map(({ id }) => id)
  const { data = [] } = useQuery({ ...cachedQuery(kind, ids), enabled: ids.length > 0 })
  return new Map(data.flatMap((cached) => (cached ? [[cached.record.Id, nameOf(kind, cached.record)]] : [])))
}

/** A record, with what is done with its follow-up most: it is over, or waits for tomorrow. */
function DueRow({ kind, id, followUp, name }: DueRecord & { name: string }) {
  const now = new Date()
  const move = (date: string, text: string) =>
    void attempt(() => changeWithUndo(kind, [id], () => ({ date }), text))
  return (
    <tr>
      <th scope="row" className={classes.name}>
        <Link to={pageOf[kind]} params={{ id }} search={true} className={kit.link}>
          <bdi>{name}</bdi>
        </Link>
      </th>
      <td className={`${kit.noWrap} ${classes.date}`}>
        {writtenDay(followUp.date)}{' '}
        {isDue(followUp, dayOf(now, -1)) && <Tag tone="wait">{messages.overdue}</Tag>}
      </td>
      <td className={`${kit.breaks} ${classes.status}`}>{followUp.status && <bdi>{followUp.status}</bdi>}</td>
      <td className={classes.tags}>
        {followUp.tags.length > 0 && (
          <Inline as="span" wrap gap={4}>
            {followUp.tags.map((tag) => (
              <Tag key={tag}>
                <bdi>{tag}</bdi>
              </Tag>
            ))}
          </Inline>
        )}
      </td>
      <td className={`${kit.breaks} ${classes.note}`}>{followUp.note && <bdi>{followUp.note}</bdi>}</td>
      <td className={classes.actions}>
        <Inline gap={6}>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={messages.doneHint(name)}
            title={messages.doneHint(name)}
            onClick={() => move('', messages.isDone(name))}
          >
            {messages.done}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={messages.tomorrowHint(name)}
            title={messages.tomorrowHint(name)}
            onClick={() => move(dayOf(now, 1), messages.moved(name))}
          >
            {messages.tomorrow}
          </Button>
        </Inline>
      </td>
    </tr>
  )
}
