import { isOnLand } from '#service/reference/places/land.ts'
import { type County, countyAt } from '#service/reference/places/places.ts'
import { statePopulation } from '#service/reference/places/state-population.ts'
import { type LatLng, spiral } from './points.ts'

type Ashore = LatLng & { county: County | undefined }

/** Miles from a point to the farthest land that it may move to. */
const REACH = 60

const rounded = ({ lat, lng }: LatLng): LatLng => ({
  lat: Number(lat.toFixed(4)),
  lng: Number(lng.toFixed(4)),
})

/** The point or, when it is in water or in another state, the nearest one on land of its state; undefined when there is none near. */
export function ashore(point: LatLng & { state: string }): Ashore | undefined {
  for (const near of spiral(point, REACH)) {
    const at = rounded(near)
    const county = countyAt(at.lat, at.lng)
    if (isOfState(county, point.state) && isOnLand(at.lat, at.lng)) return { ...at, county }
  }
  return undefined
}

/** Counties are those of the US: land without one is Canada's. */
const isOfState = (county: County | undefined, state: string) =>
  state in statePopulation ? county?.StateProvince === state : county === undefined
