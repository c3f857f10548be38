import type { Criteria } from '#contract/criteria.ts'
import { alternativesOf, withAlternatives } from './alternatives.ts'
import {
  anyOfIsPlaces,
  type CriteriaPlace,
  holdsPlacesOnly,
  lists,
  type PlaceChoice,
  placeKeys,
  placeKinds,
  without,
} from './place-lists.ts'

export type { CriteriaPlace, PlaceChoice, PlaceKind } from './place-lists.ts'

function placesIn(criteria: Criteria, excluded: boolean): PlaceChoice[] {
  return placeKinds.flatMap((kind) => {
    const { key, read } = lists[kind]
    const items = (criteria[key] ?? []) as never[]
    return items.map((item) => ({ kind, ...read(item), excluded }) as PlaceChoice)
  })
}

/** Every place of a search, included ones first. */
export function placesOf(criteria: Criteria): PlaceChoice[] {
  const { AnyOf, NoneOf, ...own } = criteria
  const any = anyOfIsPlaces(criteria) ? (AnyOf ?? []) : []
  const none = (NoneOf ?? []).filter(holdsPlacesOnly)
  return [
    ...placesIn(own, false),
    ...any.flatMap((item) => placesIn(item, false)),
    ...none.flatMap((item) => placesIn(item, true)),
  ]
}

function grouped(places: readonly PlaceChoice[]): Criteria[] {
  return placeKinds.flatMap((kind) => {
    const items = places.filter((place) => place.kind === kind)
    const { key, write } = lists[kind]
    return items.length ? [{ [key]: items.map((place) => write(place as never)) } as Criteria] : []
  })
}

/**
 * The criteria with these places in place of its own. Places of one kind are one list; of several kinds they are
 * `AnyOf`, as the lists of the reference would narrow each other. Excluded places are `NoneOf`.
 */
export function withPlaces(criteria: Criteria, places: readonly PlaceChoice[]): Criteria {
  const { AnyOf: _, NoneOf = [], ...own } = criteria
  const others = Object.entries(own).filter(([key]) => !placeKeys.has(key as keyof Criteria))
  const included = grouped(places.filter((place) => !place.excluded))
  const none = [
    ...NoneOf.filter((item) => !holdsPlacesOnly(item)),
    ...grouped(places.filter((p) => p.excluded)),
  ]
  const includedCriteria = included.length > 1 ? { AnyOf: included } : included[0]
  const placed = {
    ...Object.fromEntries(others),
    ...includedCriteria,
    NoneOf: none.length ? none : undefined,
  }
  return withAlternatives(placed, alternativesOf(criteria))
}

const samePlace = (a: CriteriaPlace, b: CriteriaPlace) =>
  JSON.stringify(without(a)) === JSON.stringify(without(b)) && a.kind === b.kind

/** The criteria with one more place; a place that is there already only takes the new role. */
export function addPlace(criteria: Criteria, place: PlaceChoice): Criteria {
  return withPlaces(criteria, [...placesOf(removePlace(criteria, place)), place])
}

/** The criteria without a place, whatever its role. */
export const removePlace = (criteria: Criteria, place: PlaceChoice): Criteria =>
  withPlaces(
    criteria,
    placesOf(criteria).filter((other) => !samePlace(other, place)),
  )

/** The criteria with the place at `index` of `placesOf` changed, or removed when `place` is undefined. */
export function changePlace(criteria: Criteria, index: number, place: PlaceChoice | undefined): Criteria {
  const places = placesOf(criteria)
  return withPlaces(criteria, place ? places.with(index, place) : places.toSpliced(index, 1))
}
