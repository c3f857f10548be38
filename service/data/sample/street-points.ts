import type { AddressParsed } from '#contract/company.ts'
import { isInCounty } from '#service/reference/places/places.ts'
import { MILES_PER_DEGREE } from '#shared/geo/sphere.ts'
import { mixNumbers } from '#shared/hash.ts'
import { between, normal, type Random } from '#shared/random.ts'
import { streetOf } from './streets.ts'
import { RURAL } from './terrain.ts'
import type { Street, Town } from './towns.ts'

/** Where a company is: an address whose parts agree, a point on its street, and what mail carriers call the place. */
export interface TownAddress {
  AddressParsed: AddressParsed
  Location: { Latitude: number; Longitude: number }
  CarrierRoute: string
  /** The four digits after the ZIP code. */
  plus4: string
}

const TRIES = 5
/** The higher, the more companies are on the first streets of a town. */
const BUSTLE = 2.2

/** An address in a town: on a busy street more often than on a quiet one, near a corner more often than between, and on land. */
export function pickAddress(town: Town, random: Random, hasUnit: boolean): TownAddress {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const address = pointOn(town, Math.floor(town.count * random() ** BUSTLE), random, hasUnit)
    if (isLand(town, address.Location)) return address
  }
  return { ...pointOn(town, 0, random, hasUnit), Location: nearCenter(town, random) }
}

/** Whether a point is on land in the town's county. */
export const isLand = ({ terrain }: Town, { Latitude, Longitude }: TownAddress['Location']) =>
  isInCounty(terrain.area.CountyFips, Latitude, Longitude)

function nearCenter(town: Town, random: Random): TownAddress['Location'] {
  const { Latitude, Longitude } = town.terrain.area
  const nearby = {
    Latitude: micro(Latitude + (random() - 0.5) * 0.004),
    Longitude: micro(Longitude + (random() - 0.5) * 0.004),
  }
  return isLand(town, nearby) ? nearby : { Latitude, Longitude }
}

/** An address in one line. */
export function addressLine(parts: AddressParsed): string {
  let line = parts.Number ?? ''
  if (parts.PreDirectional) line += ` ${parts.PreDirectional}`
  line += ` ${parts.Name}`
  if (parts.Suffix) line += ` ${parts.Suffix}`
  if (parts.PostDirectional) line += ` ${parts.PostDirectional}`
  if (parts.UnitNumber) line += ` ${parts.UnitNumber}`
  return line
}

/** Miles from the middle of a street to its houses. */
const SETBACK = 0.012
const BLOCKS = 24

function pointOn(town: Town, index: number, random: Random, hasUnit: boolean): TownAddress {
  const share = shareAlong(town, index, random)
  const isEven = random() < 0.5
  return placePointAt(town, index, share, isEven, hasUnit ? unitOf(random) : '')
}

/** The house on a side of a street, `share` of the way along it from 0 to 1, with a unit or `''`. */
export function placePointAt(
  town: Town,
  index: number,
  share: number,
  isEven: boolean,
  unit: string,
): TownAddress {
  const street = streetOf(town, index)
  const along = street.shift + (2 * share - 1) * street.reach
  return {
    AddressParsed: addressAt(street, share, numberAt(street, share, isEven), unit),
    Location: pointAt(town, street.northward, along, street.aside + (isEven ? SETBACK : -SETBACK)),
    CarrierRoute: routeOf(town, index, share),
    plus4: String(1000 + (mixNumbers(town.seed + index, Math.floor(share * BLOCKS)) % 9000)),
  }
}

/** Corners of a street round which shops gather. */
const SHOPS = 4

/** From 0 at one end of the street to 1 at the other. */
function shareAlong(town: Town, index: number, random: Random): number {
  if (random() < 0.4) return random()
  const corner = mixNumbers(town.seed ^ (index * SHOPS), Math.floor(random() * SHOPS)) / 2 ** 32
  return Math.min(0.999, Math.max(0, corner + normal(random) * 0.035))
}

/** Even numbers on one side of the street, odd ones on the other. */
function numberAt({ directions, low, high }: Street, share: number, isEven: boolean): number {
  const [first, part] = directions ? [100, Math.abs(2 * share - 1)] : [low, share]
  const number = first + Math.round(part * (high - low))
  return number - (number % 2) + (isEven ? 0 : 1)
}

function addressAt(street: Street, share: number, number: number, UnitNumber: string): AddressParsed {
  const parsed: AddressParsed = { Name: street.Name, Number: String(number) }
  if (street.Suffix) parsed.Suffix = street.Suffix
  if (street.directions) parsed.PreDirectional = street.directions[share < 0.5 ? 0 : 1]
  if (street.PostDirectional) parsed.PostDirectional = street.PostDirectional
  if (UnitNumber) parsed.UnitNumber = UnitNumber
  return parsed
}

function unitOf(random: Random): string {
  const kind = random()
  if (kind < 0.75) return `Ste ${between(random, 1, 9)}${random() < 0.5 ? '0' : '1'}${between(random, 0, 9)}`
  if (kind < 0.9) return `Unit ${between(random, 1, 40)}`
  return `Ste ${String.fromCharCode(65 + between(random, 0, 7))}`
}

const micro = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** The point so many miles along and across from a town's center, on its rotated grid. */
function pointAt(
  { terrain, rotation }: Town,
  northward: boolean,
  along: number,
  aside: number,
): TownAddress['Location'] {
  const { Latitude, Longitude } = terrain.area
  const x = northward ? aside : along
  const y = northward ? along : aside
  const east = x * Math.cos(rotation) - y * Math.sin(rotation)
  const north = x * Math.sin(rotation) + y * Math.cos(rotation)
  const shrink = Math.cos((Latitude * Math.PI) / 180)
  return {
    Latitude: micro(Latitude + north / MILES_PER_DEGREE),
    Longitude: micro(Longitude + east / MILES_PER_DEGREE / shrink),
  }
}

function routeOf(town: Town, index: number, share: number): string {
  const { density, area } = town.terrain
  const isRural = density < RURAL
  const routes = Math.max(3, Math.round(area.Weight / (isRural ? 1500 : 1200)))
  const route = 1 + (mixNumbers(town.seed, index * 4 + Math.floor(share * 3)) % Math.min(80, routes))
  return `${isRural && index % 3 ? 'R' : 'C'}${String(route).padStart(3, '0')}`
}
