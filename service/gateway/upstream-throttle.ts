import { problem } from '../http/problem.ts'
import { type CallLog, throttle } from '../limits/throttle.ts'

/** Milliseconds that calls are not sent after a refusal, at most: then one call finds out whether the service accepts calls again. */
const MAX_HOLD = 60_000

/**
 * The rate at which this process calls the other service. All tabs and people share one key, so that they share its limit: a call above it is
 * refused here, and the service, which may disable keys that exceed their limit, does not get it.
 */
export interface UpstreamThrottle {
  /** Counts a call; raises a 429 with `Retry-After` for one that the service would refuse. Until the limit is known, calls wait for the first answer. */
  admit(): Promise<void>
  /** Takes the limit from an answer (`RateLimit-Policy`), and the wait of a refusal. */
  answered(response: Pick<Response, 'status' | 'headers'>): void
  /** A call got no answer. */
  failed(): void
}

/** `now` is the present in milliseconds, by a clock that is never set. */
export function upstreamThrottle(now = () => performance.now()): UpstreamThrottle {
  let perMinute = Number.POSITIVE_INFINITY
  let log: CallLog = []
  let refusedUntil = 0
  /** The first call, whose answer says the limit. */
  let first: { answered: Promise<void>; done: () => void } | undefined

  return {
    async admit() {
      if (first) await first.answered
      else first = waiting()
      if (now() < refusedUntil) throw refusal(Math.ceil((refusedUntil - now()) / 1000))
      const { log: next, throttled } = throttle(log, perMinute, now())
      if (!throttled.passed) throw refusal(throttled.seconds, perMinute)
      log = next
    },
    answered({ status, headers }) {
      perMinute = perMinuteIn(headers.get('ratelimit-policy')) ?? perMinute
      const wait = status === 429 ? waitIn(headers.get('retry-after')) : 0
      if (wait > 0) refusedUntil = now() + Math.min(wait, MAX_HOLD)
      first?.done()
    },
    failed: () => first?.done(),
  }
}

function waiting() {
  let done = () => {}
  const answered = new Promise<void>((resolve) => {
    done = resolve
  })
  return { answered, done }
}

function refusal(seconds: number, perMinute?: number) {
  const limit = perMinute
    ? `The data service allows ${perMinute} calls a minute, which all who use this app share.`
    : 'The data service is rate limiting.'
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`
  return problem(429, `${limit} Try again in ${wait}.`, { 'retry-after': String(seconds) })
}

/** The calls a minute of a policy such as `"throttle";q=600;w=60, "quota";q=75000;w=604800`; undefined where there is none. */
function perMinuteIn(policy: string | null): number | undefined {
  const quotas = (policy ?? '').split(',').flatMap((one) => {
    const [, quota] = /;\s*q=(\d{1,9})\b/.exec(one) ?? []
    return quota && /;\s*w=60\b/.test(one) ? [Number(quota)] : []
  })
  return quotas.length > 0 ? Math.max(1, Math.min(...quotas)) : undefined
}

/** The milliseconds of a `Retry-After`, in seconds or as a date; 0 where it is neither. */
function waitIn(retryAfter: string | null): number {
  const text = retryAfter?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) || !/^[A-Z]/i.test(text) ? 0 : Math.max(0, date - Date.now())
}
