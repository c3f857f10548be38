import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { geocodeQuery } from '#api/geocode.ts'
import type { Geocode, GeocodedPlace } from '#contract/geocode.ts'
import type { Point } from '#contract/place.ts'
import { placeLabel } from '#criteria/describe.ts'
import { POSTAL_CODE, plainPostalCode } from '#shared/address/postal-code.ts'
import { centerMessages as messages } from './center-messages.ts'
import { placeIndexQuery } from './place-index.ts'
import { namedState } from './place-names.ts'
import { findPlaces, type PlaceIndex, placesNamed, postalPoint } from './places.ts'

/** The center of an area: a ZIP code, or a point with the name of its address or city. */
export type Center = { PostalCode: string } | (Point & { name?: string })

/** The center that a text names, with what to say of it; or what is wrong with the text. */
export type CenterAnswer =
  | { center: Center; note?: string; others: readonly GeocodedPlace[] }
  | { error: string }

/** A ZIP code, or a latitude and a longitude: "68046", "41.25, -96.01". */
export function typedCenter(text: string): Center | undefined {
  const code = plainPostalCode(text)
  if (POSTAL_CODE.test(code)) return { PostalCode: code }
  const pair = /^(-?\d{1,3}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim())
  const point = { Latitude: Number(pair?.[1]), Longitude: Number(pair?.[2]) }
  const isOnEarth = Math.abs(point.Latitude) <= 90 && Math.abs(point.Longitude) <= 180
  return pair && isOnEarth ? point : undefined
}

/** The city of a name, else the likeliest place whose name begins so; a state or a county is too large. */
function namedCenter(index: PlaceIndex, text: string): CenterAnswer | undefined {
  const { name: typed, state } = namedState(text) ?? { name: text, state: undefined }
  const city = placesNamed(index, typed, state).find(({ place }) => place.kind === 'city')
  const found = city ?? findPlaces(index, text, 1)[0]
  if (!found) return undefined
  const { place, Latitude, Longitude } = found
  const name = placeLabel(place)
  return place.kind === 'city'
    ? { center: { Latitude, Longitude, name }, others: [] }
    : { error: messages.tooLarge(name) }
}

/** The answer of the geocoder as a center. */
export function locatedCenter(text: string, geocode: Geocode | null): CenterAnswer {
  if (!geocode) return { error: messages.noAddresses }
  const { Location, Address = '', Grade, Alternatives } = geocode
  if (!Location || !Grade) return { error: messages.notFound(text) }
  return { center: { ...Location, name: Address }, note: placeNote(geocode), others: Alternatives }
}

/** How precise the place of an address is, and what was corrected. */
export function placeNote({ Address = '', Grade, Corrections }: Geocode): string {
  const precision = Grade ? `${Address}: ${messages.grades[Grade]}` : ''
  return [precision, ...Corrections.map(messages.corrected)].filter(Boolean).join('; ')
}

/** The center that a text names. Raises an `ApiProblem` where the service fails. */
export const centerQuery = (text: string) =>
  queryOptions({
    queryKey: ['center', text],
    queryFn: ({ client }) => findCenter(client, text),
    staleTime: 300_000,
  })

async function findCenter(client: QueryClient, text: string): Promise<CenterAnswer> {
  const typed = typedCenter(text)
  if (typed) return { center: typed, others: [] }
  const named = /\d/.test(text) ? undefined : namedCenter(await client.ensureQueryData(placeIndexQuery), text)
  return named ?? locatedCenter(text, await client.fetchQuery(geocodeQuery(text)))
}

/** A center as it is typed: its address, ZIP code or coordinates. */
export function centerText(center: Center): string {
  if ('PostalCode' in center) return center.PostalCode
  return center.name ?? `${center.Latitude}, ${center.Longitude}`
}

/** The name of the address or city in a center. */
export const nameOfCenter = (center: Center): string | undefined =>
  'name' in center ? center.name : undefined

/** The point of a center; undefined for a ZIP code that is not known. */
export function pointOfCenter(center: Center, index: Pick<PlaceIndex, 'byCode'>): Point | undefined {
  const point = 'PostalCode' in center ? postalPoint(index, center.PostalCode) : center
  return point && { Latitude: point.Latitude, Longitude: point.Longitude }
}
