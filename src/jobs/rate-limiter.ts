import { lastLimits, onLimits } from '#api/limits.ts'

/** Called when a wait begins, with its reason and seconds, and with undefined when it is over. */
export type OnWait = (wait: Wait | undefined) => void
export interface Wait {
  reason: 'throttle' | 'offline'
  message: string
  seconds?: number | undefined
}

/** Limits the calls of a job to the rate of its key: waits after a 429, and before one where the service reports the calls left. */
export interface RateLimiter {
  /** Returns once a call may be made, given how many are under way; raises `signal.reason` when that is aborted. */
  ready(underWay: number): Promise<void>
  /** Delays every call by so many seconds. */
  hold(wait: Wait & { seconds: number }): void
  /** Calls a minute that the key allows, where the service reports it. */
  callsPerMinute(): number | undefined
  close(): void
}

/** Shorter waits are not shown (seconds). */
const MIN_SHOWN_WAIT = 2
const SECOND = 1000

export function rateLimiter(signal: AbortSignal, onWait: OnWait): RateLimiter {
  let left: number | undefined
  let until = 0
  let shownWait: Wait | undefined
  let waiting: Promise<void> | undefined
  const throttle = () => lastLimits()?.find(({ name }) => name === 'throttle')
  const close = onLimits(() => {
    left = throttle()?.left
  })
  const hold = (wait: Wait & { seconds: number }) => {
    until = Math.max(until, performance.now() + wait.seconds * SECOND)
    if (wait.seconds < MIN_SHOWN_WAIT) return
    shownWait = wait
    onWait(wait)
  }
  /** One wait that all callers share, by `performance.now`. */
  const waitUntilOver = async () => {
    for (let rest = until - performance.now(); rest > 0; rest = until - performance.now())
      await sleep(rest, signal)
    left = undefined
    if (shownWait) onWait(undefined)
    shownWait = undefined
  }
  const ready = async (underWay: number) => {
    if (left !== undefined && left <= underWay && until <= performance.now()) {
      const { of, renewed = 1 } = throttle() ?? {}
      const message = of ? `All ${of} calls of this minute are used.` : 'The calls of this minute are used.'
      hold({ reason: 'throttle', message, seconds: Math.max(1, renewed) })
    }
    if (until <= performance.now()) return
    waiting ??= waitUntilOver().finally(() => {
      waiting = undefined
    })
    await waiting
  }
  return { ready, hold, callsPerMinute: () => throttle()?.of, close }
}

/** Waits so many milliseconds; raises `signal.reason` when that is aborted. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const aborted = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', aborted)
      resolve()
    }, milliseconds)
    if (signal.aborted) aborted()
    signal.addEventListener('abort', aborted, { once: true })
  })
}
