import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { placesOf, withPlaces } from './places.ts'
import { tidy } from './tidy.ts'
import { criteriaFrom } from './url.ts'

/** What a search is compared with: all records, the same without its places, or another search. */
export type Compare = 'everything' | 'elsewhere' | Criteria

/** Criteria of a place that are no rows of places. */
const otherPlaces = {
  StateProvince: undefined,
  County: undefined,
  City: undefined,
  AddressParsed: undefined,
} satisfies Criteria

/** The criteria of the records that a search is compared with. */
export function comparedTo(criteria: Criteria, compare: Compare): Criteria {
  if (compare === 'everything') return tidy({ IncludeAllResidents: criteria.IncludeAllResidents })
  if (compare === 'elsewhere') return tidy({ ...withPlaces(criteria, []), ...otherPlaces })
  return compare
}

/** Whether a search has places, so that "the same without them" is another one. */
export const hasPlaces = (criteria: Criteria): boolean =>
  placesOf(criteria).length > 0 || Object.keys(otherPlaces).some((key) => key in criteria)

/** A comparison out of a link; undefined for what is none. */
export function compareFrom(kind: Kind, given: unknown): Compare | undefined {
  if (given === 'everything' || given === 'elsewhere') return given
  if (typeof given !== 'object' || given === null) return undefined
  return criteriaFrom(kind, given as Record<string, unknown>).criteria
}
