/** Seconds in each, and what it is called. */
const parts = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const

/** Seconds as the two largest of days, hours, minutes and seconds: "2 days 7 hours". */
export function durationWords(seconds: number): string {
  const told = parts.map(([size, word], i) => {
    const above = parts[i - 1]?.[0] ?? Number.POSITIVE_INFINITY
    return { n: Math.floor((seconds % above) / size), word }
  })
  const first = parts.findIndex(([size]) => seconds >= size)
  const from = first < 0 ? parts.length - 1 : first
  const shown = told.slice(from, from + 2).filter(({ n }, i) => n > 0 || i === 0)
  return shown.map(({ n, word }) => `${n} ${word}${n === 1 ? '' : 's'}`).join(' ')
}

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
const MINUTE = 60_000

/** A moment (milliseconds since 1970) to the minute: "Monday 23 Nov, 00:00 UTC". */
export function momentWords(at: number): string {
  const minute = Math.round(at / MINUTE) * MINUTE
  return `${day.format(minute).replace(',', '')}, ${time.format(minute)} UTC`
}
