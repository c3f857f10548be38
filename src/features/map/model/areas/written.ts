import { type AreaNames, nameOf } from '#criteria/areas/names.ts'
import { geoJsonOf } from '#criteria/areas/write.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { type Gazetteer, outlineOf } from './outline.ts'

/** Places as GeoJSON with their names, roles and outlines. */
export function written(
  places: readonly PlaceChoice[],
  indexes: readonly number[],
  names: AreaNames | undefined,
  gazetteer: Gazetteer,
): string {
  return geoJsonOf(
    indexes.flatMap((index) => {
      const place = places[index]
      if (!place) return []
      const outline = outlineOf(place, gazetteer)
      const name = nameOf(places, index, names)
      return [{ place, name, polygons: outline?.polygons ?? [], middle: outline?.middle }]
    }),
  )
}
