import { z } from 'zod'
import type { TravelMode, TravelUnit } from '#contract/isochrones.ts'
import type { Provider } from './provider.ts'

const costings: Record<TravelMode, string> = { Car: 'auto', Bike: 'bicycle', Foot: 'pedestrian' }
const KILOMETERS_PER_MILE = 1.609344
/** Contours smaller than this part of the largest one are excluded by the server. */
const DENOISE = 0.01
/** Meters within which the server simplifies. */
const GENERALIZE = 10
/** "No suitable edges near location". */
const NO_ROAD = 171

const ErrorBody = z.object({ error: z.string(), error_code: z.number().optional() })

const contourOf = (band: number, unit: TravelUnit) => (unit === 'Minutes' ? band : band * KILOMETERS_PER_MILE)

/** Valhalla (https://valhalla.github.io/valhalla/api/isochrone/api-reference/): contours in minutes or kilometers. */
export const valhalla: Provider = {
  callOf: ({ Latitude, Longitude, Mode, Unit, Bands }) => ({
    path: '/isochrone',
    headers: {},
    body: {
      locations: [{ lat: Latitude, lon: Longitude }],
      costing: costings[Mode],
      contours: Bands.map((band) => ({ [Unit === 'Minutes' ? 'time' : 'distance']: contourOf(band, Unit) })),
      polygons: true,
      denoise: DENOISE,
      generalize: GENERALIZE,
    },
  }),
  contourOf,
  contourIn: ({ contour }) => Number(contour),
  errorIn(body) {
    const { success, data } = ErrorBody.safeParse(body)
    return success ? { isNoRoad: data.error_code === NO_ROAD, message: data.error } : undefined
  },
  attributionOf: () => 'Valhalla, © OpenStreetMap contributors',
}
