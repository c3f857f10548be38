/** The seconds of each unit, its name, and its abbreviation. */
const parts = [
  { size: 86_400, word: 'day', short: 'd' },
  { size: 3_600, word: 'hour', short: 'h' },
  { size: 60, word: 'minute', short: 'min' },
  { size: 1, word: 'second', short: 's' },
] as const
type Part = (typeof parts)[number]

/** Seconds, rounded up, as the two largest of days, hours, minutes and seconds. */
function inParts(seconds: number, words: (n: number, part: Part) => string): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const first = parts.findIndex(({ size }) => whole >= size)
  const from = first < 0 ? parts.length - 1 : first
  const amounts = parts.slice(from, from + 2).map((part, i) => {
    const above = parts[from + i - 1]?.size ?? Number.POSITIVE_INFINITY
    return { part, n: Math.floor((whole % above) / part.size) }
  })
  return amounts
    .filter(({ n }, i) => n > 0 || i === 0)
    .map(({ n, part }) => words(n, part))
    .join(' ')
}

/** How long until something: "2 days 7 hours", "23 seconds", "a moment". */
export const durationText = (seconds: number): string =>
  seconds > 0 ? inParts(seconds, (n, { word }) => `${n} ${word}${n === 1 ? '' : 's'}`) : 'a moment'

/** A length of time in short: "8 s", "1 min 30 s", "2 h 5 min". */
export const duration = (seconds: number): string => inParts(seconds, (n, { short }) => `${n} ${short}`)

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
const MINUTE = 60_000

/** A moment (milliseconds since 1970) to the minute: "Monday, Nov 23, 00:00 UTC". */
export function momentText(at: number): string {
  const minute = Math.round(at / MINUTE) * MINUTE
  return `${day.format(minute)}, ${time.format(minute)} UTC`
}
