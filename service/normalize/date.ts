import { cleanText, withoutDecimals } from '#shared/text/clean-text.ts'
import type { Reading } from './notes.ts'
import { remember } from './remember.ts'

const OLDEST = 1600
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const UNREADABLE = { note: 'dateUnreadable' } as const

/** Year, month, day; undefined when there is no such day. */
function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= OLDEST && year < 2200
  return real ? date.toISOString().slice(0, 10) : undefined
}

const fourDigits = (year: number) => (year >= 100 ? year : year + (year < 50 ? 2000 : 1900))

/** Month first, as in the US, unless only day first makes a date. */
function slashed(a: number, b: number, year: number): string | undefined {
  return isoDate(fourDigits(year), a, b) ?? isoDate(fourDigits(year), b, a)
}

function named(text: string): string | undefined {
  const [, a = '', b = '', c = ''] = /^(\w+)[\s.,/-]+(\w+)[\s.,/-]+(\d{2,4})$/.exec(text) ?? []
  const monthOf = (word: string) => months.indexOf(word.slice(0, 3).toLowerCase()) + 1
  if (monthOf(a)) return isoDate(fourDigits(Number(c)), monthOf(a), Number.parseInt(b, 10))
  return monthOf(b) ? isoDate(fourDigits(Number(c)), monthOf(b), Number.parseInt(a, 10)) : undefined
}

const DAY = 86_400_000
const spelledDays = new Map<number, string>()

/** Seconds or milliseconds since 1970, from 1973 on. Rows share their days, so each is spelled once. */
function sinceEpoch(digits: string): string {
  const day = Math.floor((Number(digits) * (digits.length > 11 ? 1 : 1000)) / DAY)
  const known = spelledDays.get(day) ?? new Date(day * DAY).toISOString().slice(0, 10)
  spelledDays.set(day, known)
  return known
}

function parse(text: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const us = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: .*)?$/.exec(text)
  if (us) return slashed(Number(us[1]), Number(us[2]), Number(us[3]))
  if (/^(1[5-9]|20|21)\d{6}$/.test(text)) return isoDate(+text.slice(0, 4), +text.slice(4, 6), +text.slice(6))
  if (/^(\d{9,10}|\d{12,13})$/.test(text)) return sinceEpoch(text)
  return named(text)
}

/** A day as `2026-03-31`, from ISO, US or written dates, `20260331`, or seconds since 1970. */
export const readDate = remember((cell): Reading<string> => {
  const text = withoutDecimals(cleanText(cell))
  if (text === '' || /^0+([-/]0+)*$/.test(text)) return {}
  const value = parse(text)
  return value ? { value } : UNREADABLE
})

/** A year of four digits, also out of a date. */
export function readYear(cell: string): Reading<string> {
  const text = withoutDecimals(cleanText(cell))
  if (text === '' || /^0+$/.test(text)) return {}
  const year = /^\d{4}$/.test(text) ? text : parse(text)?.slice(0, 4)
  return year && Number(year) >= OLDEST && Number(year) <= new Date().getFullYear() + 1
    ? { value: year }
    : UNREADABLE
}
