import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { hasCodes, type TallyField } from '#criteria/tallies.ts'
import { narrowed } from '#criteria/tally-choice.ts'
import { digitsOf } from '#criteria/tally-levels.ts'
import { UNKNOWN } from './cross.ts'

/** A field with one of its values. */
export type FieldValue = readonly [field: TallyField, value: string]

/** The parts without those that the others say already: an industry inside another, a ZIP code inside a state. */
function withoutImplied(values: readonly FieldValue[]): readonly FieldValue[] {
  const [[a], [b]] = values as readonly [FieldValue, FieldValue]
  if (hasCodes(a) && hasCodes(b)) return values.toSorted(([x], [y]) => digitsOf(y) - digitsOf(x)).slice(0, 1)
  const fields = new Set([a, b])
  if (fields.has('stateprovince') && fields.has('postalcode'))
    return values.filter(([field]) => field === 'postalcode')
  return values
}

/** The search narrowed to a cell of a cross tally, and the fields that were used; undefined where none can be. Fields without a criterion and unknown values cannot narrow a search. */
export function narrowedTo(
  kind: Kind,
  criteria: Criteria,
  values: readonly [FieldValue, FieldValue],
): { criteria: Criteria; fields: TallyField[] } | undefined {
  if (values.some(([, value]) => value === UNKNOWN)) return undefined
  const identified = withoutImplied(values)
  const fields: TallyField[] = []
  let next = criteria
  for (const [field, value] of identified) {
    const one = narrowed(kind, next, field, value)
    if (!one) continue
    next = one
    fields.push(field)
  }
  const both = identified.length < values.length && fields.length === identified.length
  if (fields.length === 0) return undefined
  return { criteria: next, fields: both ? values.map(([field]) => field) : fields }
}
