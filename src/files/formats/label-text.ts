import type { Kind } from '#contract/kind.ts'
import { type AnyRecord, personOf } from '#records/record.ts'
import type { LabelSheet } from './label-sheets.ts'

/** The margin within a label in points: printers feed a sheet with a tolerance of about 2 mm. */
export const MARGIN = 9
/** The line height in font sizes. */
export const LEADING = 1.16
/** The smallest font size in points (USPS Publication 28). */
const MIN_SIZE = 8
const STEP = 0.5

/** The width of a text at a font size of one point. */
export type Measure = (text: string) => number

/** The text of a label: its lines and its font size in points. */
export interface LabelText {
  size: number
  lines: string[]
  /** Whether a line is truncated. */
  truncated: boolean
}

/** A line that is no wider than `maxWidth`, truncated with an ellipsis. */
export function truncate(text: string, maxWidth: number, measure: Measure): string {
  if (measure(text) <= maxWidth) return text
  const letters = Array.from(text)
  let [fits, fails] = [0, letters.length]
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1
    if (measure(`${letters.slice(0, middle).join('')}…`) <= maxWidth) fits = middle
    else fails = middle
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`
}

/** A line wrapped at blanks so that no line is wider than `maxWidth`, except for single long words. */
export function wrapLine(text: string, maxWidth: number, measure: Measure): string[] {
  if (measure(text) <= maxWidth) return [text]
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The lines in the largest font size in which they fit; truncated where even the smallest is too large. */
export function fitLines(lines: readonly string[], sheet: LabelSheet, measure: Measure): LabelText {
  const width = sheet.width - 2 * MARGIN
  const height = sheet.height - 2 * MARGIN
  for (let size: number = sheet.size; size >= MIN_SIZE; size -= STEP) {
    const maxWidth = width / size
    const whole = lines.flatMap((line) => wrapLine(line, maxWidth, measure))
    if (whole.length * size * LEADING <= height && whole.every((line) => measure(line) <= maxWidth))
      return { size, lines: whole, truncated: false }
  }
  return {
    size: MIN_SIZE,
    lines: truncateLines(lines, width / MIN_SIZE, height / (MIN_SIZE * LEADING), measure),
    truncated: true,
  }
}

/** Names are truncated first, as the address matters more for delivery. */
function truncateLines(lines: readonly string[], maxWidth: number, room: number, measure: Measure): string[] {
  const names = lines.slice(0, -2).map((line) => truncate(line, maxWidth, measure))
  const where = lines
    .slice(-2)
    .flatMap((line) => wrapLine(line, maxWidth, measure).map((part) => truncate(part, maxWidth, measure)))
  return names.length + where.length <= room
    ? [...names, ...where]
    : lines.map((line) => truncate(line, maxWidth, measure))
}

/** The last line of an address in the United States and Canada: "Omaha NE 68102". */
function lastLine({ City, StateProvince, PostalCode }: AnyRecord): string {
  return [City, StateProvince, PostalCode].filter(Boolean).join(' ')
}

/** The lines of a label; empty for a record without a mailing address: no street, or neither ZIP code nor city. */
export function labelLines(kind: Kind, record: AnyRecord): string[] {
  const { Address, City, PostalCode, CompanyName } = record
  if (!Address?.trim() || !(PostalCode || City)) return []
  const who = kind === 'people' ? [personOf(record)] : [personOf(record), CompanyName]
  return [...who, Address, lastLine(record)].filter(
    (line) => line !== undefined && line.trim() !== '',
  ) as string[]
}
