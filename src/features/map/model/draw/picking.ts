import type { Point } from '#contract/place.ts'
import { areaKey } from '#criteria/areas/area-names.ts'
import { placeLabel } from '#criteria/describe.ts'
import type { CriteriaPlace, PlaceChoice } from '#criteria/places.ts'
import type { PlaceIndex } from '#reference/places.ts'
import { cityKey } from '#shared/address/city-key.ts'
import { MILES_PER_DEGREE, milesBetween } from '#shared/geo/sphere.ts'
import { type CountyShape, countyAt, type Shapes, type StateShape, stateAt } from '../boundaries.ts'
import type { PickLevel } from './gesture.ts'
import { outlineAt, type PlacedOutline } from './placed-outline.ts'

/** What the places of picking are read from; parts that are not loaded yet are undefined. */
export interface PickSources {
  shapes: Shapes | undefined
  index: PlaceIndex | undefined
  /** The imported outlines in view, of the level that is picked; absent where there are none, or none to see at this zoom. */
  outlines?: readonly PlacedOutline[] | undefined
}

/** The maximum distance of a click from the middle of a ZIP code. */
const REACH_MILES = 60

/**
 * The state, county, city or ZIP code at a point; undefined on water, abroad and while the names are loading. A city is known by its
 * imported outline only, a ZIP code by its nearest middle where there are no outlines.
 */
export function pickedPlaceAt(
  { shapes, index, outlines }: PickSources,
  level: PickLevel,
  { Latitude, Longitude }: Point,
): CriteriaPlace | undefined {
  if (level === 'county') return shapes && countyOf(countyAt(shapes, Latitude, Longitude))
  if (level === 'state') return shapes && stateOf(stateAt(shapes, Latitude, Longitude))
  if (!index) return undefined
  const outline = outlines && outlineAt(outlines, { Latitude, Longitude })
  if (level === 'city') return outline && cityOf(outline, index)
  if (!outlines) return nearestPostal(index, { Latitude, Longitude })
  return outline && { kind: 'postal', PostalCode: outline.boundary.key }
}

/** The city of an outline, under the name that records have. */
function cityOf({ boundary, keys }: PlacedOutline, { cities }: PlaceIndex): CriteriaPlace | undefined {
  const { state: StateProvince, names } = boundary
  if (StateProvince === undefined) return undefined
  const known = cities.find(
    (row) => row.StateProvince === StateProvince && keys.includes(cityKey(row.City, StateProvince)),
  )
  return { kind: 'city', City: known?.City ?? (names[0] as string), StateProvince }
}

const stateOf = (shape: StateShape | undefined): CriteriaPlace | undefined =>
  shape && { kind: 'state', StateProvince: shape.StateProvince }

const countyOf = (shape: CountyShape | undefined): CriteriaPlace | undefined =>
  shape && { kind: 'county', County: shape.County, StateProvince: shape.StateProvince }

/** The US ZIP code with the nearest middle. */
function nearestPostal({ postal }: PlaceIndex, at: Point): CriteriaPlace | undefined {
  const maxDegrees = REACH_MILES / MILES_PER_DEGREE
  let [best, min] = ['', REACH_MILES]
  for (const row of postal) {
    if (Math.abs(row.Latitude - at.Latitude) > maxDegrees || row.PostalCode.length !== 5) continue
    const miles = milesBetween(row, at)
    if (miles < min) [best, min] = [row.PostalCode, miles]
  }
  return best ? { kind: 'postal', PostalCode: best } : undefined
}

/** What a click on a place does: adds it, gives it the other role, or takes it out. */
export interface PickAction {
  type: 'add' | 'change' | 'remove'
  index: number
  place: PlaceChoice
}

export function pickActionFor(
  places: readonly PlaceChoice[],
  place: CriteriaPlace,
  excluded: boolean,
): PickAction {
  const index = places.findIndex((other) => areaKey(other) === areaKey(place))
  const next = { ...place, excluded }
  if (index < 0) return { type: 'add', index, place: next }
  return { type: places[index]?.excluded === excluded ? 'remove' : 'change', index, place: next }
}

/** What a click would do, in words: "Cook County, IL: add". */
export function pickActionText({ type, place }: PickAction): string {
  const does = type === 'remove' ? 'remove' : place.excluded ? 'exclude' : type === 'add' ? 'add' : 'include'
  return `${placeLabel(place)}: ${does}`
}
