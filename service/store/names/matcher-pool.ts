import { Worker } from 'node:worker_threads'
import type { MatchQuery } from '#service/match/criteria.ts'
import type { MatchResult } from '#service/match/match.ts'
import { createMatchQueue } from './match-queue.ts'
import { wholeFiles } from './open-name-index.ts'
import { readSharedFiles, type SharedFiles } from './shared-files.ts'
import { createStopFlags } from './stop-flags.ts'

/** Finds the records closest to partial criteria, best first. */
export interface Matcher {
  /** A single look-up: it goes before all bulk work. */
  match(request: MatchQuery, signal?: AbortSignal): Promise<MatchResult>
  /** Bulk work, on all threads; the results are in the order of the requests. */
  matchMany(requests: readonly MatchQuery[], signal?: AbortSignal): Promise<MatchResult[]>
  close(): Promise<void>
}

/** What a thread is started with. */
export interface ThreadStart {
  folder: string
  /** See `stop-flags.ts`. */
  flags: Uint8Array
  /** What all threads have in memory together. */
  shared: SharedFiles
}

/** One request for a thread; `flag` is that of its call. */
export interface ThreadTask {
  id: number
  flag: number
  request: MatchQuery
}

/** What a thread is sent: requests, or that it shall end. Single look-ups go before the requests of a chunk of bulk work. */
export type ThreadMessage = { type: 'single' | 'chunk'; tasks: ThreadTask[] } | { type: 'close' }

/** The answer to one request; `failure` is empty for one whose call was aborted. */
export type ThreadAnswer = { id: number; result: MatchResult } | { id: number; failure: string }

/** What a thread sends: first that its index is open, then the answers to each message, and the milliseconds that they took. */
export type ThreadReply =
  | { type: 'opened' }
  | { type: 'failed'; message: string }
  | { type: 'single' | 'chunk'; answers: ThreadAnswer[]; ms: number }

/** A call of this side: one request or many. */
interface Call {
  results: MatchResult[]
  /** Requests that have no result yet, and requests that a thread has. */
  missing: number
  inThreads: number
  flag: number
  isOver: boolean
  resolve(results: MatchResult[]): void
  reject(error: unknown): void
}

interface Task extends ThreadTask {
  call: Call
  index: number
}

interface Thread {
  worker: Worker
  isOpen: boolean
  singles: number
  chunks: number
  exit: Promise<void>
}

/** A thread holds so many messages at most: one that it works on and the next. The rest waits here, where it can be dropped. */
const MAX_PER_THREAD = 2
/** Milliseconds that a chunk of bulk work shall take, and the number of its requests. */
const CHUNK_MS = 8
const MAX_CHUNK = 32

/**
 * Opens the index of names in `folder` in several threads, since a match computes for some milliseconds. Resolves when the first is
 * open; the others follow. When a thread has ended by itself, open calls and all later ones are rejected and `onFatal` is called, once;
 * before the first has opened, this function rejects instead.
 */
export async function openMatcherPool(
  folder: string,
  { threads: count, onFatal }: { threads: number; onFatal: (error: Error) => void },
): Promise<Matcher> {
  const shared = await readSharedFiles(folder, wholeFiles)
  const queue = createMatchQueue<Call, Task>()
  const flags = createStopFlags()
  const tasks = new Map<number, Task>()
  const calls = new Set<Call>()
  const threads: Thread[] = []
  let lastId = 0
  let msPerRequest = CHUNK_MS
  let state: 'opening' | 'open' | 'closing' | Error = 'opening'

  function breakDown(error: Error): void {
    if (state instanceof Error) return
    const wasOpen = state === 'open'
    state = error
    for (const call of calls) call.reject(error)
    calls.clear()
    for (const { worker } of threads) worker.postMessage({ type: 'close' } satisfies ThreadMessage)
    if (wasOpen) onFatal(error)
  }

  function startThread(): Promise<void> {
    const start: ThreadStart = { folder, flags: flags.shared, shared }
    const worker = new Worker(new URL('./thread-entry.js', import.meta.url), { workerData: start })
    const exit = new Promise<void>((done) => worker.once('exit', () => done()))
    const thread: Thread = { worker, isOpen: false, singles: 0, chunks: 0, exit }
    threads.push(thread)
    return new Promise((opened, failed) => {
      const fail = (error: Error) => {
        failed(error)
        if (state !== 'closing') breakDown(error)
      }
      worker.on('error', fail)
      worker.on('exit', () => fail(new Error('The index of names has ended')))
      worker.on('message', (reply: ThreadReply) => {
        if (reply.type === 'failed') return fail(new Error(reply.message))
        if (reply.type === 'opened') {
          thread.isOpen = true
          opened()
        } else receive(thread, reply)
        dispatch()
      })
    })
  }

  function receive(thread: Thread, { type, answers, ms }: Extract<ThreadReply, { answers: unknown }>): void {
    if (type === 'single') thread.singles -= 1
    else {
      thread.chunks -= 1
      msPerRequest = 0.8 * msPerRequest + (0.2 * ms) / Math.max(1, answers.length)
    }
    for (const answer of answers) {
      const task = tasks.get(answer.id)
      if (!task) continue
      tasks.delete(answer.id)
      const { call } = task
      call.inThreads -= 1
      if ('result' in answer) {
        call.results[task.index] = answer.result
        call.missing -= 1
        if (call.missing === 0) end(call, () => call.resolve(call.results))
      } else end(call, () => call.reject(new Error(answer.failure)))
      releaseIfDone(call)
    }
  }

  function end(call: Call, finish: () => void): void {
    if (call.isOver) return
    call.isOver = true
    calls.delete(call)
    queue.remove(call)
    flags.set(call.flag)
    finish()
  }

  function releaseIfDone(call: Call): void {
    if (call.isOver && call.inThreads === 0) flags.release(call.flag)
  }

  function dispatch(): void {
    const open = threads.filter(({ isOpen }) => isOpen)
    for (;;) {
      const thread = leastLoaded(open, ({ singles }) => singles)
      const task = thread && queue.takeSingle()
      if (!task) break
      send(thread, 'single', [task])
    }
    for (;;) {
      const thread = leastLoaded(open, ({ chunks }) => chunks)
      const chunk = thread ? queue.takeBulk(chunkSize()) : []
      if (!thread || chunk.length === 0) break
      send(thread, 'chunk', chunk)
    }
  }

  const chunkSize = () => Math.max(1, Math.min(MAX_CHUNK, Math.floor(CHUNK_MS / msPerRequest)))

  function send(thread: Thread, type: 'single' | 'chunk', some: readonly Task[]): void {
    if (type === 'single') thread.singles += 1
    else thread.chunks += 1
    for (const task of some) {
      tasks.set(task.id, task)
      task.call.inThreads += 1
    }
    const plain = some.map(({ id, flag, request }) => ({ id, flag, request }))
    thread.worker.postMessage({ type, tasks: plain } satisfies ThreadMessage)
  }

  async function run(requests: readonly MatchQuery[], isBulk: boolean, signal?: AbortSignal) {
    signal?.throwIfAborted()
    if (state instanceof Error) throw state
    if (requests.length === 0) return []
    let stop = () => {}
    try {
      return await new Promise<MatchResult[]>((resolve, reject) => {
        const results: MatchResult[] = Array(requests.length)
        const flag = signal ? flags.take() : 0
        const call: Call = {
          results,
          missing: requests.length,
          inThreads: 0,
          flag,
          isOver: false,
          resolve,
          reject,
        }
        calls.add(call)
        const own = requests.map((request, index): Task => {
          lastId += 1
          return { id: lastId, flag, request, call, index }
        })
        if (isBulk) queue.addBulk(call, own)
        else queue.addSingle(call, own[0] as Task)
        stop = () => {
          if (call.isOver) return
          end(call, () => reject(signal?.reason))
          releaseIfDone(call)
        }
        signal?.addEventListener('abort', stop, { once: true })
        dispatch()
      })
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  await startThread()
  state = 'open'
  for (let i = 1; i < count; i++) startThread().catch(() => undefined)
  return {
    async match(request, signal) {
      const [result] = await run([request], false, signal)
      return result as MatchResult
    },
    matchMany: (requests, signal) => run(requests, true, signal),
    async close() {
      if (state === 'open') state = 'closing'
      for (const { worker } of threads) worker.postMessage({ type: 'close' } satisfies ThreadMessage)
      await Promise.all(threads.map(({ exit }) => exit))
    },
  }
}

/** The thread with the least of a kind of work, if one has room for more. */
function leastLoaded(threads: readonly Thread[], workOf: (thread: Thread) => number): Thread | undefined {
  const [first, ...rest] = threads
  if (!first) return undefined
  const all = ({ singles, chunks }: Thread) => singles + chunks
  const least = rest.reduce(
    (best, thread) =>
      workOf(thread) < workOf(best) || (workOf(thread) === workOf(best) && all(thread) < all(best))
        ? thread
        : best,
    first,
  )
  return workOf(least) < MAX_PER_THREAD ? least : undefined
}
