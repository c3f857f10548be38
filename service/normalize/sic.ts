import { cleanText, withoutDecimals } from '#shared/text/clean-text.ts'
import { describeNaics, sicOfNaics } from '../reference/dictionary/naics.ts'
import { sixDigits } from '../reference/dictionary/sic.ts'
import type { Reading } from './notes.ts'

/** What a whole column of SIC codes shows, counted over its cells. */
export interface SicFormatStatistics {
  /** Codes that begin with 0: where there are any, zeros have not been lost. */
  zeros: number
  six: number
  /** Codes of six digits that begin like no SIC code but are NAICS codes. */
  naics: number
}

export const newSicFormatStatistics = (): SicFormatStatistics => ({ zeros: 0, six: 0, naics: 0 })

const MANY = 0.2

const digitsOf = (cell: string) =>
  /^\d{2,8}(?!\d)/.exec(withoutDecimals(cleanText(cell)).replace(/(?<=\d)[.-](?=\d)/g, ''))?.[0]

/** Counts one cell in. */
export function countSic(statistics: SicFormatStatistics, cell: string): void {
  const digits = digitsOf(cell)
  if (!digits) return
  if (digits.startsWith('0')) statistics.zeros += 1
  if (digits.length !== 6) return
  statistics.six += 1
  if (!sixDigits(digits.slice(0, 4)) && describeNaics(digits)) statistics.naics += 1
}

const found = (value: string | undefined, note?: Reading<string>['note']): Reading<string> | undefined =>
  value ? { value, note } : undefined

const trade = (digits: string) => sixDigits(digits.slice(0, 4))
const fromNaics = (digits: string) => found(sixDigits(sicOfNaics(digits) ?? ''), 'sicFromNaics')

function readSix(digits: string, { six, naics }: SicFormatStatistics) {
  if (naics > six * MANY) return fromNaics(digits)
  return found(sixDigits(digits)) ?? found(trade(digits), 'sicForeign') ?? fromNaics(digits)
}

/**
 * A code of our dictionary, six digits, for one of 4, 6 or 8 digits, or NAICS in its place. Odd numbers of digits have lost a zero
 * (`111` is wheat, `0111`), unless the column has zeros elsewhere. Nothing is cut off without a note.
 */
export function readSic(cell: string, statistics: SicFormatStatistics): Reading<string> {
  if (/^0*$/.test(cleanText(cell))) return {}
  const digits = digitsOf(cell)
  if (!digits) return { note: 'sicUnknown' }
  const lost = digits.length % 2 === 1 && digits.length > 1 && statistics.zeros === 0
  const full = lost ? `0${digits}` : digits
  const reading = readFull(full, statistics)
  if (!reading) return { note: 'sicUnknown' }
  return lost ? { value: reading.value, note: reading.note ?? 'sicZero' } : reading
}

function readFull(digits: string, statistics: SicFormatStatistics): Reading<string> | undefined {
  if (digits.length === 4) return found(trade(digits))
  if (digits.length === 6) return readSix(digits, statistics)
  return digits.length === 8 ? found(trade(digits), 'sicLong') : undefined
}

/** A NAICS code of 2 to 8 digits; from six digits on it must be one of NAICS 2017. */
export function readNaics(cell: string): Reading<string> {
  const text = withoutDecimals(cleanText(cell))
  if (text === '' || /^0+$/.test(text)) return {}
  const digits = /^\d{2,8}(?!\d)/.exec(text)?.[0]
  const good = digits && (digits.length < 6 || describeNaics(digits.slice(0, 6)))
  return good ? { value: digits } : { note: 'naicsUnknown' }
}
