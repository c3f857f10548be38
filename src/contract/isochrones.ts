import { z } from 'zod'
import { Point } from './place.ts'
import { listOf, oneOf } from './values.ts'

/** As far as one can travel from a point (extension): areas by travel time or distance, from a routing server that the operator names. */

/** Most bands of one call. */
export const MAX_BANDS = 4
export const travelModes = ['Car', 'Bike', 'Foot'] as const
export type TravelMode = (typeof travelModes)[number]
export const travelUnits = ['Minutes', 'Miles'] as const
export type TravelUnit = (typeof travelUnits)[number]
/** The longest travel of a band, by unit. */
export const MAX_TRAVEL: Record<TravelUnit, number> = { Minutes: 120, Miles: 100 }

const isAscending = (values: readonly number[]) =>
  values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0))

export const IsochronesRequest = z
  .strictObject({
    ...Point.shape,
    Mode: oneOf(travelModes),
    Unit: oneOf(travelUnits),
    Bands: listOf(z.number({ error: 'must be a number' }).positive('must be over 0'), MAX_BANDS).refine(
      isAscending,
      'must be in ascending order, each value once',
    ),
  })
  .superRefine(({ Unit, Bands }, ctx) => {
    const max = MAX_TRAVEL[Unit]
    if (Bands.some((value) => value > max))
      ctx.addIssue({
        code: 'custom',
        path: ['Bands'],
        message: `must be at most ${max} ${Unit.toLowerCase()}`,
      })
  })
export type IsochronesRequest = z.infer<typeof IsochronesRequest>

/** The area of one band: outer rings, as polygons of criteria; the first is the largest. */
export const Isochrone = z.object({
  Value: z.number(),
  Polygons: z.array(z.object({ Points: z.array(Point) })),
})
export type Isochrone = z.infer<typeof Isochrone>

export const Isochrones = z.object({
  Bands: z.array(Isochrone),
  /** Who the map data is from, to be shown with the areas. */
  Attribution: z.string().optional(),
})
export type Isochrones = z.infer<typeof Isochrones>
