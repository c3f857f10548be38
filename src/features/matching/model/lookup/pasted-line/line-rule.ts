import type { MatchField } from '#criteria/known.ts'
import type { PlacesNamed } from '#language/rule.ts'
import type { Span } from './segments.ts'

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
