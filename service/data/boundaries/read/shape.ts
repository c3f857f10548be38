import type { Geometry } from 'geojson'

/** A shape of a file: its fields, as they are written there, and its geometry in degrees. */
export interface Shape {
  fields: Readonly<Record<string, unknown>>
  geometry: Geometry | null
}

/** A file with shapes; it can be read several times. Throws a DataError where the file is damaged. */
export interface ShapeSource {
  file: string
  read(): AsyncGenerator<Shape>
}
