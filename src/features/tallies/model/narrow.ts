import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { hasCodes, type TallyField } from '#criteria/tallies.ts'
import { narrowed } from '#criteria/tally-choice.ts'
import { digitsOf } from '#criteria/tally-levels.ts'
import { UNKNOWN } from './cross.ts'

/** A field with one of its values. */
export type Part = readonly [field: TallyField, value: string]

/** The parts without those that the others say already: an industry inside another, a ZIP code inside a state. */
function identifying(parts: readonly Part[]): readonly Part[] {
  const [[a], [b]] = parts as readonly [Part, Part]
  if (hasCodes(a) && hasCodes(b)) return parts.toSorted(([x], [y]) => digitsOf(y) - digitsOf(x)).slice(0, 1)
  const fields = new Set([a, b])
  if (fields.has('stateprovince') && fields.has('postalcode'))
    return parts.filter(([field]) => field === 'postalcode')
  return parts
}

/**
 * The search narrowed to a cell of a cross tally, and the fields of it that could be told; undefined where none can.
 * Fields without a criterion narrow nothing, and what is not known cannot be asked for.
 */
export function narrowedTo(
  kind: Kind,
  criteria: Criteria,
  parts: readonly [Part, Part],
): { criteria: Criteria; fields: TallyField[] } | undefined {
  if (parts.some(([, value]) => value === UNKNOWN)) return undefined
  const told = identifying(parts)
  const fields: TallyField[] = []
  let next = criteria
  for (const [field, value] of told) {
    const one = narrowed(kind, next, field, value)
    if (!one) continue
    next = one
    fields.push(field)
  }
  const both = told.length < parts.length && fields.length === told.length
  if (fields.length === 0) return undefined
  return { criteria: next, fields: both ? parts.map(([field]) => field) : fields }
}
