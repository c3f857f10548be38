import type { Criteria } from '#contract/criteria.ts'
import { type PlaceChoice, placesOf, withPlaces } from '../places.ts'
import { tidy } from '../tidy.ts'

/** An included place of a search with its records: all of them, and those that are in none of the places before it. */
export interface AreaCount {
  place: PlaceChoice
  /** Its index among the places of the search. */
  index: number
  count: number
  added: number
}

/** The included places of a search, with their index. */
export const includedPlaces = (criteria: Criteria): { place: PlaceChoice; index: number }[] =>
  placesOf(criteria).flatMap((place, index) => (place.excluded ? [] : [{ place, index }]))

/**
 * The searches whose counts make the table: for each included place the search in it alone, then for each the search in it and all
 * places before it. Excluded places are excluded from all of them.
 */
export function areaSearches(criteria: Criteria): Criteria[] {
  const excluded = placesOf(criteria).filter((place) => place.excluded)
  const included = includedPlaces(criteria).map(({ place }) => place)
  const within = (some: readonly PlaceChoice[]) => tidy(withPlaces(criteria, [...some, ...excluded]))
  return [
    ...included.map((place) => within([place])),
    ...included.map((_, i) => within(included.slice(0, i + 1))),
  ]
}

/** The table of the counts of `areaSearches`, in their order: what all places add is the count of the search. */
export function areaCounts(criteria: Criteria, counts: readonly number[]): AreaCount[] {
  const included = includedPlaces(criteria)
  const together = counts.slice(included.length)
  return included.map(({ place, index }, i) => ({
    place,
    index,
    count: counts[i] ?? 0,
    added: (together[i] ?? 0) - (together[i - 1] ?? 0),
  }))
}
