import type { PlacesNamed } from '../../criteria/sentence/rule.ts'
import { type Known, type MatchField, matchFields } from '../known.ts'
import { city, postalCode, state } from './place.ts'
import type { Found, ReadAs, Rule } from './reading.ts'
import { blotted, segmentsOf } from './segments.ts'
import { country, internet, labels, phones } from './signs.ts'
import { street } from './street.ts'

/** A part of a line as it stands there, and what it was read as. */
export interface LinePart {
  field: ReadAs
  text: string
}

/** A line as the fields of a match, and how each part of it was read, in its order. */
export interface ReadLine {
  known: Known
  parts: LinePart[]
}

/** In their order: each looks at what those before it left. A field that was read is not looked for again. */
const rules: readonly [rule: Rule, field?: MatchField][] = [
  [labels],
  [internet],
  [phones],
  [country],
  [postalCode, 'PostalCode'],
  [state, 'StateProvince'],
  [city, 'City'],
  [street, 'StreetAddress'],
]

/**
 * Reads a pasted line, such as "Infogroup, 1020 E 1st St Papillion NE", as what is known of one company or person. What is not
 * understood stays the name; no part is left out, and nothing is made up. Pure.
 */
export function readLine(line: string, places: PlacesNamed): ReadLine {
  const read: Found[] = []
  for (const [rule, field] of rules) {
    const isRead = field !== undefined && read.some((part) => part.field === field)
    if (!isRead) read.push(...rule({ line, text: blotted(line, read), read, places }))
  }
  const left = segmentsOf(blotted(line, read)).map((span) => ({ ...span, field: 'Name' as const }))
  const parts = [...read, ...left]
    .toSorted((a, b) => a.from - b.from)
    .map(({ field, from, to }) => ({ field, text: line.slice(from, to).trim() }))
    .filter(({ text }) => text !== '')
  return { known: knownFrom(parts), parts }
}

/** The text of each field; parts of a name that stand apart are joined. */
function knownFrom(parts: readonly LinePart[]): Known {
  const texts = matchFields.map((field) => {
    const own = parts.filter((part) => part.field === field).map(({ text }) => text)
    return [field, own.join(', ')] as const
  })
  return Object.fromEntries(texts.filter(([, text]) => text)) as Known
}
