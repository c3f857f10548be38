import { type Band, bandOf } from '#contract/ranges.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import type { Reading } from './notes.ts'
import { readSize } from './size.ts'

/**
 * The band that an amount or a range of dollars falls into, as criteria spell it: `62000`, `$75k-$99k`, `Under $20,000`, `500000+`. An amount
 * below the first band falls into none.
 */
export function readBand(cell: string, bands: readonly Band[]): Reading<string> {
  const text = cleanText(cell).replace(/^(?:under|less than|below|up to|<=?)\s*/i, `${bands[0]?.low}-`)
  const { actual, range, note } = readSize(text, bands)
  if (range !== undefined) return { value: range, note }
  const band = bandOf(bands, actual)
  if (band) return { value: band.value }
  return actual !== undefined || note ? { note: 'moneyUnreadable' } : {}
}
