import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { Point } from '#contract/place.ts'
import type { PlaceChoice } from '../places.ts'

/** A place to be written, with its name and how it lies on the map: polygons of rings, or a point. */
export interface Written {
  place: PlaceChoice
  name: string
  polygons: readonly (readonly (readonly Point[])[])[]
  middle: Point | undefined
}

/** Places as GeoJSON that any program reads; `Place` says exactly what it is, for this app to take it back. */
export function geoJsonOf(written: readonly Written[]): string {
  const collection: FeatureCollection<Geometry | null> = {
    type: 'FeatureCollection',
    features: written.map(featureOf),
  }
  return JSON.stringify(collection, null, 1)
}

function featureOf({ place, name, polygons, middle }: Written): Feature<Geometry | null> {
  const { excluded, ...rest } = place
  const properties = {
    name,
    role: excluded ? 'excluded' : 'included',
    ...(place.kind !== 'polygon' && { Place: rest }),
  }
  return { type: 'Feature', properties, geometry: geometryOf(polygons, middle) }
}

function geometryOf(polygons: Written['polygons'], middle: Point | undefined): Geometry | null {
  const rings = polygons.map((polygon) => polygon.map(closed))
  if (rings.length > 1) return { type: 'MultiPolygon', coordinates: rings }
  if (rings[0]) return { type: 'Polygon', coordinates: rings[0] }
  return middle ? { type: 'Point', coordinates: position(middle) } : null
}

const five = (n: number) => Math.round(n * 1e5) / 1e5
const position = ({ Latitude, Longitude }: Point) => [five(Longitude), five(Latitude)]

/** A ring that ends where it begins, as GeoJSON wants it. */
const closed = (ring: readonly Point[]) => [...ring, ...ring.slice(0, 1)].map(position)
