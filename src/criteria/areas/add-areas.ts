import { areaCount, type Criteria } from '#contract/criteria.ts'
import { MAX_AREAS } from '#contract/place.ts'
import { type CriteriaPlace, type PlaceChoice, placesOf, withPlaces } from '../places.ts'
import { tidy } from '../tidy.ts'
import { type AreaNames, areaKey, namesInUse, travelOf, withName, withTravel } from './area-names.ts'
import type { ParsedArea } from './parsed-areas.ts'
import { travelCode } from './travel.ts'

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
    .reduce((all: AreaNames, { place, name, travel }) => {
      const named = name ? withName(all, place, name) : all
      return travel ? withTravel(named, place, travel) : named
    }, names ?? {})
  const next = addPlaces(criteria, places)
  return { criteria: next, names: namesInUse(named, next) ?? {} }
}

/**
 * The search with the area of a drive time, in all its parts, replaced by `areas`, which have its role; the first of them has its
 * custom name.
 */
export function withTravelReplaced(
  criteria: Criteria,
  names: AreaNames | undefined,
  place: PlaceChoice,
  areas: readonly ParsedArea[],
): { criteria: Criteria; names: AreaNames } {
  const code = codeOf(place, names)
  const isPart = (other: PlaceChoice) =>
    areaKey(other) === areaKey(place) || (code !== undefined && codeOf(other, names) === code)
  const others = placesOf(criteria).filter((other) => !isPart(other))
  const name = names?.[areaKey(place)]
  const next = areas.map((area, i) => ({ ...area, excluded: place.excluded, ...(i === 0 && { name }) }))
  return withAreas(withPlaces(criteria, others), names, next, false)
}

function codeOf(place: CriteriaPlace, names: AreaNames | undefined): string | undefined {
  const travel = travelOf(place, names)
  return travel && travelCode(travel)
}
