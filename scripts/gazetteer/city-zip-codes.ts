import type { Located } from '#reference/place-files.ts'
import type { PostalArea } from '#service/reference/places/places.ts'
import { milesBetween } from './points.ts'

/** A city with its people, and a city that the post office names. */
type Populated = Located & { People: number }
type Named = Located & { City: string }

/** People per square mile of a suburb. */
const DENSITY = 2_700
const MIN_MILES = 1.5

const miles = (a: Located, b: Located) =>
  milesBetween({ lat: a.Latitude, lng: a.Longitude }, { lat: b.Latitude, lng: b.Longitude })

/**
 * The ZIP codes of each of some cities that the post office does not name, all of one state: those in a circle of the size that
 * their people take, unless another of them or the city in their address is nearer. At least one.
 */
export function zipCodesOf(
  cities: readonly Populated[],
  areas: readonly PostalArea[],
  named: readonly Named[],
): string[][] {
  const addressed = new Map(named.map((city) => [city.City, city]))
  return cities.map((city) => {
    const reach = Math.max(MIN_MILES, Math.sqrt(city.People / DENSITY / Math.PI))
    const rivals = cities.filter((other) => other !== city)
    const isOwn = (area: PostalArea) =>
      [...rivals, addressed.get(area.City) ?? area].every(
        (other) => other === area || miles(area, city) <= miles(area, other),
      )
    const near = areas.toSorted((a, b) => miles(a, city) - miles(b, city))
    const own = near.filter((area) => miles(area, city) <= reach && isOwn(area))
    return (own.length > 0 ? own : near.slice(0, 1)).map(({ PostalCode }) => PostalCode).sort()
  })
}
