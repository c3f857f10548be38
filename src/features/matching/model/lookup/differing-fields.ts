import type { Kind } from '#contract/kind.ts'
import { tokensOf } from '#criteria/compare/tokens.ts'
import { type Known, knownOf, labelOf, type MatchField } from '#criteria/known.ts'
import { detailNames } from '#features/matching/messages/lookup.ts'
import type { AnyRecord } from '#records/record.ts'
import { phoneDigits } from '#shared/address/phone.ts'
import { plainPostalCode } from '#shared/address/postal-code.ts'

/** A value that some candidates have in a field, with what entering it fills in. */
export interface FieldValue {
  text: string
  /** How many candidates have it. */
  count: number
  fills: Known
}

/** A field in which candidates differ, with its values, the most frequent first. */
export interface DifferingField {
  field: MatchField
  label: string
  values: FieldValue[]
}

interface MatchedRecord {
  kind: Kind
  record: AnyRecord
}

const byForms = (field: 'StreetAddress' | 'City') => (text: string) =>
  tokensOf(field, text)
    .filter(({ isStopWord: idle }) => !idle)
    .map(({ form }) => form)
    .join(' ')

/** What entering a field fills in, and the key by which its values are compared. A city goes with its state. */
const fields: { field: MatchField; of: (known: Known) => Known; keyOf: (known: Known) => string }[] = [
  {
    field: 'StreetAddress',
    of: ({ StreetAddress = '' }) => ({ StreetAddress }),
    keyOf: ({ StreetAddress = '' }) => byForms('StreetAddress')(StreetAddress),
  },
  {
    field: 'City',
    of: ({ City = '', StateProvince = '' }) => (City ? { City, StateProvince } : {}),
    keyOf: ({ City = '', StateProvince = '' }) => `${byForms('City')(City)}, ${StateProvince}`,
  },
  {
    field: 'PostalCode',
    of: ({ PostalCode = '' }) => ({ PostalCode }),
    keyOf: ({ PostalCode = '' }) => plainPostalCode(PostalCode),
  },
  { field: 'Phone', of: ({ Phone = '' }) => ({ Phone }), keyOf: ({ Phone = '' }) => phoneDigits(Phone) },
]

/**
 * The fields in which candidates differ: street, city, ZIP code, phone, each with at least two values. Variants of one value ("St",
 * "Street") are one.
 */
export function differingFields(candidates: readonly MatchedRecord[]): DifferingField[] {
  const known = candidates.map(({ kind, record }) => knownOf(kind, record))
  return fields
    .map(({ field, of, keyOf }) => ({ field, label: labelOf(field), values: valuesOf(known, of, keyOf) }))
    .filter(({ values }) => values.length > 1)
}

function valuesOf(
  known: readonly Known[],
  of: (known: Known) => Known,
  keyOf: (known: Known) => string,
): FieldValue[] {
  const values = new Map<string, FieldValue>()
  for (const one of known) {
    const fills = Object.fromEntries(Object.entries(of(one)).filter(([, text]) => text)) as Known
    const text = Object.values(fills).join(', ')
    if (!text) continue
    const value = values.get(keyOf(fills)) ?? { text, count: 0, fills }
    values.set(keyOf(fills), { ...value, count: value.count + 1 })
  }
  return [...values.values()].toSorted((a, b) => b.count - a.count)
}

const MAX_SUGGESTIONS = 2
/** In this order where fields have as many values. */
const order = Object.keys(detailNames)

/** What to add so that fewer candidates fit: "a street or ZIP code"; the fields with most values, of those not given. */
export function suggestionOf(differing: readonly DifferingField[], known: Known): string | undefined {
  const names = differing
    .filter(({ field }) => !known[field])
    .toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
    .toSorted((a, b) => b.values.length - a.values.length)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ field }) => detailNames[field] ?? field)
  return names.length ? `a ${names.join(' or ')}` : undefined
}
