import { mixNumbers } from '#shared/hash.ts'
import { between, normal, pick, type Random, randomFromNumber } from '#shared/random.ts'
import { mainStreets, streetNames } from './street-names.ts'
import { RURAL, URBAN } from './terrain.ts'
import type { Street, Town } from './towns.ts'

const URBAN_SUFFIXES = 'St St St St Ave Ave Ave Blvd Rd Dr Pl Way Ct Pkwy Ln'.split(' ')
const SUBURBAN_SUFFIXES = 'St St Ave Ave Rd Rd Rd Dr Dr Dr Ln Way Blvd Ct Cir Pkwy Ter Pl'.split(' ')
const RURAL_SUFFIXES = 'Rd Rd Rd Rd St St Ln Dr Ave Trl'.split(' ')
const SIDES = ['N', 'S', 'E', 'W']
const CORNERS = ['NE', 'NW', 'SE', 'SW']
const ROADS = ['State Route', 'State Highway', 'US Highway', 'County Road', 'Highway', 'State Road', 'Route']

/** The street with that number, the same each time; 0 is the main street. */
export function streetOf(town: Town, index: number): Street {
  const known = town.streets[index]
  if (known) return known
  const street = makeStreet(town, index, randomFromNumber(mixNumbers(town.seed, index)))
  town.streets[index] = street
  return street
}

function makeStreet(town: Town, index: number, random: Random): Street {
  const { density, radius } = town.terrain
  const isCountry = index > 1 && random() < countryShare(density)
  const width = isCountry ? radius : town.core
  const northward = random() < 0.5
  const reach = width * (0.35 + 0.65 * random())
  const low = isCountry ? between(random, 10, 90) * 100 : between(random, 1, density > URBAN ? 30 : 12) * 100
  return {
    ...nameStreet(town, index, isCountry, northward, random),
    northward,
    aside: Math.max(-1.4, Math.min(1.4, normal(random) * 0.5)) * width * (index === 0 ? 0.1 : 1),
    reach,
    shift: normal(random) * width * 0.2,
    low,
    high: low + Math.max(400, Math.round(reach * 2 * (isCountry ? 400 : 1000))),
  }
}

const countryShare = (density: number) =>
  density < 40 ? 0.6 : density < RURAL ? 0.4 : density < 500 ? 0.12 : 0

function nameStreet(town: Town, index: number, isCountry: boolean, northward: boolean, random: Random) {
  if (isCountry && random() < 0.45) return { Name: `${pick(random, ROADS)} ${between(random, 1, 399)}` }
  const Suffix = isCountry ? 'Rd' : pick(random, suffixesOf(town.terrain.density))
  const numbering = isCountry ? 'plain' : town.numbering
  const directions = numbering === 'numbers rise both ways' ? (northward ? NORTHWARD : EASTWARD) : undefined
  const sides = town.terrain.density > URBAN ? CORNERS : SIDES
  const PostDirectional = numbering === 'post directional' ? pick(random, sides) : undefined
  if (index === 0) return { Name: pick(random, mainStreets), Suffix: 'St', directions, PostDirectional }
  if (isNumbered(town, index) && !isCountry)
    return { Name: ordinal((index + 2) / 3), Suffix: northward ? 'Ave' : 'St', directions, PostDirectional }
  return { Name: nthName(town, index), Suffix, directions, PostDirectional }
}

const NORTHWARD = ['S', 'N'] as const
const EASTWARD = ['W', 'E'] as const

const suffixesOf = (density: number) =>
  density > URBAN ? URBAN_SUFFIXES : density > RURAL ? SUBURBAN_SUFFIXES : RURAL_SUFFIXES

/** In most towns every third street has a number for a name. */
const isNumbered = (town: Town, index: number) => index % 3 === 1 && town.seed % 10 < 8

/** Has no divisor in common with the number of names: a town's names come in an order of its own, none of them twice. */
const STEP = 101
const nthName = (town: Town, index: number) =>
  streetNames[(town.seed + index * STEP) % streetNames.length] as string

function ordinal(n: number): string {
  const last = n % 100 > 10 && n % 100 < 14 ? 0 : n % 10
  return `${n}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
}
