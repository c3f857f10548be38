import type { LabelSheet } from './label-sheets.ts'

/** Free space within a label: printers feed a sheet within some 2 mm. */
export const MARGIN = 9
/** From one line to the next, in sizes of the letters. */
export const LEADING = 1.16
/** The smallest letters that the post reads well, in points (USPS Publication 28: 8 points). */
const MIN_SIZE = 8
const STEP = 0.5

/** How wide a text is in letters of one point. */
export type Measure = (text: string) => number

/** What is printed on a label: its lines, and the size of their letters in points. */
export interface LabelText {
  size: number
  lines: string[]
  /** Whether a line had to be cut. */
  truncated: boolean
}

/** A line that is no wider than `most`, cut with an ellipsis where it must be. */
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

/** A line in as many as it takes so that none is wider than `most`, unless a single word is. */
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

/** The lines in the largest letters in which all of them can stand whole; what is too long even for the smallest is cut. */
export function fitLines(lines: readonly string[], sheet: LabelSheet, measure: Measure): LabelText {
  const wide = sheet.width - 2 * MARGIN
  const high = sheet.height - 2 * MARGIN
  for (let size: number = sheet.size; size >= MIN_SIZE; size -= STEP) {
    const maxWidth = wide / size
    const whole = lines.flatMap((line) => wrapLine(line, maxWidth, measure))
    if (whole.length * size * LEADING <= high && whole.every((line) => measure(line) <= maxWidth))
      return { size, lines: whole, truncated: false }
  }
  return {
    size: MIN_SIZE,
    lines: truncateLines(lines, wide / MIN_SIZE, high / (MIN_SIZE * LEADING), measure),
    truncated: true,
  }
}

/** Where a letter goes matters more than to whom: names are cut first. */
function truncateLines(lines: readonly string[], maxWidth: number, room: number, measure: Measure): string[] {
  const names = lines.slice(0, -2).map((line) => truncate(line, maxWidth, measure))
  const where = lines
    .slice(-2)
    .flatMap((line) => wrapLine(line, maxWidth, measure).map((part) => truncate(part, maxWidth, measure)))
  return names.length + where.length <= room
    ? [...names, ...where]
    : lines.map((line) => truncate(line, maxWidth, measure))
}
