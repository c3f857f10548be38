import type { Criteria } from '#contract/criteria.ts'
import { anyOfIsPlaces, holdsPlacesOnly } from './place-lists.ts'

/** Criteria of which a record meets at least one in full. */
export type Alternatives = readonly Criteria[]

/** "None of these is met by none": how a second list of alternatives is written beside `AnyOf`. */
const isDouble = (item: Criteria) => Object.keys(item).length === 1 && item.NoneOf !== undefined

/**
 * The alternatives of a search, each list a group of which a record meets one. The first is `AnyOf`, unless the places
 * of several kinds need it; every other is `NoneOf: [{ NoneOf: [...] }]`, which means the same.
 */
export function alternativesOf(criteria: Criteria): Alternatives[] {
  const any = criteria.AnyOf && !anyOfIsPlaces(criteria) ? [criteria.AnyOf] : []
  return [...any, ...(criteria.NoneOf ?? []).filter(isDouble).map((item) => item.NoneOf ?? [])]
}

/** Whether a group is places alone, with no other alternative: a record is in one of them as well as where the search says. */
export const isNarrowing = (items: Alternatives): boolean =>
  items.length === 1 && items.every(holdsPlacesOnly)

/** The criteria with these alternatives in place of its own. */
export function withAlternatives(criteria: Criteria, groups: readonly Alternatives[]): Criteria {
  const placesNeedAny = anyOfIsPlaces(criteria) && criteria.AnyOf !== undefined
  const filled = groups.filter((items) => items.length > 0)
  // A list of places alone would be read as the places of the search.
  const first = placesNeedAny ? -1 : filled.findIndex((items) => !items.every(holdsPlacesOnly))
  const doubled = filled.filter((_, i) => i !== first).map((items) => ({ NoneOf: [...items] }))
  const others = (criteria.NoneOf ?? []).filter((item) => !isDouble(item))
  return {
    ...criteria,
    AnyOf: placesNeedAny ? criteria.AnyOf : filled[first] && [...filled[first]],
    NoneOf: others.length + doubled.length ? [...others, ...doubled] : undefined,
  }
}

/** What must not be met all together: items of `NoneOf` with more than one criterion. */
export function togetherOut(criteria: Criteria): Criteria[] {
  return (criteria.NoneOf ?? []).filter((item) => !isDouble(item) && Object.keys(item).length > 1)
}

/** How many alternatives and joint exclusions the criteria hold. */
export function combinedCount(criteria: Criteria): number {
  return alternativesOf(criteria).flat().length + togetherOut(criteria).length
}
