import type { PlaceChoice } from '#criteria/places.ts'
import { countyAt } from '../boundaries.ts'
import { type Gazetteer, outlineOf } from './outline.ts'

/** A county by its names in criteria. */
export interface CountyName {
  County: string
  StateProvince: string
}

/**
 * The counties in which the middles of the included places are, each once; none for a state, for water and abroad. Undefined while the
 * places are not known.
 */
export function countiesOf(places: readonly PlaceChoice[], gazetteer: Gazetteer): CountyName[] | undefined {
  const { shapes } = gazetteer
  if (!shapes) return undefined
  const found = new Map<string, CountyName>()
  for (const place of places) {
    if (place.excluded || place.kind === 'state') continue
    const middle = outlineOf(place, gazetteer)?.middle
    if (!middle) continue
    const at = place.kind === 'county' ? place : countyAt(shapes, middle.Latitude, middle.Longitude)
    if (at)
      found.set(`${at.StateProvince} ${at.County}`, { County: at.County, StateProvince: at.StateProvince })
  }
  return [...found.values()]
}
