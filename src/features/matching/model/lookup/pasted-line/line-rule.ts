import type { MatchField } from '#criteria/known.ts'
import type { PlacesNamed } from '#language/rule.ts'
import type { Span } from './segments.ts'

/** What a part of a line was read as; Other was recognized, but records are not matched by it. */
export type LineField = MatchField | 'Other'

/** What a rule reads a part as: a contact is the name where the line has no other. */
export type FoundField = LineField | 'Contact'

/** A part of a line that was read. */
export type FoundPart = Span & { field: FoundField }

/** The input of a rule. */
export interface LineState {
  line: string
  /** The line with what was read before replaced by separators. */
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
