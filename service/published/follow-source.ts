import type { Worker } from 'node:worker_threads'
import { startThread } from '../compiled/start-thread.ts'
import type { FollowData } from './follow-thread.ts'
import { logStates, type StateLog } from './log-states.ts'
import type { PartState } from './part-state.ts'
import type { DataPart } from './parts.ts'
import { openPlace } from './places/open-place.ts'

/** Milliseconds after which a thread that failed is started again, and that it has to end. */
const AGAIN = 10_000
const GRACE = 2000

/** What is published elsewhere and followed here. */
export interface Following {
  /** Where it is published, without secrets. */
  from: string
  /** How far each part is. */
  states(): readonly PartState[]
  close(): Promise<void>
}

/**
 * Follows what `source` publishes, in a thread, so that no call waits while files are hashed. Throws a PlaceError for a text that names no place;
 * whatever is wrong later is logged and in the states.
 */
export function followSource(data: FollowData, log: StateLog): Following {
  const { shown: from } = openPlace(data.source)
  const states = new Map<DataPart, PartState>()
  const logState = logStates(log, from)
  let isEnding = false
  let timer: NodeJS.Timeout | undefined
  let thread = start()

  function start(): Worker {
    const started = startThread('published/follow-thread', { workerData: data })
    started.on('message', (state: PartState) => {
      logState(states.get(state.part), state)
      states.set(state.part, state)
    })
    started.on('error', (err) => log.error({ err }, 'the thread that fetches published data has failed'))
    started.on('exit', () => {
      if (isEnding) return
      timer = setTimeout(() => {
        thread = start()
      }, AGAIN).unref()
    })
    return started
  }

  return {
    from,
    states: () => [...states.values()],
    async close() {
      isEnding = true
      clearTimeout(timer)
      const ended = new Promise((done) => thread.once('exit', done))
      thread.postMessage('end')
      const late = setTimeout(() => void thread.terminate(), GRACE)
      // A thread that has failed before does not end again.
      if (thread.threadId !== -1) await ended
      clearTimeout(late)
    },
  }
}
