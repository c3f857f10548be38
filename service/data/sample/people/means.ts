import { bandOf, homeValueBands, type housingTypes, incomeBands } from '#contract/ranges.ts'
import { hashText } from '#shared/hash.ts'
import { normal, type Random, randomFromNumber } from '#shared/random.ts'
import { RURAL, SUBURBAN, type Terrain, URBAN } from '../terrain.ts'
import type { Adults } from './adults.ts'
import { meansOf, type StateMeans } from './states.ts'

export type HousingType = (typeof housingTypes)[number]

/** How well off the people of a place are. */
export interface Standard extends StateMeans {
  /** Logarithm of their income relative to the state's. */
  above: number
  kind: 'country' | 'suburb' | 'city'
}

/** What a household lives on and in. */
export interface Means {
  IncomeRange: string
  /** Absent for rented flats. */
  HomeValueRange?: string
  HousingType: HousingType
  isOwner: boolean
  /** Logarithm of the income relative to the state's median. */
  wealth: number
  YearsInHome: number
  isNew: boolean
}

/** The standard of living of a postal area: similar to its neighbors, higher in suburbs than in cities and rural areas. */
export function standardOf({ area, density }: Terrain): Standard {
  const county = normal(randomFromNumber(hashText(`means of ${area.CountyFips}`)))
  const town = normal(randomFromNumber(hashText(`means of ${area.PostalCode}`)))
  const kind = density > URBAN ? 'city' : density > SUBURBAN ? 'suburb' : 'country'
  const typical = kind === 'suburb' ? 0.08 : density < RURAL ? -0.14 : -0.04
  return { ...meansOf(area.StateProvince), above: 0.16 * county + 0.2 * town + typical, kind }
}

/** What a household of a place lives on and in. */
export function meansAt(random: Random, standard: Standard, { members, bond }: Adults): Means {
  const age = (members[0] as { age: number }).age
  const wealth = wealthOf(random, standard, age, bond === 'none' ? 1 : 2, members.length)
  const isOwner = random() < ownerShare(standard, age, wealth, bond)
  const HousingType = housingOf(random, standard, age, wealth, isOwner)
  const isNew = random() < (isOwner ? 0.021 : 0.047)
  const means: Means = {
    IncomeRange: bandOf(incomeBands, Math.max(1000, Math.round(standard.income * Math.exp(wealth))))
      ?.value as string,
    HousingType,
    isOwner,
    wealth,
    YearsInHome: isNew ? 0 : yearsOf(random, age, isOwner),
    isNew,
  }
  const value = homeValue(random, standard, means)
  if (value !== undefined) means.HomeValueRange = bandOf(homeValueBands, Math.max(5000, value))?.value
  return means
}

/** Most is earned at fifty, and by two together. */
function wealthOf(random: Random, { above }: Standard, age: number, heads: number, adults: number): number {
  const years = -0.6 * ((age - 50) / 30) ** 2
  const earners = (heads === 2 ? 0.38 : -0.32) + 0.14 * (adults - heads)
  return 0.06 + above + years + earners + 0.52 * normal(random)
}

function ownerShare({ owners, kind }: Standard, age: number, wealth: number, bond: Adults['bond']): number {
  const place = kind === 'city' ? -0.9 : kind === 'country' ? 0.45 : 0.1
  const odds =
    Math.log(owners / (1 - owners)) +
    place +
    0.05 * (Math.min(age, 70) - 47) +
    0.8 * wealth +
    (bond === 'married' ? 0.5 : -0.35)
  return 1 / (1 + Math.exp(-odds))
}

/** Shares of flats among owned and among rented homes, and of trailers among homes of the less well off. */
const FLATS = { city: [0.36, 0.85], suburb: [0.1, 0.58], country: [0.03, 0.3] } as const
const TRAILERS = { city: 0.004, suburb: 0.04, country: 0.13 }

function housingOf(
  random: Random,
  { kind }: Standard,
  age: number,
  wealth: number,
  isOwner: boolean,
): HousingType {
  if (random() < 0.03) return 'Unknown'
  const old = random()
  if (age > 81 && old < 0.035) return 'Nursing Home'
  if (age > 69 && old < 0.08) return 'Retirement Home'
  if (wealth < 0 && random() < TRAILERS[kind]) return 'Trailer Court'
  return random() < FLATS[kind][isOwner ? 0 : 1] ? 'Multi-Family Dwelling' : 'Single Family Dwelling'
}

/** The value of a type of home relative to a house. */
const HOME_VALUES: Record<HousingType, number> = {
  'Single Family Dwelling': 1,
  'Multi-Family Dwelling': 0.8,
  'Retirement Home': 0.8,
  'Nursing Home': 0.7,
  'Trailer Court': 0.28,
  Unknown: 0.9,
}

function homeValue(random: Random, standard: Standard, { isOwner, HousingType, wealth }: Means) {
  if (!isOwner && (HousingType !== 'Single Family Dwelling' || random() < 0.4)) return undefined
  const { above, kind } = standard
  const place = kind === 'city' ? 0.2 : kind === 'country' ? -0.15 : 0.05
  const own = 1.1 * above + place + 0.42 * (wealth - above) + 0.26 * normal(random)
  return Math.round(standard.homeValue * HOME_VALUES[HousingType] * Math.exp(own))
}

/** Years in the home: owners move seldom, tenants often; no one has moved in before they were an adult. */
function yearsOf(random: Random, age: number, isOwner: boolean): number {
  const years = -Math.log(1 - random()) * (isOwner ? 1 + 0.25 * age : 0.1 * age)
  return Math.floor(Math.min(years, age - 18, 60))
}
