import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { Point } from '#contract/place.ts'
import type { PlaceChoice } from '../places.ts'
import { fiveDecimals } from './coordinates.ts'

/** A place to write, with its name and its shape on the map: polygons of rings, or a point. */
export interface GeoJsonPlace {
  place: PlaceChoice
  name: string
  polygons: readonly (readonly (readonly Point[])[])[]
  middle: Point | undefined
}

/** Places as GeoJSON for any program. The property `Place` is what this app reads back. */
export function placesToGeoJson(places: readonly GeoJsonPlace[]): string {
  const collection: FeatureCollection<Geometry | null> = {
    type: 'FeatureCollection',
    features: places.map(featureOf),
  }
  return JSON.stringify(collection, null, 1)
}

function featureOf({ place, name, polygons, middle }: GeoJsonPlace): Feature<Geometry | null> {
  const { excluded, ...rest } = place
  const properties = {
    name,
    role: excluded ? 'excluded' : 'included',
    ...(place.kind !== 'polygon' && { Place: rest }),
  }
  return { type: 'Feature', properties, geometry: geometryOf(polygons, middle) }
}

function geometryOf(polygons: GeoJsonPlace['polygons'], middle: Point | undefined): Geometry | null {
  const rings = polygons.map((polygon) => polygon.map(closed))
  if (rings.length > 1) return { type: 'MultiPolygon', coordinates: rings }
  if (rings[0]) return { type: 'Polygon', coordinates: rings[0] }
  return middle ? { type: 'Point', coordinates: position(middle) } : null
}

const position = ({ Latitude, Longitude }: Point) => [fiveDecimals(Longitude), fiveDecimals(Latitude)]

/** A ring that ends where it begins, as GeoJSON requires. */
const closed = (ring: readonly Point[]) => [...ring, ...ring.slice(0, 1)].map(position)
