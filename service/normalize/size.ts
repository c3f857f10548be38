import { type Band, bandNamed, bandOf } from '#contract/ranges.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import type { Note } from './notes.ts'

export interface SizeReading {
  /** A whole number, at least 1. */
  actual?: number
  /** A range as criteria spell it, for a cell that names only a range. */
  range?: string
  note?: Note
}

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mil: 1e6,
  mio: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
}
const NUMBER = /^([\d.,' ]*\d)\s*([a-z]*)\.?$/

/** `1,234.5` and `1.234,5` alike: the last mark before one or two digits is the decimal one. */
function plainNumber(text: string): number {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return Number(`${whole.replace(/[^\d]/g, '')}.${fraction || 0}`)
}

function amount(text: string, scaleOf = ''): number | undefined {
  const [, digits, word] = NUMBER.exec(text.trim()) ?? []
  if (digits === undefined) return undefined
  const scale = word ? scales[word] : (scales[scaleOf] ?? 1)
  const fine = /^\d+\.\d{3,}$/.test(digits) && (scale !== 1 || /\.0+$|\.\d{4,}$/.test(digits))
  return scale === undefined ? undefined : Math.round((fine ? Number(digits) : plainNumber(digits)) * scale)
}

/** The band of a number range: the equal one, else the one that contains its middle. */
function rangeOf(low: number, high: number, bands: readonly Band[]): SizeReading {
  const own = bandNamed(bands, `${low}-${high}`)
  if (own) return { range: own.value }
  const middle = Math.round(Math.sqrt(Math.max(low, 1) * high))
  const band = high >= low ? bandOf(bands, middle) : undefined
  if (!band) return { note: 'sizeUnreadable' }
  const inside = low >= band.low && high <= band.high + 1
  return inside ? { range: band.value } : { range: band.value, note: 'bandFitted' }
}

function readRange(text: string, bands: readonly Band[]): SizeReading | undefined {
  const open =
    /^(?:over|more than|>|>=)?\s*([^-+]*?)\s*(?:\+|or more|and (?:over|more|up))$|^(?:over|more than|>=?)\s*(.+)$/.exec(
      text,
    )
  if (open) {
    const low = amount(open[1] ?? open[2] ?? '')
    return low === undefined ? undefined : { range: bandOf(bands, Math.max(low, 1))?.value }
  }
  const parts = text.split(/\s*(?:-|–|—|\bto\b|\band\b|\.\.)\s*/)
  const [from = '', to = ''] = parts
  if (parts.length !== 2) return undefined
  const high = amount(to)
  const low = amount(from, /[a-z]+/.exec(to)?.[0])
  return low === undefined || high === undefined ? undefined : rangeOf(low, high, bands)
}

/**
 * A number of people or dollars: `43.0`, `1,200`, `$1.5M`, `10-19`, `500+`, `$10-20 Million`. Nothing and zero are no size.
 */
export function readSize(cell: string, bands: readonly Band[]): SizeReading {
  const clean = cleanText(cell)
  if (clean === '') return {}
  const named = bandNamed(bands, clean)
  if (named && /\D/.test(clean)) return { range: named.value }
  const text = clean
    .toLowerCase()
    .replace(/[$€£]|us[d$]?|cad|employees?|people|staff|approx\.?|~|c\./g, '')
    .trim()
  if (/^\d+(\.\d+)?e\+?\d+$/.test(text)) return { actual: Math.round(Number(text)) }
  const number = amount(text)
  if (number !== undefined) return number > 0 ? { actual: number } : {}
  return readRange(text, bands) ?? { note: 'sizeUnreadable' }
}
