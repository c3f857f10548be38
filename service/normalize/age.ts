import { cleanText, withoutDecimals } from '#shared/text/clean-text.ts'
import type { Reading } from './notes.ts'

const OLDEST = 120
const UNREADABLE = { note: 'ageUnreadable' } as const

const valid = (age: number): Reading<number> => (age <= OLDEST ? { value: age } : UNREADABLE)

/** Full years: `45`, `45 years`; of a range (`35-44`) the middle, of an open one (`75+`) its beginning. */
export function readAge(cell: string): Reading<number> {
  const text = withoutDecimals(cleanText(cell)).toLowerCase()
  if (text === '') return {}
  const plain = /^(\d{1,3})(?:\s*(?:y|yrs?|years?)\.?(?: old)?)?$/.exec(text)
  if (plain) return valid(Number(plain[1]))
  const range = /^(\d{1,3})\s*(?:-|–|to)\s*(\d{1,3})$/.exec(text)
  if (range) return { ...valid(Math.floor((Number(range[1]) + Number(range[2])) / 2)), note: 'ageMiddle' }
  const open = /^(?:over |>=?\s*)?(\d{1,3})\s*(?:\+|and (?:over|older|up)|or (?:more|older|over))?$/.exec(
    text,
  )
  if (open) return { ...valid(Number(open[1])), note: 'ageMiddle' }
  const young = /^(?:under|below|<)\s*(\d{1,3})$/.exec(text)
  return young ? { value: Number(young[1]) - 1, note: 'ageMiddle' } : UNREADABLE
}

/** A whole number of years from 0 to 100; `Under 1` is 0. */
export function readYears(cell: string): Reading<number> {
  const text = withoutDecimals(cleanText(cell)).toLowerCase()
  if (text === '') return {}
  if (/^(under|less than|<) *1\b/.test(text)) return { value: 0 }
  const years = /^(\d{1,3})\s*(?:\+|y|yrs?|years?)?\.?$/.exec(text)?.[1]
  return years !== undefined && Number(years) <= 100 ? { value: Number(years) } : { note: 'yearsUnreadable' }
}
