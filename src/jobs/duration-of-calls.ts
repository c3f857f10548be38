/** Seconds of one call, and calls that are made at once. */
const CALL_SECONDS = 0.5
const AT_ONCE = 4

/** Seconds that calls take: by the key's rate when they are more than it allows in a minute, else by themselves. */
export function secondsOf(calls: number, perMinute: number | undefined): number {
  const themselves = Math.ceil(calls / AT_ONCE) * CALL_SECONDS
  if (!perMinute || calls <= perMinute) return Math.ceil(themselves)
  return Math.ceil(Math.max(themselves, Math.floor((calls - 1) / perMinute) * 60))
}
