import type { Point } from '#contract/place.ts'
import { placeLabel } from '#criteria/describe.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { pointAt } from '#shared/geo/sphere.ts'
import { type Gazetteer, outlineOf } from '../model/areas/outline.ts'
import type { KeepFree } from './base/labels/drawLabels.ts'

const LETTER = 7
const CHIP = 26
const HANDLE = 18

/** Where chips and handles stand: names of towns keep out of there. */
export function keepFreeOf(places: readonly PlaceChoice[], gazetteer: Gazetteer): KeepFree[] {
  return places.flatMap((place) => {
    const middle = outlineOf(place, gazetteer)?.middle
    if (!middle) return []
    const at = (point: Point, width: number, height: number): KeepFree => ({ ...point, width, height })
    const rim = 'RadiusMiles' in place ? [at(pointAt(middle, place.RadiusMiles, 90), 110, CHIP)] : []
    const chip = place.excluded ? [at(middle, 140, CHIP)] : []
    const corners = place.kind === 'polygon' ? place.Points.map((point) => at(point, HANDLE, HANDLE)) : []
    const own =
      place.kind === 'circle'
        ? [at(middle, HANDLE, HANDLE)]
        : place.kind === 'polygon'
          ? []
          : [at(middle, placeLabel(place).length * LETTER + 24, CHIP)]
    return [...own, ...rim, ...chip, ...corners]
  })
}
