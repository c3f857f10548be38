import { areaCount, type Criteria } from '#contract/criteria.ts'
import { MAX_AREAS } from '#contract/place.ts'
import { type CriteriaPlace, type PlaceChoice, placesOf, withPlaces } from '../places.ts'
import { tidy } from '../tidy.ts'
import { type AreaNames, areaKey, namesInUse, withName } from './area-names.ts'
import type { ParsedArea } from './parsed-areas.ts'

/** The criteria with more places. A place that is already there only changes its role. */
export function addPlaces(criteria: Criteria, places: readonly PlaceChoice[]): Criteria {
  const keys = new Set(places.map(areaKey))
  const others = placesOf(criteria).filter((place) => !keys.has(areaKey(place)))
  return tidy(withPlaces(criteria, [...others, ...places]))
}

/** Whether a place counts toward the maximum of areas in a request. */
const isArea = ({ kind }: CriteriaPlace) => kind === 'circle' || kind === 'polygon' || kind === 'postalCircle'

/** The areas that still fit into a search. Named places are not limited. */
export function areasThatFit(criteria: Criteria, areas: readonly ParsedArea[]): ParsedArea[] {
  let room = MAX_AREAS - areaCount(criteria)
  return areas.filter(({ place }) => !isArea(place) || room-- > 0)
}

/** The search with the areas and their names added. With `exclude` all of them are excluded. */
export function withAreas(
  criteria: Criteria,
  names: AreaNames | undefined,
  areas: readonly ParsedArea[],
  exclude: boolean,
): { criteria: Criteria; names: AreaNames } {
  const added = exclude ? areas.filter((area) => !area.excluded) : areas
  const places = added.map(
    ({ place, excluded }): PlaceChoice => ({ ...place, excluded: exclude || excluded }),
  )
  const named = added
    .filter(({ place }) => isArea(place))
    .reduce((all: AreaNames, { place, name }) => (name ? withName(all, place, name) : all), names ?? {})
  const next = addPlaces(criteria, places)
  return { criteria: next, names: namesInUse(named, next) ?? {} }
}
