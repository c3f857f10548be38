import { z } from 'zod'
import type { TravelMode, TravelUnit } from '#contract/isochrones.ts'
import type { Provider } from './provider.ts'

const profiles: Record<TravelMode, string> = {
  Car: 'driving-car',
  Bike: 'cycling-regular',
  Foot: 'foot-walking',
}
const METERS_PER_MILE = 1609.344

const ErrorBody = z.object({
  error: z.union([z.string(), z.object({ code: z.number().optional(), message: z.string() })]),
})
const Attributed = z.object({ metadata: z.object({ attribution: z.string().max(500) }) })

const contourOf = (band: number, unit: TravelUnit) =>
  Math.round(band * (unit === 'Minutes' ? 60 : METERS_PER_MILE))

/** openrouteservice (https://giscience.github.io/openrouteservice/): ranges in whole seconds or meters. */
export const openrouteservice: Provider = {
  callOf: ({ Latitude, Longitude, Mode, Unit, Bands }, key) => ({
    path: `/v2/isochrones/${profiles[Mode]}`,
    headers: { ...(key && { authorization: key }) },
    body: {
      locations: [[Longitude, Latitude]],
      range: Bands.map((band) => contourOf(band, Unit)),
      range_type: Unit === 'Minutes' ? 'time' : 'distance',
    },
  }),
  contourOf,
  contourIn: ({ value }) => Number(value),
  errorIn(body) {
    const { success, data } = ErrorBody.safeParse(body)
    if (!success) return undefined
    const message = typeof data.error === 'string' ? data.error : data.error.message
    return { isNoRoad: /point (was )?not found|routable point/i.test(message), message }
  },
  attributionOf: (answer) =>
    Attributed.safeParse(answer).data?.metadata.attribution ??
    'openrouteservice, © OpenStreetMap contributors',
}
