import { type AreaNames, areaName } from '#criteria/areas/area-names.ts'
import { placesToGeoJson } from '#criteria/areas/geojson-writer.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { type Gazetteer, outlineOf } from './outline.ts'

/** Places as GeoJSON with their names, roles and outlines. */
export function written(
  places: readonly PlaceChoice[],
  indexes: readonly number[],
  names: AreaNames | undefined,
  gazetteer: Gazetteer,
): string {
  return placesToGeoJson(
    indexes.flatMap((index) => {
      const place = places[index]
      if (!place) return []
      const outline = outlineOf(place, gazetteer)
      const name = areaName(places, index, names)
      return [{ place, name, polygons: outline?.polygons ?? [], middle: outline?.middle }]
    }),
  )
}
