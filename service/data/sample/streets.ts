import type { AddressParsed } from '#contract/company'
import { isInCounty } from '../places/places.ts'
import type { Ground } from './ground.ts'
import { between, hashOf, mix, normal, pick, type Random, randomFrom } from './random.ts'
import { mainStreets, streetNames } from './street-names.ts'

/** A street of a postal area: a straight line, in miles from the area's centre before the town's grid is turned. */
interface Street {
  Name: string
  Suffix?: string
  PostDirectional?: string
  /** Whether numbers rise both ways from the middle, told apart by N and S or E and W. */
  directions?: readonly [string, string]
  northward: boolean
  /** Miles the line runs beside the centre. */
  aside: number
  /** Miles from its middle to either end; the middle is `shift` miles along. */
  reach: number
  shift: number
  /** Numbers at its ends. */
  low: number
  high: number
}

/** Where a company is: an address whose parts agree, a point on its street, and what mail carriers call the place. */
export interface Spot {
  AddressParsed: AddressParsed
  Location: { Latitude: number; Longitude: number }
  CarrierRoute: string
  /** The four digits after the ZIP code. */
  plus4: string
}

/** The streets of one postal area, made when first asked for: all that is needed to place companies there. */
export interface Town {
  ground: Ground
  seed: number
  /** How far the grid of streets is turned, in radians; alike in one county. */
  turn: number
  /** Miles: most of a country area's companies are in its village. */
  core: number
  count: number
  streets: (Street | undefined)[]
  habit: 'numbers rise both ways' | 'post directional' | 'plain'
}

export const RURAL = 150
const SUBURBAN = 350
const URBAN = 4000

/** Miles; as close together as in a small town. */
const villageRadius = ({ radius, area }: Ground) =>
  Math.min(radius, Math.max(0.3, Math.sqrt(area.Weight / 1800 / Math.PI)))

export function townOf(ground: Ground): Town {
  const county = randomFrom(hashOf(ground.area.CountyFips))
  const turn = county() < 0.6 ? 0 : (county() - 0.5) * 0.9
  const habits = county()
  return {
    ground,
    seed: hashOf(ground.area.PostalCode),
    turn,
    core: ground.density > SUBURBAN ? ground.radius : villageRadius(ground),
    count: Math.round(Math.min(110, Math.max(9, Math.sqrt(ground.area.Weight) * 0.6))),
    streets: [],
    habit: habits < 0.35 ? 'numbers rise both ways' : habits < 0.43 ? 'post directional' : 'plain',
  }
}

const URBAN_SUFFIXES = 'St St St St Ave Ave Ave Blvd Rd Dr Pl Way Ct Pkwy Ln'.split(' ')
const SUBURBAN_SUFFIXES = 'St St Ave Ave Rd Rd Rd Dr Dr Dr Ln Way Blvd Ct Cir Pkwy Ter Pl'.split(' ')
const RURAL_SUFFIXES = 'Rd Rd Rd Rd St St Ln Dr Ave Trl'.split(' ')
const SIDES = ['N', 'S', 'E', 'W']
const CORNERS = ['NE', 'NW', 'SE', 'SW']
const ROADS = ['State Route', 'State Highway', 'US Highway', 'County Road', 'Highway', 'State Road', 'Route']

function streetOf(town: Town, index: number): Street {
  const known = town.streets[index]
  if (known) return known
  const street = makeStreet(town, index, randomFrom(mix(town.seed, index)))
  town.streets[index] = street
  return street
}

function makeStreet(town: Town, index: number, random: Random): Street {
  const { density } = town.ground
  const country = index > 1 && random() < countryShare(density)
  const width = country ? town.ground.radius : town.core
  const northward = random() < 0.5
  const reach = width * (0.35 + 0.65 * random())
  const low = country ? between(random, 10, 90) * 100 : between(random, 1, density > URBAN ? 30 : 12) * 100
  const line = {
    northward,
    aside: Math.max(-1.4, Math.min(1.4, normal(random) * 0.5)) * width * (index === 0 ? 0.1 : 1),
    reach,
    shift: normal(random) * width * 0.2,
    low,
    high: low + Math.max(400, Math.round(reach * 2 * (country ? 400 : 1000))),
  }
  return { ...line, ...nameStreet(town, index, country, northward, random) }
}

const countryShare = (density: number) =>
  density < 40 ? 0.6 : density < RURAL ? 0.4 : density < 500 ? 0.12 : 0

function nameStreet(town: Town, index: number, country: boolean, northward: boolean, random: Random) {
  if (country && random() < 0.45) return { Name: `${pick(random, ROADS)} ${between(random, 1, 399)}` }
  const Suffix = pick(random, suffixesOf(town.ground.density))
  const { habit } = town
  const directions =
    habit === 'numbers rise both ways' && !country
      ? ((northward ? ['S', 'N'] : ['W', 'E']) as [string, string])
      : undefined
  const PostDirectional =
    habit === 'post directional' && !country
      ? pick(random, town.ground.density > URBAN ? CORNERS : SIDES)
      : undefined
  if (index === 0) return { Name: pick(random, mainStreets), Suffix: 'St', directions, PostDirectional }
  if (index % 3 === 1 && !country && town.seed % 10 < 8)
    return { Name: ordinal((index + 2) / 3), Suffix: northward ? 'Ave' : 'St', directions, PostDirectional }
  return { Name: nthName(town, index), Suffix: country ? 'Rd' : Suffix, directions, PostDirectional }
}

const suffixesOf = (density: number) =>
  density > URBAN ? URBAN_SUFFIXES : density > RURAL ? SUBURBAN_SUFFIXES : RURAL_SUFFIXES

/** Names in an order of the town's own, none of them twice. */
const nthName = (town: Town, index: number) =>
  streetNames[(town.seed + index * STEP) % streetNames.length] as string
/** Has no divisor in common with the number of names. */
const STEP = 101

function ordinal(n: number): string {
  const last = n % 100 > 10 && n % 100 < 14 ? 0 : n % 10
  return `${n}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
}

const SPOKEN =
  'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth Thirteenth Fourteenth Fifteenth'.split(
    ' ',
  )

/** "First" for "1st", up to the fifteenth; other names as they are. */
export const spokenOrdinal = (name: string) =>
  /^\d{1,2}(st|nd|rd|th)$/.test(name) ? (SPOKEN[Number.parseInt(name, 10) - 1] ?? name) : name

const MILES_A_DEGREE = 69.1

/** The point at `along` and `aside` miles of a street, on the turned grid. */
function pointAt(town: Town, street: Street, along: number, aside: number) {
  const [x, y] = street.northward ? [aside, along] : [along, aside]
  const east = x * Math.cos(town.turn) - y * Math.sin(town.turn)
  const north = x * Math.sin(town.turn) + y * Math.cos(town.turn)
  const { Latitude, Longitude } = town.ground.area
  const shrink = Math.cos((Latitude * Math.PI) / 180)
  return {
    Latitude: micro(Latitude + north / MILES_A_DEGREE),
    Longitude: micro(Longitude + east / MILES_A_DEGREE / shrink),
  }
}

const micro = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const TRIES = 5
/** Miles from the middle of a street to its houses. */
const SETBACK = 0.012
/** Corners on a street round which shops gather. */
const CORNERS_A_STREET = 4

/** A spot in a town: on a busy street more often than on a quiet one, near a corner more often than between, and on land. */
export function settle(town: Town, random: Random, hasUnit: boolean): Spot {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const index = Math.floor(town.count * random() ** 2.2)
    const spot = spotOn(town, streetOf(town, index), index, random, hasUnit)
    if (isLand(town, spot)) return spot
  }
  const spot = spotOn(town, streetOf(town, 0), 0, random, hasUnit)
  const { Latitude, Longitude } = town.ground.area
  const nearby = {
    ...spot,
    Location: {
      Latitude: micro(Latitude + (random() - 0.5) * 0.004),
      Longitude: micro(Longitude + (random() - 0.5) * 0.004),
    },
  }
  return isLand(town, nearby) ? nearby : { ...spot, Location: { Latitude, Longitude } }
}

const isLand = ({ ground }: Town, { Location }: Spot) =>
  isInCounty(ground.area.CountyFips, Location.Latitude, Location.Longitude)

function spotOn(town: Town, street: Street, index: number, random: Random, hasUnit: boolean): Spot {
  const share = shareAlong(town, index, random)
  const even = random() < 0.5
  const along = street.shift + (2 * share - 1) * street.reach
  const number = numberAt(street, share, even)
  const block = Math.floor(share * 24)
  return {
    AddressParsed: addressAt(street, share, number, hasUnit ? unitOf(random) : undefined),
    Location: pointAt(town, street, along, street.aside + (even ? SETBACK : -SETBACK)),
    CarrierRoute: routeOf(town, index, share),
    plus4: String(1000 + (mix(town.seed + index, block) % 9000)),
  }
}

/** From 0 at one end of the street to 1 at the other. */
function shareAlong(town: Town, index: number, random: Random): number {
  if (random() < 0.4) return random()
  const corner =
    mix(town.seed ^ (index * CORNERS_A_STREET), Math.floor(random() * CORNERS_A_STREET)) / 2 ** 32
  return Math.min(0.999, Math.max(0, corner + normal(random) * 0.035))
}

function numberAt(street: Street, share: number, even: boolean): number {
  const part = street.directions ? Math.abs(2 * share - 1) : share
  const low = street.directions ? 100 : street.low
  const number = low + Math.round(part * (street.high - street.low))
  return number - (number % 2) + (even ? 0 : 1)
}

function addressAt(
  street: Street,
  share: number,
  number: number,
  UnitNumber: string | undefined,
): AddressParsed {
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

function routeOf(town: Town, index: number, share: number): string {
  const rural = town.ground.density < RURAL
  const kind = rural && index % 3 ? 'R' : 'C'
  const routes = Math.max(3, Math.round(town.ground.area.Weight / (rural ? 1500 : 1200)))
  const route = 1 + (mix(town.seed, index * 4 + Math.floor(share * 3)) % Math.min(80, routes))
  return kind + String(route).padStart(3, '0')
}
