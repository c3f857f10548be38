import { Worker } from 'node:worker_threads'
import type { Match, MatchRequest } from '../../match/match.ts'

/** Finds the records that partial criteria may mean, the likeliest first. */
export interface Matcher {
  match(request: MatchRequest): Promise<Match[]>
  close(): Promise<void>
}

/** What is asked of the thread that holds the index of names: a match, or to end when there is no request. */
export type Asked = { id: number; request: MatchRequest } | { id: number }

/** What the thread answers: first that it is open, then each request. */
export interface Told {
  id: number
  matches?: Match[]
  failure?: string
}

/** The `id` of the answer that tells that the index is open. */
export const OPENED = 0

interface Call {
  resolve(matches: Match[]): void
  reject(error: Error): void
}

/**
 * Opens the index of names in `folder` in a thread of its own, since a match computes for some hundredths of a second. When it has
 * ended by itself, open calls and all later ones are rejected and `onFatal` is told, once; before it has opened, this function rejects instead.
 */
export async function openRemoteMatcher(folder: string, onFatal: (error: Error) => void): Promise<Matcher> {
  const worker = new Worker(new URL('./thread-entry.js', import.meta.url), { workerData: folder })
  const calls = new Map<number, Call>()
  let lastId = OPENED
  let ended: Error | undefined
  let isOpen = false
  const exit = new Promise<void>((done) => worker.once('exit', () => done()))

  function end(error: Error): void {
    if (ended) return
    ended = error
    for (const call of calls.values()) call.reject(ended)
    calls.clear()
    if (isOpen) onFatal(error)
  }

  worker.on('error', end)
  worker.on('exit', () => end(new Error('The index of names has ended')))
  worker.on('message', ({ id, matches, failure }: Told) => {
    const call = calls.get(id)
    calls.delete(id)
    if (matches) call?.resolve(matches)
    else call?.reject(new Error(failure))
  })

  const answerTo = (id: number) =>
    new Promise<Match[]>((resolve, reject) => {
      if (ended) reject(ended)
      else calls.set(id, { resolve, reject })
    })

  await answerTo(OPENED)
  isOpen = true
  return {
    match(request) {
      lastId += 1
      const answer = answerTo(lastId)
      worker.postMessage({ id: lastId, request } satisfies Asked)
      return answer
    },
    async close() {
      isOpen = false
      worker.postMessage({ id: OPENED } satisfies Asked)
      await exit
    },
  }
}
