import { ApiProblem } from '#api/problem.ts'
import { type OnWait, type Pace, pause } from './rate-limiter.ts'

interface Patience {
  pace: Pace
  signal: AbortSignal
  onWait: OnWait
  onRetry: () => void
  /** Calls of this job that are under way, save this one. */
  underWay: () => number
}

const MIN_SECONDS = 1
const MAX_SECONDS = 30
/** Faults of the service itself pass or do not: they are tried a few times. */
const TRIES = 3

/** No answer, or that of a gateway whose service is down. */
const isAway = ({ status }: ApiProblem) => [0, 502, 503, 504].includes(status)

/**
 * Asks until there is an answer: waits as long as the service asks, and while it or the network is away. Raises the
 * `ApiProblem` of anything that does not pass by itself, and the signal's reason once that aborts.
 */
export async function withRetries<T>(ask: () => Promise<T>, patience: Patience): Promise<T> {
  const { pace, onRetry, underWay } = patience
  for (let tries = 1; ; tries++) {
    await pace.ready(underWay())
    try {
      return await ask()
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      if (problem.status === 429) pace.hold(throttled(problem))
      else if (isAway(problem)) await untilBack(tries, problem, patience)
      else if (problem.status === 500 && tries < TRIES) await pause(tries * 1000, patience.signal)
      else throw problem
      onRetry()
    }
  }
}

const throttled = ({ message, waitSeconds = 0 }: ApiProblem) => ({
  reason: 'throttle' as const,
  message,
  seconds: Math.max(MIN_SECONDS, waitSeconds),
})

/** Waits for the network to come back, or a while longer after each try. */
async function untilBack(
  tries: number,
  { message }: ApiProblem,
  { signal, onWait }: Patience,
): Promise<void> {
  onWait({ reason: 'offline', message })
  const seconds = Math.min(MAX_SECONDS, 2 ** (tries - 1))
  const over = new AbortController()
  await Promise.race([online(AbortSignal.any([signal, over.signal])), pause(seconds * 1000, signal)])
  over.abort()
  onWait(undefined)
}

/** Resolves when the browser says that it is connected again. */
const online = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    globalThis.addEventListener('online', () => resolve(), { once: true, signal })
  })
