import type { MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** The land around the ZIP codes that begin with the same three digits, and the city where most of its people live. */
export interface Zip3Shape {
  Zip3: string
  city: string
  /** In hundreds. */
  people: number
  geometry: Polygon | MultiPolygon
}

type File = Topology<{ zip3: GeometryCollection<{ city: string; people: number }> }>

/** Reads the areas that `scripts/zip3.ts` bakes. */
export async function loadZip3(signal: AbortSignal): Promise<Zip3Shape[]> {
  const file: File = await (await fetch('/places/zip3.json', { signal })).json()
  return feature(file, file.objects.zip3).features.map(({ id, properties, geometry }) => ({
    Zip3: String(id),
    ...properties,
    geometry: geometry as Polygon | MultiPolygon,
  }))
}
