/** Calls that share a time (milliseconds since 1970), and how many they are. */
type CallsAtTime = readonly [time: number, count: number]

/** The calls of the last minute, oldest first. */
export type CallLog = readonly CallsAtTime[]

/** The result for a call: whether it passes, how many more calls may follow now, and in how many seconds one more may. */
export interface Throttled {
  passed: boolean
  left: number
  seconds: number
}

const MINUTE = 60_000

/** Above this rate calls within a 600th of a minute count as one moment, so that a log remains small. */
const FINE = 1000

/**
 * Lets a call pass unless there were `perMinute` in the 60 seconds before it: a sliding window, so that no 60 seconds have
 * more. Refused calls are not counted. When the clock was set back, calls in the future count as of now.
 */
export function throttle(
  log: CallLog,
  perMinute: number,
  now: number,
): { log: CallLog; throttled: Throttled } {
  const recent = lastMinute(log, now)
  const used = recent.reduce((sum, [, count]) => sum + count, 0)
  const passed = used < perMinute
  const next = passed ? withCall(recent, perMinute > FINE ? MINUTE / 600 : 0, now) : recent
  const left = Math.max(0, perMinute - used - 1)
  return { log: next, throttled: { passed, left, seconds: secondsToRoom(next, used - perMinute + 1, now) } }
}

function lastMinute(log: CallLog, now: number): CallLog {
  const [first, last] = [log[0], log.at(-1)]
  if (!first || !last || (first[0] > now - MINUTE && last[0] <= now)) return log
  return log.filter(([time]) => time > now - MINUTE).map(([time, count]) => [Math.min(time, now), count])
}

function withCall(log: CallLog, moment: number, now: number): CallLog {
  const last = log.at(-1)
  if (!last || now - last[0] > moment) return [...log, [now, 1]]
  return [...log.slice(0, -1), [last[0], last[1] + 1]]
}

/** Whole seconds until so many calls, or at least one, have left the window. */
function secondsToRoom(log: CallLog, calls: number, now: number): number {
  let leavingCalls = 0
  const leaving = log.find(([, count]) => {
    leavingCalls += count
    return leavingCalls >= calls
  })
  return Math.max(1, Math.ceil(((leaving?.[0] ?? now) + MINUTE - now) / 1000))
}
