import {
  collection,
  feature,
  sendsJson,
  startRoutingServer,
} from '#service/isochrones/routing-server.testing.ts'
import { pointAt } from '#shared/geo/sphere.ts'

/** What a Valhalla server is sent, as far as it matters here. */
interface Requested {
  locations: { lat: number; lon: number }[]
  costing: string
  contours: { time?: number; distance?: number }[]
}

const CORNERS = 24
/** Miles of a minute by car, and on a bike or on foot. */
const FAST = 0.5
const SLOW = 0.1
const MILES_PER_KILOMETER = 0.621371

/** A routing server in place of Valhalla: the areas that it sends are circles, as large as one could drive without any roads. */
export async function startMadeUpRouting() {
  const server = await startRoutingServer()
  server.behaves((request, response) => {
    const { body } = server.received.at(-1) as { body: unknown }
    const { locations, costing, contours } = body as Requested
    const [{ lat = 0, lon = 0 } = {}] = locations
    const features = contours.map(({ time = 0, distance }) => {
      const speed = costing === 'auto' ? FAST : SLOW
      const miles = distance === undefined ? time * speed : distance * MILES_PER_KILOMETER
      const corners = Array.from({ length: CORNERS + 1 }, (_, i) => {
        const { Latitude, Longitude } = pointAt({ Latitude: lat, Longitude: lon }, miles, (i * 360) / CORNERS)
        return [Longitude, Latitude]
      })
      return feature('Polygon', [corners], { contour: distance ?? time })
    })
    sendsJson(collection(...features.toReversed()))(request, response)
  })
  return server
}
