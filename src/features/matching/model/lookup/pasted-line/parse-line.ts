import type { requestTypes } from '#contract/match.ts'
import { type Known, type MatchField, matchFields } from '#criteria/known.ts'
import type { PlacesNamed } from '#language/rule.ts'
import { contacts, country, internet, labels, phones } from './contact-rules.ts'
import { isJobTitle, isNameSuffix, subjectOf } from './name-kind.ts'
import { city, postalCode, state } from './place-rules.ts'
import type { FoundField, FoundPart, LineField, LineRule } from './segments.ts'
import { maskSpans, segmentsOf } from './segments.ts'
import { restOfAddress, street } from './street-rules.ts'

/** A part of a line, and the field that it was parsed as. */
export interface LinePart {
  field: LineField
  text: string
}

/** The fields of a line, and its parts in their order. */
export interface ParsedLine {
  known: Known
  parts: LinePart[]
}

type Subject = (typeof requestTypes)[number]

/** Applied in this order, each to what the earlier rules did not match. A field that was found is not searched again. */
const rules: readonly [rule: LineRule, field?: MatchField][] = [
  [labels],
  [internet],
  [phones],
  [contacts],
  [country],
  [postalCode, 'PostalCode'],
  [state, 'StateProvince'],
  [city, 'City'],
  [street, 'StreetAddress'],
  [restOfAddress],
]

/**
 * Parses a pasted line, such as "Infogroup, 1020 E 1st St Papillion NE", into the fields of one company or person, in any order and
 * with parts missing. What is not recognized is the name; every part is used or shown as not used. If a line has the names of a
 * person and a company, `subject` decides which of them is the name.
 */
export function parseLine(line: string, places: PlacesNamed, subject: Subject = 'Company'): ParsedLine {
  const read: FoundPart[] = []
  for (const [rule, field] of rules) {
    const isRead = field !== undefined && read.some((part) => part.field === field)
    if (!isRead) read.push(...rule({ line, text: maskSpans(line, read), read, places }))
  }
  const left = segmentsOf(maskSpans(line, read)).map((span) => ({ ...span, field: 'Name' as const }))
  const textOf = ({ from, to }: FoundPart) => line.slice(from, to).trim()
  const all = [...read, ...left].filter((part) => textOf(part) !== '').toSorted((a, b) => a.from - b.from)
  const named = fieldsWithName(
    all.map((part) => ({ field: part.field, text: textOf(part) })),
    subject,
  )
  const parts = all.map((part, i) => ({ field: named[i] ?? 'Other', text: textOf(part) }))
  return { known: knownFrom(parts), parts }
}

/**
 * The field of each part once the name is decided: job titles are not names; of a person and a company the one that is looked up; a
 * contact if there is no other name. Parts that look like neither are joined.
 */
function fieldsWithName(parts: readonly PartText[], subject: Subject): LineField[] {
  const names = namesIn(parts)
  const kind = subject === 'Person' ? 'Person' : 'Company'
  const other = subject === 'Person' ? 'Company' : 'Person'
  const own = names.filter(({ isContact }) => !isContact)
  const namesOfKind = names.filter(
    (name) => name.subject === kind && (!name.isContact || subject === 'Person'),
  )
  const open = own.filter((name) => name.subject === undefined)
  const hasOther = names.some((name) => name.subject === other)
  const both = hasOther ? namesOfKind : [...namesOfKind, ...open]
  const contacts = names.filter(({ isContact }) => isContact)
  const rest = subject === 'Person' ? [contacts, own] : [own, contacts]
  const selected = [namesOfKind.length ? both : [], open, ...rest].find((some) => some.length > 0) ?? []
  const at = new Set(selected.flatMap((name) => name.at))
  return parts.map(({ field }, i) => (at.has(i) ? 'Name' : isNamed(field) ? 'Other' : field))
}

interface PartText {
  field: FoundField
  text: string
}

const isNamed = (field: FoundField): field is 'Name' | 'Contact' => field === 'Name' || field === 'Contact'

/** A name with its kind and its parts: "Acme" and "Inc." after a comma are one name. */
interface LineName {
  at: number[]
  isContact: boolean
  subject: 'Person' | 'Company' | undefined
}

function namesIn(parts: readonly PartText[]): LineName[] {
  const names: (LineName & { text: string })[] = []
  for (const [i, { field, text }] of parts.entries()) {
    if (!isNamed(field) || isJobTitle(text)) continue
    const last = names.at(-1)
    if (last?.at.includes(i - 1) && isNameSuffix(text)) {
      last.at.push(i)
      last.text += `, ${text}`
      last.subject = subjectOf(last.text)
    } else names.push({ at: [i], isContact: field === 'Contact', subject: subjectOf(text), text })
  }
  return names
}

/** The text of each field; parts of a name are joined. */
function knownFrom(parts: readonly LinePart[]): Known {
  const texts = matchFields.map((field) => {
    const own = parts.filter((part) => part.field === field).map(({ text }) => text)
    return [field, own.join(', ')] as const
  })
  return Object.fromEntries(texts.filter(([, text]) => text)) as Known
}
