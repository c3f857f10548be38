import type { Worker } from 'node:worker_threads'
import { startThread } from '#service/compiled/start-thread.ts'
import type {
  CorrectedNames,
  ThreadAnswer,
  ThreadMessage,
  ThreadReply,
  ThreadStart,
  ThreadTask,
} from './thread-messages.ts'

/** The two kinds of work of a thread: single look-ups, and chunks of bulk work. */
export type WorkKind = 'single' | 'chunk'

interface Thread {
  worker: Worker
  isOpen: boolean
  /** Messages of each kind that the thread has. */
  load: Record<WorkKind, number>
  exit: Promise<void>
}

/** A thread holds so many messages of a kind at most: one that it works on and the next. The rest waits in the queue, where it can be dropped. */
const MAX_PER_THREAD = 2

export interface MatchThreads {
  /** Starts one more thread. */
  start(): void
  /** A function that sends tasks to the thread with the least of a kind of work; undefined when none has room for more. */
  freeThread(kind: WorkKind): ((tasks: readonly ThreadTask[]) => void) | undefined
  /** Gives all threads, and those that are started later, corrected names in place of those before. */
  correct(names: CorrectedNames): void
  /** Ends all threads after their open messages. */
  close(): void
  exits(): Promise<unknown>
}

interface Events {
  /** A thread has opened its index. */
  onOpened: () => void
  onAnswers: (kind: WorkKind, answers: readonly ThreadAnswer[], ms: number) => void
  /** A thread has not opened its index, has failed or ended. */
  onFailure: (error: Error) => void
}

/** Threads that each have the index of names, and how much each of them has to do. */
export function matchThreads(
  workerData: ThreadStart,
  { onOpened, onAnswers, onFailure }: Events,
): MatchThreads {
  const threads: Thread[] = []
  let corrected: CorrectedNames | undefined
  const post = ({ worker }: Thread, message: ThreadMessage) => worker.postMessage(message)
  return {
    start() {
      const worker = startThread('store/names/thread', { workerData })
      const exit = new Promise<void>((done) => worker.once('exit', () => done()))
      const thread: Thread = { worker, isOpen: false, load: { single: 0, chunk: 0 }, exit }
      threads.push(thread)
      if (corrected) post(thread, { type: 'corrected', names: corrected })
      worker.on('error', onFailure)
      worker.on('exit', () => onFailure(new Error('The index of names has ended')))
      worker.on('message', (reply: ThreadReply) => {
        if (reply.type === 'failed') return onFailure(new Error(reply.message))
        if (reply.type === 'opened') {
          thread.isOpen = true
          onOpened()
        } else {
          thread.load[reply.type] -= 1
          onAnswers(reply.type, reply.answers, reply.ms)
        }
      })
    },
    freeThread(kind) {
      const thread = leastLoaded(threads, kind)
      return (
        thread &&
        ((tasks) => {
          thread.load[kind] += 1
          post(thread, { type: kind, tasks: tasks.map(({ id, flag, request }) => ({ id, flag, request })) })
        })
      )
    },
    correct(names) {
      corrected = names
      for (const thread of threads) post(thread, { type: 'corrected', names })
    },
    close() {
      for (const thread of threads) post(thread, { type: 'close' })
    },
    exits: () => Promise.all(threads.map(({ exit }) => exit)),
  }
}

const loadOf = ({ load }: Thread) => load.single + load.chunk

/** The open thread with the least of a kind of work, if one has room for more. */
function leastLoaded(threads: readonly Thread[], kind: WorkKind): Thread | undefined {
  let least: Thread | undefined
  for (const thread of threads) {
    if (!thread.isOpen || thread.load[kind] >= MAX_PER_THREAD) continue
    const less = least ? thread.load[kind] - least.load[kind] || loadOf(thread) - loadOf(least) : -1
    if (less < 0) least = thread
  }
  return least
}
