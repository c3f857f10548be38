import { existsSync } from 'node:fs'
import { DataError } from '#service/versions/data-error.ts'
import { boundaryMessages as messages } from '../messages.ts'
import { geoJsonSource } from './geojson.ts'
import type { ShapeSource } from './shape.ts'
import { shapefileSource } from './shapefile.ts'
import { unpackedFiles, zippedFiles } from './shapefile-parts.ts'

/** The shapes of a file, by the end of its name: a zipped shapefile, a .shp beside its .dbf, GeoJSON. */
export function openShapes(file: string): ShapeSource {
  if (!existsSync(file)) throw new DataError(messages.notThere(file))
  const [, type] = /\.(zip|shp|geojson|json)$/i.exec(file) ?? []
  switch (type?.toLowerCase()) {
    case 'zip':
      return shapefileSource(file, () => zippedFiles(file))
    case 'shp':
      return shapefileSource(file, () => unpackedFiles(file))
    case 'geojson':
    case 'json':
      return geoJsonSource(file)
    default:
      throw new DataError(messages.wrongType(file))
  }
}
