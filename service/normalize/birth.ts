import { cleanText, withoutDecimals } from '#shared/text/clean-text.ts'
import { readDate } from './date.ts'
import type { Reading } from './notes.ts'

/** People do not grow older. */
const OLDEST = 120
const UNREADABLE = { note: 'birthUnreadable' } as const

const monthYear = (year: number, month: number) =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : undefined

/** A month of a year in any format; a date whose day is not known has day 00. */
function month(text: string): string | undefined {
  const first = /^(\d{4})[-/. ]?(\d{1,2})(?:[-/.]?00)?$/.exec(text)
  if (first && Number(first[2]) > 0) return monthYear(Number(first[1]), Number(first[2]))
  const last = /^(\d{1,2})[-/. ](\d{4})$/.exec(text)
  if (last) return monthYear(Number(last[2]), Number(last[1]))
  const named = /^([a-z]{3,9})\.?[\s,/-]+(\d{4})$/i.exec(text)
  return named ? readDate(`1 ${named[1]} ${named[2]}`).value?.slice(0, 7) : undefined
}

const year = (text: string) => /^(\d{4})(?:[-/. ]?00){0,2}$/.exec(text)?.[1]

/** A date with a two-digit year may be read as of the wrong century: no birth is in the future. */
function pastDate(date: string, today: string): string {
  return date > today ? `${Number(date.slice(0, 4)) - 100}${date.slice(4)}` : date
}

/**
 * The month of birth: `1974-03`, or `1974` where only the year is known, from a date, a month (`03/1974`, `197403`, `Mar 1974`) or a
 * year. No one is older than 120 years.
 */
export function readBirth(cell: string, today: string): Reading<string> {
  const text = withoutDecimals(cleanText(cell))
  if (text === '' || /^0+([-/]0+)*$/.test(text)) return {}
  const date = readDate(text).value
  const found = month(text) ?? year(text) ?? (date && pastDate(date, today).slice(0, 7))
  const age = Number(today.slice(0, 4)) - Number(found?.slice(0, 4))
  return found && age <= OLDEST && found <= today ? { value: found } : UNREADABLE
}
