import { readFile, stat } from 'node:fs/promises'
import type { Geometry } from 'geojson'
import { z } from 'zod'
import { DataError } from '#service/versions/data-error.ts'
import { boundaryMessages as messages } from '../messages.ts'
import type { Shape, ShapeSource } from './shape.ts'

/** Megabytes of a file that is read whole. */
const MAX_MEGABYTES = 256

const Features = z.object({
  features: z.array(z.unknown()),
  crs: z.object({ properties: z.object({ name: z.string() }) }).nullish(),
})
const Position = z.array(z.number())
const Rings = z.array(z.array(Position))
const Feature = z.object({
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('Polygon'), coordinates: Rings }),
      z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(Rings) }),
      ...(['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'GeometryCollection'] as const).map(
        (type) => z.object({ type: z.literal(type) }),
      ),
    ])
    .nullish(),
})

/** Names of longitude and latitude in a `crs` of former GeoJSON. */
const DEGREES = /CRS84|CRS83|EPSG:+(4326|4269)$/i

/** The features of a GeoJSON file. */
export function geoJsonSource(file: string): ShapeSource {
  return {
    file,
    async *read() {
      const { size } = await stat(file)
      if (size > MAX_MEGABYTES * 1e6) throw new DataError(messages.tooLarge(file, MAX_MEGABYTES))
      const { features, crs } = parse(file, await readFile(file, 'utf8'))
      const name = crs?.properties.name
      if (name !== undefined && !DEGREES.test(name)) throw new DataError(messages.projected(file, name))
      for (const [i, feature] of features.entries()) yield shapeOf(file, feature, i)
    },
  }
}

function parse(file: string, text: string): z.infer<typeof Features> {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new DataError(messages.notGeoJson(file, (error as Error).message))
  }
  const parsed = Features.safeParse(value)
  if (!parsed.success) throw new DataError(messages.notGeoJson(file, messages.noFeatures))
  return parsed.data
}

function shapeOf(file: string, value: unknown, i: number): Shape {
  const parsed = Feature.safeParse(value)
  if (!parsed.success) throw new DataError(messages.notGeoJson(file, messages.badFeature(i + 1)))
  const { properties, geometry } = parsed.data
  return { fields: properties ?? {}, geometry: (geometry ?? null) as Geometry | null }
}
