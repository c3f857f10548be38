import type { Point } from '#contract/place.ts'
import { areaKey } from '#criteria/areas/area-names.ts'
import { placeLabel } from '#criteria/describe.ts'
import type { Place, PlaceChoice } from '#criteria/places.ts'
import type { PlaceIndex } from '#reference/places.ts'
import { MILES_PER_DEGREE, milesBetween } from '#shared/geo/sphere.ts'
import { type CountyShape, countyAt, type Shapes, type StateShape, stateAt } from '../base/shapes.ts'
import type { PickLevel } from './gesture.ts'

/** What the places of picking are read from; parts that are not loaded yet are undefined. */
export interface Atlas {
  shapes: Shapes | undefined
  index: PlaceIndex | undefined
}

/** How far from the middle of a ZIP code a click may lie. */
const REACH_MILES = 60

/** The state, county or ZIP code at a point; undefined on water, abroad and while the names are loading. */
export function placeAt({ shapes, index }: Atlas, level: PickLevel, { Latitude, Longitude }: Point) {
  if (level === 'postal') return index && nearestPostal(index, { Latitude, Longitude })
  if (level === 'county') return shapes && countyOf(countyAt(shapes, Latitude, Longitude))
  return shapes && stateOf(stateAt(shapes, Latitude, Longitude))
}

const stateOf = (shape: StateShape | undefined): Place | undefined =>
  shape && { kind: 'state', StateProvince: shape.StateProvince }

const countyOf = (shape: CountyShape | undefined): Place | undefined =>
  shape && { kind: 'county', County: shape.County, StateProvince: shape.StateProvince }

/** The US ZIP code whose middle lies nearest. */
function nearestPostal({ postal }: PlaceIndex, at: Point): Place | undefined {
  const reach = REACH_MILES / MILES_PER_DEGREE
  let [best, least] = ['', REACH_MILES]
  for (const row of postal) {
    if (Math.abs(row.Latitude - at.Latitude) > reach || row.PostalCode.length !== 5) continue
    const miles = milesBetween(row, at)
    if (miles < least) [best, least] = [row.PostalCode, miles]
  }
  return best ? { kind: 'postal', PostalCode: best } : undefined
}

/** What a click on a place does: adds it, gives it the other role, or takes it out. */
export interface PickAct {
  act: 'add' | 'change' | 'remove'
  index: number
  place: PlaceChoice
}

export function actOf(places: readonly PlaceChoice[], place: Place, excluded: boolean): PickAct {
  const index = places.findIndex((other) => areaKey(other) === areaKey(place))
  const next = { ...place, excluded }
  if (index < 0) return { act: 'add', index, place: next }
  return { act: places[index]?.excluded === excluded ? 'remove' : 'change', index, place: next }
}

/** What a click would do, in words: "Cook County, IL: add". */
export function actWords({ act, place }: PickAct): string {
  const does = act === 'remove' ? 'remove' : place.excluded ? 'exclude' : act === 'add' ? 'add' : 'include'
  return `${placeLabel(place)}: ${does}`
}
