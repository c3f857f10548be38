import type { Kind } from '#contract/kind.ts'
import { compareField } from '#criteria/compare/field-differences.ts'
import { type Known, knownOf, labelOf, type MatchField, matchFields } from '#criteria/known.ts'
import type { AnyRecord } from '#records/record.ts'
import { phone } from '#shared/text/format.ts'
import type { Role } from '../columns/roles.ts'
import type { LookupFields } from '../columns/row-request.ts'

/** A field that a match does not compare, but that helps a person to decide. */
interface ExtraField {
  key: string
  label: string
  textOf: (record: AnyRecord) => string | undefined
}

const contact = ({ FirstName, LastName }: AnyRecord) =>
  [FirstName, LastName].filter(Boolean).join(' ') || undefined

/** Additional fields that every candidate has. */
const extraFields: Record<Kind, readonly ExtraField[]> = {
  companies: [
    { key: 'Contact', label: 'Contact', textOf: contact },
    { key: 'ParentCompany', label: 'Parent', textOf: ({ ParentCompany }) => ParentCompany },
  ],
  people: [{ key: 'MiddleInitial', label: 'Middle initial', textOf: ({ MiddleInitial }) => MiddleInitial }],
}

/** A field in which the candidates of a row are shown side by side. */
export interface ComparedField {
  key: string
  label: string
  /** The field of the match, if it is one. */
  field?: MatchField
  /** The text of each candidate. */
  texts: (string | undefined)[]
}

/** Every field in which candidates are compared, with their texts; without candidates, only the fields of the match. */
export function comparedFields(kind: Kind, found: readonly AnyRecord[]): ComparedField[] {
  const known = found.map((record) => knownOf(kind, record))
  const compared = matchFields.map((field) => ({
    key: field,
    label: labelOf(field),
    field,
    texts: known.map((it) => it[field]),
  }))
  if (found.length === 0) return compared
  const extra = extraFields[kind].map(({ key, label, textOf }) => ({ key, label, texts: found.map(textOf) }))
  return [...compared, ...extra]
}

/** Whether the first `tied` candidates differ in a field; variants of one value ("St", "Street") do not differ. */
export function isDifferent({ field, texts }: ComparedField, tied: number): boolean {
  const [first = '', ...others] = texts.slice(0, tied)
  return others.some((text = '') => !isSame(field, first, text))
}

function isSame(field: MatchField | undefined, a: string, b: string): boolean {
  if (!field || !a || !b) return a.toLowerCase() === b.toLowerCase()
  return ['same', 'alike'].includes(compareField(field, a, b).verdict)
}

/** The fields in which equal candidates differ and that the lookup does not have yet. */
export function missingFields(kind: Kind, lookup: LookupFields, differing: readonly ComparedField[]): Role[] {
  const name: Role = kind === 'companies' ? 'CompanyName' : 'Name'
  const hasName = lookup.CompanyName ?? lookup.Name ?? lookup.FirstName ?? lookup.LastName
  return differing.flatMap(({ field }) => {
    if (!field) return []
    if (field === 'Name') return hasName ? [] : [name]
    return lookup[field] === undefined ? [field] : []
  })
}

/** The values of a row in the fields that are compared. */
export function comparableFields({ CompanyName, Name, FirstName, LastName, ...rest }: LookupFields): Known {
  const name = CompanyName ?? Name ?? [FirstName, LastName].filter(Boolean).join(' ')
  const all = { ...rest, Name: name, Phone: rest.Phone && phone(rest.Phone) }
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text)) as Known
}
