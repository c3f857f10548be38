import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { callsQuery } from '#storage/call-log.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { type Choice, shownCalls } from '../model/rows.ts'
import classes from './activity.module.css'
import { CallsBar } from './CallsBar.tsx'
import { CallsTable } from './CallsTable.tsx'
import { Detail } from './Detail.tsx'
import { Meters } from './Meters.tsx'

const none: readonly StoredCall[] = []

/** Every call that this browser made: what it asked, what came, how long it took, what it billed, and what is left of the key. */
export function ActivityPage() {
  useEffect(() => {
    document.title = 'Activity · Catchment'
  }, [])
  const { data: calls = none, error, refetch } = useQuery(callsQuery)
  const [choice, setChoice] = useState<Choice>('all')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const shown = useMemo(() => shownCalls(calls, choice, wanted), [calls, choice, wanted])
  const [chosen, setChosen] = useState<number>()
  const call = calls.find(({ n }) => n === chosen)
  return (
    <main className={classes.page} data-detail={call !== undefined}>
      <h1 className="visually-hidden">Activity</h1>
      <div className={`${kit.column} ${kit.narrow} ${kit.short} ${classes.left}`}>
        <Meters calls={calls} />
        <CallsBar
          calls={calls}
          shown={shown}
          choice={choice}
          onChoice={setChoice}
          text={text}
          onText={setText}
        />
        {error && <ProblemNote problem={error} retry={refetch} />}
        <CallsTable
          shown={shown}
          chosen={chosen}
          onChoose={setChosen}
          empty={calls.length === 0 ? 'No calls yet.' : 'No call is like this.'}
        />
      </div>
      {call && (
        <Detail
          key={call.n}
          call={call}
          onClose={() => setChosen(undefined)}
          onRepeated={() => setChosen(undefined)}
        />
      )}
    </main>
  )
}
