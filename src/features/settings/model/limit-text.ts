import type { Limit } from '#api/limits.ts'
import { durationText } from '#shared/text/duration.ts'
import { count } from '#shared/text/format.ts'

/** A limit in plain words: "2,310 of 2,500 calls left, more in 2 days 7 hours". */
export function limitText({ name, left, of, renewed }: Limit): string {
  const calls = of === undefined ? `${count(left)} calls left` : `${count(left)} of ${count(of)} calls left`
  if (name === 'throttle') return `${calls} in this minute`
  return renewed === undefined
    ? `${calls}; they do not renew`
    : `${calls}, renewed in ${durationText(renewed)}`
}
