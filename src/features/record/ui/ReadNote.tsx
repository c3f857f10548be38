import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import { price } from '#criteria/cost.ts'
import type { AnyRecord, Format } from '#records/record.ts'
import { useSettings } from '#session/settings.ts'
import kit from '#ui/kit.module.css'
import classes from './page.module.css'

/** The formats in which a whole record of a kind is read. */
const formats: Record<Kind, readonly Format[]> = {
  companies: ['Enhanced'],
  people: ['LifeStyle', 'TargetReady'],
}

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'short' })

/** "today, 16:18", or the day where it is another one. */
function whenRead(at: number): string {
  const date = new Date(at)
  const today = date.toDateString() === new Date().toDateString()
  return `${today ? 'today' : day.format(date)}, ${time.format(date)}`
}

interface Props {
  kind: Kind
  record: AnyRecord
  query: UseQueryResult<AnyRecord>
}

/** Which version of the record this is, when and in which format it was read, and what that cost. */
export function ReadNote({ kind, record, query }: Props) {
  const rates = useSettings((state) => state.rates)
  const cost = formats[kind].reduce((sum, format) => sum + rates[format], 0)
  return (
    <div className={`${kit.line} ${kit.second} ${classes.read}`}>
      <span>
        Id <code>{record.Id}</code>
      </span>
      <span>
        Version (ETag) <code>{record.ETag}</code>
      </span>
      <span role="status">
        {query.isFetching
          ? 'Refreshing'
          : `Loaded ${whenRead(query.dataUpdatedAt)}, ${formats[kind].join(' and ')}, ${price(cost)}`}
      </span>
      <Button
        variant="subtle"
        ml="auto"
        leftSection={<IconRefresh size={15} stroke={1.7} aria-hidden />}
        loading={query.isFetching}
        onClick={() => query.refetch()}
      >
        Refresh
      </Button>
    </div>
  )
}
