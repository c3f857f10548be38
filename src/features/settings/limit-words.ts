import type { Limit } from '../../api/limits.ts'
import { count } from '../../criteria/format.ts'

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

/** A limit in plain words: "2,310 of 2,500 calls left, more in 2 days 7 hours". */
export function limitWords({ name, left, of, renewed }: Limit): string {
  const calls = of === undefined ? `${count(left)} calls left` : `${count(left)} of ${count(of)} calls left`
  if (name === 'throttle') return `${calls} in this minute`
  return renewed === undefined
    ? `${calls}; they do not renew`
    : `${calls}, renewed in ${durationWords(renewed)}`
}
