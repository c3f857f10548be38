import { Button } from '@mantine/core'
import { coreCalls } from '#api/core-records.ts'
import { walkIds } from '#api/pages.ts'
import type { Kind } from '#contract/kind.ts'
import { rateOf } from '#criteria/cost.ts'
import { loadMessages as messages } from '#features/lists/messages/records.ts'
import { summaryFields } from '#features/lists/model/records/summary.ts'
import type { RecordField } from '#records/record.ts'
import { useSettings } from '#session/settings.ts'
import { count } from '#shared/text/format.ts'
import { cacheRecords } from '#storage/record-cache.ts'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import classes from './load.module.css'
import { TaskProgress } from './TaskProgress.tsx'
import type { Task } from './useTask.ts'

interface Props {
  kind: Kind
  /** The records that are not loaded with these fields. */
  ids: readonly string[]
  fields: readonly RecordField[]
  /** Why they are wanted: "Duplicates among them are not found." */
  reason: string
  /** What of them was not read, where it is not all: "in the new version". */
  scope?: string
  work: Task
}

/** Offers to load missing records, with the cost. Loaded records are cached. */
export function LoadOffer({ kind, ids, fields, reason, scope, work }: Props) {
  const rates = useSettings((settings) => settings.rates)
  const Fields = [...new Set([...summaryFields[kind], ...fields])]
  const cost = rateOf(kind, { Fields }, rates) * ids.length
  const read = () =>
    void work.run(async ({ signal, onWait, onProgress }) => {
      let done = 0
      onProgress(done, ids.length)
      for await (const records of walkIds(ids, { kind, fields: Fields, from: 0, signal, onWait })) {
        await cacheRecords(kind, records, Fields)
        done += records.length
        onProgress(done, ids.length)
      }
    })
  const isIdle = work.state.step === 'idle'
  if (isIdle && ids.length === 0) return null
  return (
    <div className={`${kit.waitSurface} ${classes.offer}`}>
      {isIdle ? (
        <Inline wrap>
          <p className={`${kit.cell} ${classes.reason}`}>
            {messages.notLoaded(kind, ids.length, scope)} {reason}
          </p>
          <Button variant="default" onClick={read} title={callsText(ids.length)}>
            {messages.loadFor(ids.length, cost)}
          </Button>
        </Inline>
      ) : (
        <TaskProgress work={work} label={messages.loadingRecords} retry={read} />
      )}
    </div>
  )
}

const callsText = (many: number) => (coreCalls(many) === 1 ? '1 call' : `${count(coreCalls(many))} calls`)
