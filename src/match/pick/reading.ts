import type { PlacesNamed } from '../../criteria/sentence/rule.ts'
import type { MatchField } from '../known.ts'
import type { Span } from './segments.ts'

/** What a part of a line was read as; Other was understood, but nothing is matched by it. */
export type ReadAs = MatchField | 'Other'

/** A part of a line that was read. */
export type Found = Span & { field: ReadAs }

/** What a rule looks at. */
export interface Reading {
  line: string
  /** The line with what was read before blotted out. */
  text: string
  read: readonly Found[]
  places: PlacesNamed
}

/** Finds parts of a line that it can tell what they are. */
export type Rule = (reading: Reading) => Found[]

export const found = (field: ReadAs, { from, to }: Span): Found => ({ field, from, to })

/** Where a match, or one of its groups, stands. */
export function spanOf(match: RegExpMatchArray, group = 0): Span {
  const text = match[group] ?? ''
  const from = (match.index ?? 0) + (group ? match[0].indexOf(text) : 0)
  return { from, to: from + text.length }
}
