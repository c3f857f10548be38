import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import { recordMessages as messages } from '#features/record/messages.ts'
import type { Format } from '#records/record.ts'
import { useSettings } from '#session/settings.ts'
import type { WholeRecord } from '#storage/whole-record.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import classes from './page.module.css'

/** The formats in which a whole record of a kind is read. */
const formats: Record<Kind, readonly Format[]> = {
  companies: ['Enhanced'],
  people: ['LifeStyle', 'TargetReady'],
}

interface Props {
  kind: Kind
  loaded: WholeRecord
  query: UseQueryResult<WholeRecord>
}

/** Which version of the record this is, when and in which format it was read, and what that cost. */
export function ReadNote({ kind, loaded: { record, loadedAt, isUnchanged }, query }: Props) {
  const rates = useSettings((state) => state.rates)
  const cost = formats[kind].reduce((sum, format) => sum + rates[format], 0)
  return (
    <Inline wrap className={`${kit.second} ${classes.read}`}>
      <span>
        {messages.version.id}
        <code className={kit.normal}>{record.Id}</code>
      </span>
      <span>
        {messages.version.etag}
        <code className={kit.normal}>{record.ETag}</code>
      </span>
      <span role="status">
        {query.isFetching
          ? messages.version.refreshing
          : isUnchanged
            ? messages.version.unchanged(loadedAt)
            : messages.version.loaded(loadedAt, formats[kind], cost)}
      </span>
      <Button
        variant="subtle"
        className={`${kit.last} ${kit.screenOnly}`}
        leftSection={<IconRefresh size={15} stroke={1.7} aria-hidden />}
        loading={query.isFetching}
        onClick={() => query.refetch()}
      >
        {messages.version.refresh}
      </Button>
    </Inline>
  )
}
