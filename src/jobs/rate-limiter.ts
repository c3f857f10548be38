import { lastLimits, onLimits } from '#api/limits.ts'

/** Told of each wait: why, and for how many seconds; nothing once it is over. */
export type OnWait = (wait: Wait | undefined) => void
export interface Wait {
  reason: 'throttle' | 'offline'
  message: string
  seconds?: number | undefined
}

/** How fast a job may call: it waits as long as the service asks, and where the service tells what is left, before it has to ask. */
export interface Pace {
  /** Returns once a call may be made, given how many are under way; raises `signal.reason` when that is aborted. */
  ready(underWay: number): Promise<void>
  /** Lets no call be made for so long. */
  hold(wait: Wait & { seconds: number }): void
  /** Calls a minute that the key allows, where the service tells. */
  perMinute(): number | undefined
  close(): void
}

/** Shorter waits are not worth a word. */
const MIN_SHOWN_WAIT = 2
const SECOND = 1000

export function rateOf(signal: AbortSignal, onWait: OnWait): Pace {
  let left: number | undefined
  let until = 0
  let told: Wait | undefined
  let waiting: Promise<void> | undefined
  const throttle = () => lastLimits()?.find(({ name }) => name === 'throttle')
  const close = onLimits(() => {
    left = throttle()?.left
  })
  const hold = (wait: Wait & { seconds: number }) => {
    until = Math.max(until, performance.now() + wait.seconds * SECOND)
    if (wait.seconds < MIN_SHOWN_WAIT) return
    told = wait
    onWait(wait)
  }
  /** One wait for all who come meanwhile, by the clock that only runs forward. */
  const over = async () => {
    for (let rest = until - performance.now(); rest > 0; rest = until - performance.now())
      await pause(rest, signal)
    left = undefined
    if (told) onWait(undefined)
    told = undefined
  }
  const ready = async (underWay: number) => {
    if (left !== undefined && left <= underWay && until <= performance.now()) {
      const { of, renewed = 1 } = throttle() ?? {}
      const message = of ? `All ${of} calls of this minute are used.` : 'The calls of this minute are used.'
      hold({ reason: 'throttle', message, seconds: Math.max(1, renewed) })
    }
    if (until <= performance.now()) return
    waiting ??= over().finally(() => {
      waiting = undefined
    })
    await waiting
  }
  return { ready, hold, perMinute: () => throttle()?.of, close }
}

/** Waits so many milliseconds; raises `signal.reason` when that is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
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
