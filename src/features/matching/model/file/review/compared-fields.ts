import type { Kind } from '#contract/kind.ts'
import { knownOf, labelOf, type MatchField, matchFields } from '#criteria/known.ts'
import { compareField } from '#features/matching/model/compare/field-differences.ts'
import type { AnyRecord } from '#records/record.ts'
import type { Role } from '../columns/roles.ts'
import type { LookupFields } from '../columns/row-request.ts'

/** A field that a match does not compare, but a person does. */
interface ExtraField {
  key: string
  label: string
  textOf: (record: AnyRecord) => string | undefined
}

const contact = ({ FirstName, LastName }: AnyRecord) =>
  [FirstName, LastName].filter(Boolean).join(' ') || undefined

/** Fields beyond those of a match that come with every candidate. */
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
  /** The field of the match, where it is one. */
  field?: MatchField
  /** The text of each candidate. */
  texts: (string | undefined)[]
}

/** Every field in which candidates are compared, with their texts; without a candidate those of the match alone. */
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

/** Whether the first `tied` candidates differ in a field; other spellings of one meaning ("St", "Street") are no difference. */
export function isDifferent({ field, texts }: ComparedField, tied: number): boolean {
  const [first = '', ...others] = texts.slice(0, tied)
  return others.some((text = '') => !isSame(field, first, text))
}

function isSame(field: MatchField | undefined, a: string, b: string): boolean {
  if (!field || !a || !b) return a.toLowerCase() === b.toLowerCase()
  return ['same', 'alike'].includes(compareField(field, a, b).verdict)
}

/** The fields of the lookup that would tell equal candidates apart: they differ in them, and the row leaves them out. */
export function missingFields(kind: Kind, asked: LookupFields, differing: readonly ComparedField[]): Role[] {
  const name: Role = kind === 'companies' ? 'CompanyName' : 'Name'
  const hasName = asked.CompanyName ?? asked.Name ?? asked.FirstName ?? asked.LastName
  return differing.flatMap(({ field }) => {
    if (!field) return []
    if (field === 'Name') return hasName ? [] : [name]
    return asked[field] === undefined ? [field] : []
  })
}
