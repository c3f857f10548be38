import type { MatchQuery } from '#service/match/criteria.ts'
import type { MatchResult } from '#service/match/match.ts'
import { matchCalls } from './match-calls.ts'
import { matchThreads, type WorkKind } from './match-threads.ts'
import { wholeFiles } from './open-name-index.ts'
import { readSharedFiles } from './shared-files.ts'
import { createStopFlags } from './stop-flags.ts'
import type { CorrectedNames, ThreadAnswer } from './thread-messages.ts'

/** Finds the records closest to partial criteria, best first. */
export interface Matcher {
  /** A single look-up: it goes before all bulk work. */
  match(request: MatchQuery, signal?: AbortSignal): Promise<MatchResult>
  /** Bulk work, on all threads; the results are in the order of the requests. */
  matchMany(requests: readonly MatchQuery[], signal?: AbortSignal): Promise<MatchResult[]>
  /** Requests that follow find these names in place of those of the same records. */
  correct(names: CorrectedNames): void
  close(): Promise<void>
}

/** Milliseconds that a chunk of bulk work shall take, and the number of its requests. */
const CHUNK_MS = 8
const MAX_CHUNK = 32

/**
 * Reads the index of names in `folder`, which the first match opens in several threads, since a match computes for some milliseconds.
 * When a thread does not open it, or has ended by itself, open calls and all later ones are rejected and `onFatal` is called, once.
 */
export async function openMatcherPool(
  folder: string,
  { threads: count, onFatal }: { threads: number; onFatal: (error: Error) => void },
): Promise<Matcher> {
  const shared = await readSharedFiles(folder, wholeFiles)
  const flags = createStopFlags()
  const calls = matchCalls(flags)
  const threads = matchThreads(
    { folder, flags: flags.shared, shared },
    { onOpened: dispatch, onAnswers, onFailure },
  )
  let msPerRequest = CHUNK_MS
  let state: 'new' | 'started' | 'closing' | Error = 'new'

  function start(): void {
    state = 'started'
    for (let i = 0; i < count; i++) threads.start()
  }

  function onFailure(error: Error): void {
    if (state === 'closing' || state instanceof Error) return
    state = error
    calls.rejectAll(error)
    threads.close()
    onFatal(error)
  }

  function onAnswers(kind: WorkKind, answers: readonly ThreadAnswer[], ms: number): void {
    if (kind === 'chunk') msPerRequest = 0.8 * msPerRequest + (0.2 * ms) / Math.max(1, answers.length)
    calls.receive(answers)
    dispatch()
  }

  const chunkSize = () => Math.max(1, Math.min(MAX_CHUNK, Math.floor(CHUNK_MS / msPerRequest)))

  /** Sends single look-ups to free threads, then bulk work. */
  function dispatch(): void {
    for (const kind of ['single', 'chunk'] as const)
      for (;;) {
        const send = threads.freeThread(kind)
        const tasks = send ? (kind === 'single' ? calls.takeSingle() : calls.takeBulk(chunkSize())) : []
        if (!send || tasks.length === 0) break
        send(tasks)
      }
  }

  async function run(requests: readonly MatchQuery[], isBulk: boolean, signal?: AbortSignal) {
    signal?.throwIfAborted()
    if (state instanceof Error) throw state
    if (requests.length === 0) return []
    if (state === 'new') start()
    let stop = () => {}
    try {
      return await new Promise<MatchResult[]>((resolve, reject) => {
        const call = calls.add(requests, { isBulk, canStop: signal !== undefined }, resolve, reject)
        stop = () => call.stop(signal?.reason)
        signal?.addEventListener('abort', stop, { once: true })
        dispatch()
      })
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  return {
    async match(request, signal) {
      const [result] = await run([request], false, signal)
      return result as MatchResult
    },
    matchMany: (requests, signal) => run(requests, true, signal),
    correct: threads.correct,
    async close() {
      if (!(state instanceof Error)) state = 'closing'
      threads.close()
      await threads.exits()
    },
  }
}
