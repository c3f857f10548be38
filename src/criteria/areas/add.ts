import { areaCount, type Criteria } from '#contract/criteria.ts'
import { MAX_AREAS } from '#contract/place.ts'
import { type Place, type PlaceChoice, placesOf, withPlaces } from '../places.ts'
import { tidy } from '../tidy.ts'
import type { FoundArea } from './found.ts'
import { type AreaNames, areaKey, namesIn, withName } from './names.ts'

/** The criteria with more places; those that are there already only take the new role. */
export function addPlaces(criteria: Criteria, places: readonly PlaceChoice[]): Criteria {
  const keys = new Set(places.map(areaKey))
  const others = placesOf(criteria).filter((place) => !keys.has(areaKey(place)))
  return tidy(withPlaces(criteria, [...others, ...places]))
}

/** Whether a place is one of the areas of which a call may hold only so many. */
const isArea = ({ kind }: Place) => kind === 'circle' || kind === 'polygon' || kind === 'postalCircle'

/** How many of these areas a search can still take; named places are not limited. */
export function roomFor(criteria: Criteria, areas: readonly FoundArea[]): FoundArea[] {
  let room = MAX_AREAS - areaCount(criteria)
  return areas.filter(({ place }) => !isArea(place) || room-- > 0)
}

/** The search with what was found, and its names; `leaveOut` leaves all of it out. */
export function withFound(
  criteria: Criteria,
  names: AreaNames | undefined,
  areas: readonly FoundArea[],
  leaveOut: boolean,
): { criteria: Criteria; names: AreaNames } {
  const kept = leaveOut ? areas.filter((area) => !area.excluded) : areas
  const places = kept.map(
    ({ place, excluded }): PlaceChoice => ({ ...place, excluded: leaveOut || excluded }),
  )
  const named = kept
    .filter(({ place }) => isArea(place))
    .reduce((all: AreaNames, { place, name }) => (name ? withName(all, place, name) : all), names ?? {})
  const next = addPlaces(criteria, places)
  return { criteria: next, names: namesIn(named, next) ?? {} }
}
