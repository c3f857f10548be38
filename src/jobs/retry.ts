import { ApiProblem } from '#api/problem.ts'
import { type OnWait, type RateLimiter, sleep } from './rate-limiter.ts'

interface RetrySettings {
  limiter: RateLimiter
  signal: AbortSignal
  onWait: OnWait
  onRetry: () => void
  /** Other calls of this job that are under way. */
  underWay: () => number
}

const MIN_SECONDS = 1
const MAX_SECONDS = 30
/** Attempts of a call that ends with an error of the service itself, or takes it too long. */
const TRIES = 3

/** No response, or that of a gateway whose service is down, or of a service that is busy. */
const isUnavailable = ({ status, isTooLong }: ApiProblem) => !isTooLong && [0, 502, 503, 504].includes(status)

/** What may pass, but is not waited for without end. */
const mayPass = ({ status, isTooLong }: ApiProblem) => isTooLong || status === 500

/**
 * Repeats a call until it is answered: waits as long as the service says after a 429, and while it or the network is
 * unavailable. Raises the `ApiProblem` of any other failure, and the signal's reason once that aborts.
 */
export async function withRetries<T>(call: () => Promise<T>, settings: RetrySettings): Promise<T> {
  const { limiter, onRetry, underWay } = settings
  for (let tries = 1; ; tries++) {
    await limiter.ready(underWay())
    try {
      return await call()
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      if (problem.status === 429) limiter.hold(throttled(problem))
      else if (isUnavailable(problem)) await waitUntilAvailable(tries, problem, settings)
      else if (mayPass(problem) && tries < TRIES) await sleep(tries * 1000, settings.signal)
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

/** Waits until the browser is online again, at most a time that doubles with each attempt. */
async function waitUntilAvailable(
  tries: number,
  { message }: ApiProblem,
  { signal, onWait }: RetrySettings,
): Promise<void> {
  onWait({ reason: 'offline', message })
  const seconds = Math.min(MAX_SECONDS, 2 ** (tries - 1))
  const over = new AbortController()
  await Promise.race([online(AbortSignal.any([signal, over.signal])), sleep(seconds * 1000, signal)])
  over.abort()
  onWait(undefined)
}

/** Resolves when the browser is online again. */
const online = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    globalThis.addEventListener('online', () => resolve(), { once: true, signal })
  })
