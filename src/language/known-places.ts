import { readable } from '#shared/address/readable-name.ts'
import { citiesBesidePost } from './cities-beside-post.ts'
import { cityNicknames } from './city-nicknames.ts'
import type { KnownPlace, PlacesNamed } from './rule.ts'

/** The state of the city that people mean by a name of which there is a larger place, or one that only seems so. */
const bestKnown: ReadonlyMap<string, string> = new Map(
  'greenwich CT, peoria IL, pasadena CA, cambridge MA, burlington VT, darien CT, auburn AL, florence SC, lakewood CO'
    .split(', ')
    .map((row) => [row.slice(0, -3), row.slice(-2)] as const),
)

const beside = new Map<string, KnownPlace[]>()
for (const { City, StateProvince, Latitude, Longitude, People } of citiesBesidePost) {
  const name = readable(City)
  const place = { kind: 'city', City, StateProvince } as const
  beside.set(name, [...(beside.get(name) ?? []), { place, Latitude, Longitude, People }])
}

const stateOf = ({ place }: KnownPlace) => ('StateProvince' in place ? place.StateProvince : '')
const isCity = ({ place }: KnownPlace) => place.kind === 'city'

/** Places with those that have no ZIP code of their name, the best known city before the others. */
function complete(places: PlacesNamed, name: string, state: string | undefined): readonly KnownPlace[] {
  const own = places(name, state)
  const more = (beside.get(readable(name)) ?? []).filter(
    (place) =>
      (!state || stateOf(place) === state) &&
      !own.some((one) => isCity(one) && stateOf(one) === stateOf(place)),
  )
  const all = more.length > 0 ? [...own, ...more] : own
  const known = bestKnown.get(name)
  const first = known && all.find((one) => isCity(one) && stateOf(one) === known)
  return first ? [first, ...all.filter((one) => one !== first)] : all
}

/** The same lookup, which reads each name once, also the short names of cities and those without a ZIP code. */
export function knownPlaces(places: PlacesNamed): PlacesNamed {
  const known = new Map<string, ReturnType<PlacesNamed>>()
  const find: PlacesNamed = (name, state) => {
    const [city, cityState] = cityNicknames.get(name) ?? []
    if (!city) return complete(places, name, state)
    return state && state !== cityState ? [] : places(city, cityState).filter(isCity)
  }
  return (name, state) => {
    const key = `${name}|${state}`
    const found = known.get(key) ?? find(name, state)
    known.set(key, found)
    return found
  }
}
