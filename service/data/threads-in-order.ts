import { availableParallelism } from 'node:os'
import { startThread, type threadModules } from '../compiled/start-thread.ts'
import { DataError } from '../versions/data-error.ts'
import type { Reply } from './thread-answers.ts'

/** A thread; it answers in the order of the requests. */
export interface Thread<Request, Answer> {
  send(request: Request): Promise<Answer>
  stop(): Promise<unknown>
}

interface Waiting<Answer> {
  resolve(answer: Answer): void
  reject(error: Error): void
}

/** Below so many imported records threads take longer to start, with the tables that each of them reads, than to work. */
export const THREADS_FROM = 100_000

/** More would need more memory than a build may take. */
const MAX_THREADS = 4
/** Requests that each thread has ahead. */
const AHEAD = 2
/** Megabytes for new objects of a thread: records come and go without being copied about. */
const YOUNG = 192

/** How threads are started. */
export interface ThreadSettings {
  module: (typeof threadModules)[number]
  workerData: unknown
  /** As many as the processor runs at a time when absent. */
  threads?: number
}

/** Starts a thread that answers requests. */
export function startAnswering<Request, Answer>({
  module,
  workerData,
}: ThreadSettings): Thread<Request, Answer> {
  const worker = startThread(module, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } })
  const waiting: Waiting<Answer>[] = []
  let broken: Error | undefined
  const fail = (error: Error) => {
    broken ??= error
    for (const { reject } of waiting.splice(0)) reject(error)
  }
  worker.on('message', (reply: Reply<Answer>) => {
    const next = waiting.shift()
    if ('answer' in reply) next?.resolve(reply.answer)
    else next?.reject(reply.isDataError ? new DataError(reply.failed) : new Error(reply.failed))
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('A thread ended')))
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken)
        waiting.push({ resolve, reject })
        worker.postMessage(request)
      }),
    stop: () => worker.terminate(),
  }
}

/**
 * What several threads answer to requests, in the order of the requests; few are read ahead. The threads end with the generator. Throws what
 * the requests throw, and what breaks a thread.
 */
export async function* answersInOrder<Request, Answer>(
  settings: ThreadSettings,
  requests: Iterable<Request> | AsyncIterable<Request>,
): AsyncGenerator<Answer> {
  const count = settings.threads ?? Math.min(MAX_THREADS, availableParallelism())
  const threads = Array.from({ length: count }, () => startAnswering<Request, Answer>(settings))
  const pending: Promise<Answer>[] = []
  let sent = 0
  try {
    for await (const request of requests) {
      if (pending.length === AHEAD * count) yield await (pending.shift() as Promise<Answer>)
      const answer = (threads[sent++ % count] as Thread<Request, Answer>).send(request)
      answer.catch(() => undefined) // It is thrown when its turn comes.
      pending.push(answer)
    }
    while (pending.length > 0) yield await (pending.shift() as Promise<Answer>)
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()))
  }
}
