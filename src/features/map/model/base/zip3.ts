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

/** The areas of the file that `scripts/zip3.ts` bakes. */
export const readZip3 = (file: File): Zip3Shape[] =>
  feature(file, file.objects.zip3).features.map(({ id, properties, geometry }) => ({
    Zip3: String(id),
    ...properties,
    geometry: geometry as Polygon | MultiPolygon,
  }))

/** Loads the areas. */
export async function loadZip3(signal: AbortSignal): Promise<Zip3Shape[]> {
  return readZip3(await (await fetch('/places/zip3.json', { signal })).json())
}
