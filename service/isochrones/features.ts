import { z } from 'zod'

const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number())
const Line = z.array(Position)

const Geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(Line) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(Line)) }),
  z.object({ type: z.literal('LineString'), coordinates: Line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(Line) }),
  z.object({ type: z.enum(['Point', 'MultiPoint']) }),
])

/** The answer of a routing server: features of any order. */
export const FeatureCollection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      properties: z.record(z.string(), z.unknown()).nullish(),
      geometry: Geometry.nullish(),
    }),
  ),
})
export type Feature = z.infer<typeof FeatureCollection>['features'][number]

/** A ring of corners: longitude, latitude. */
export type Ring = readonly (readonly [longitude: number, latitude: number, ...rest: number[]])[]

/** The outer rings of a feature, closed lines counting as rings; holes are filled. Points have none. */
export function outerRings({ geometry }: Feature): Ring[] {
  if (!geometry) return []
  switch (geometry.type) {
    case 'Polygon':
      return geometry.coordinates.slice(0, 1)
    case 'MultiPolygon':
      return geometry.coordinates.flatMap((rings) => rings.slice(0, 1))
    case 'LineString':
      return [geometry.coordinates]
    case 'MultiLineString':
      return geometry.coordinates
    default:
      return []
  }
}
