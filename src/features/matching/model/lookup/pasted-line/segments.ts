import type { MatchField } from '#criteria/known.ts'
import type { PlacesNamed } from '#language/rule.ts'

/** The field of a part of a line; Other was recognized, but is not used for matching. */
export type LineField = MatchField | 'Other'

/** The field that a rule finds: a contact is the name if the line has no other. */
export type FoundField = LineField | 'Contact'

/** A part of a line that a rule found. */
export type FoundPart = Span & { field: FoundField }

/** The input of a rule. */
export interface LineState {
  line: string
  /** The line with the found parts replaced by separators. */
  text: string
  read: readonly FoundPart[]
  places: PlacesNamed
}

/** Finds the parts of a line that it recognizes. */
export type LineRule = (reading: LineState) => FoundPart[]

export const partOf = (field: FoundField, { from, to }: Span): FoundPart => ({ field, from, to })

/** The span of a match, or of one of its groups. */
export function spanOf(match: RegExpMatchArray, group = 0): Span {
  const text = match[group] ?? ''
  const from = (match.index ?? 0) + (group ? match[0].indexOf(text) : 0)
  return { from, to: from + text.length }
}

/** A span of a text; `to` is exclusive. */
export interface Span {
  from: number
  to: number
}

/** Replaces characters of found parts; a separator like a comma. */
const TAKEN = '\uE000'

const SEPARATORS = /[,;|\n\r\t•·()<>[\]\uE000]+|\s[-–—~/]+\s|\s{3,}/g

/** The text with the found spans replaced by separators of the same length. */
export const maskSpans = (text: string, read: readonly Span[]): string =>
  read.reduce((left, { from, to }) => left.slice(0, from) + TAKEN.repeat(to - from) + left.slice(to), text)

const LEADING = /^[\s"'“”‘*>:=–—.-]+/
const TRAILING = /[\s"“”*:=–—-]+$/

/** The span without blanks, quotes and dashes around its text; undefined if nothing remains. */
export function trimSpan(text: string, from: number, to: number): Span | undefined {
  const part = text.slice(from, to)
  const start = from + (LEADING.exec(part)?.[0].length ?? 0)
  const end = to - (TRAILING.exec(part)?.[0].length ?? 0)
  return start < end ? { from: start, to: end } : undefined
}

/** The segments of a line between commas, line ends, brackets, spaced dashes and found parts. */
export function segmentsOf(text: string): Span[] {
  const segments: Span[] = []
  let from = 0
  const add = (to: number) => {
    const found = trimSpan(text, from, to)
    if (found && /[\p{L}\p{N}]/u.test(text.slice(found.from, found.to))) segments.push(found)
  }
  for (const { 0: sign, index } of text.matchAll(SEPARATORS)) {
    add(index)
    from = index + sign.length
  }
  add(text.length)
  return segments
}
