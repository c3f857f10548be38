import { type PointReading, straighten } from '#service/normalize/point.ts'
import { countyAt, postalArea, postalAreas } from '#service/reference/places/places.ts'
import { cityKey } from '#shared/address/city-key.ts'
import type { PostalReading } from '#shared/address/postal-code.ts'
import { stateByName } from '#shared/address/states.ts'

const PREFIX = 3

let statesByPrefix: Map<string, string> | undefined

/** The state of a ZIP code, or of those that begin like it. */
function stateOf(code: string): string | undefined {
  statesByPrefix ??= new Map(
    postalAreas().map(({ PostalCode, StateProvince }) => [PostalCode.slice(0, PREFIX), StateProvince]),
  )
  return postalArea(code)?.StateProvince ?? statesByPrefix.get(code.slice(0, PREFIX))
}

/** What else a row says of its place. */
interface Elsewhere {
  state: string
  city: string | undefined
  point: PointReading
}

/**
 * A ZIP code with restored zeros is one only when its state or city agrees with the row, or the row names none: `7202` in Arkansas is
 * not Elizabeth, New Jersey, and a number of a house is no ZIP code at all.
 */
export function confirmZeros(postal: PostalReading, { state, city, point }: Elsewhere): PostalReading {
  const { PostalCode, note } = postal
  if (note !== 'zipZero' || PostalCode === undefined) return postal
  const at = straighten(point).point
  const stated = [stateByName(state), at && countyAt(at.Latitude, at.Longitude)?.StateProvince]
  const states = stated.filter((name) => name !== undefined)
  const own = stateOf(PostalCode)
  const area = postalArea(PostalCode)
  const isCity = city && area && cityKey(city, '') === cityKey(area.City, '')
  const isAlone = states.length === 0 && !city
  if (isAlone || isCity || (own !== undefined && states.includes(own))) return postal
  return { note: 'zipShort' }
}
