import type { Isochrones } from '#contract/isochrones.ts'
import type { ParsedArea } from './parsed-areas.ts'
import type { Travel } from './travel.ts'

/** The areas of an answer to a request for bands of `travel`, the largest band first, so that the smaller ones are drawn above. */
export const travelAreas = (travel: Omit<Travel, 'Value'>, { Bands }: Isochrones): ParsedArea[] =>
  Bands.toReversed().flatMap(({ Value, Polygons }) =>
    Polygons.map(({ Points }) => ({
      place: { kind: 'polygon' as const, Points },
      excluded: false,
      travel: { ...travel, Value },
    })),
  )
