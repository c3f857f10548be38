import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { callsQuery } from '#storage/call-log.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { type CallFilter, shownCalls } from '../model/calls.ts'
import classes from './activity.module.css'
import { Detail } from './CallDetails.tsx'
import { CallsBar } from './CallsBar.tsx'
import { CallsTable } from './CallsTable.tsx'
import { Meters } from './Meters.tsx'

const none: readonly StoredCall[] = []

/** The log of the calls of this browser: request, response, time, billed records, and the limits of the key. */
export function ActivityPage() {
  useEffect(() => {
    document.title = 'Activity · Catchment'
  }, [])
  const { data: calls = none, error, refetch } = useQuery(callsQuery)
  const [filter, onFilter] = useState<CallFilter>('all')
  const [text, onText] = useState('')
  const searchText = useDeferredValue(text)
  const shown = useMemo(() => shownCalls(calls, filter, searchText), [calls, filter, searchText])
  const [selected, setSelected] = useState<number>()
  const call = calls.find(({ n }) => n === selected)
  return (
    <main className={classes.page} data-detail={call !== undefined}>
      <h1 className="visually-hidden">{messages.activity}</h1>
      <div className={`${kit.column} ${kit.narrow} ${kit.short} ${classes.left}`}>
        <Meters calls={calls} />
        <CallsBar {...{ calls, shown, filter, onFilter, text, onText }} />
        {error && <ProblemNote problem={error} retry={refetch} />}
        <CallsTable
          shown={shown}
          selected={selected}
          onSelect={setSelected}
          empty={calls.length === 0 ? messages.noCallsYet : messages.noCallsMatch}
        />
      </div>
      {call && (
        <Detail
          key={call.n}
          call={call}
          onClose={() => setSelected(undefined)}
          onRepeated={() => setSelected(undefined)}
        />
      )}
    </main>
  )
}
