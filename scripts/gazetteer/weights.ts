import { statePopulation } from '#service/reference/places/state-population.ts'
import { cityKey } from './city-names.ts'
import { groupBy, milesBetween, nearest } from './points.ts'
import { countyPopulation } from './populations.ts'
import type { UsCode } from './postal-codes.ts'
import type { City } from './sources.ts'

/** Postal names of the boroughs and sections of New York that GeoNames does not use. */
const POSTAL_NAMES: Record<string, string> = { Manhattan: 'New York', 'The Bronx': 'Bronx' }
/** Counted a second time, or a part of a city that is counted as a whole. */
const postalKey = (city: City) => cityKey(POSTAL_NAMES[city.name] ?? city.name)
const PARTS = ['PPLX', 'PPLL', 'PPLQ']
/** GeoNames gives these two villages of Kentucky the people of a whole metropolitan area. */
const WRONG = ['Ironville', 'Meads']
const isCounted = (city: City) =>
  city.name !== 'New York City' &&
  !PARTS.includes(city.kind) &&
  !(city.state === 'KY' && WRONG.includes(city.name))

const NEAR = 30
/** A city with more people than this for each ZIP code with its name extends into neighboring codes. */
const MANY = 40_000

/** A neighborhood with its own postal name belongs to a city of this many people within this many miles. */
const LARGE = { people: 100_000, miles: 8 }

/** ZIP codes by the city they belong to: their name if GeoNames has it, else the large city next to them. */
function codesByCity(codes: readonly UsCode[], cities: readonly City[]): Map<string, UsCode[]> {
  const known = new Map(cities.map((city) => [postalKey(city), city.population]))
  const isKnown = (code: UsCode) => known.has(cityKey(code.city))
  const large = codes.filter((code) => (known.get(cityKey(code.city)) ?? 0) > LARGE.people)
  const owner = (code: UsCode) => {
    const nearestLarge = isKnown(code) ? undefined : nearest(code, large)
    return nearestLarge && milesBetween(code, nearestLarge) < LARGE.miles ? nearestLarge : code
  }
  return groupBy(codes, (code) => cityKey(owner(code).city))
}

function nearestFew(city: City, codes: readonly UsCode[], count: number): UsCode[] {
  const first = nearest(city, codes)
  if (count === 1) return first ? [first] : []
  return [...codes].sort((a, b) => milesBetween(city, a) - milesBetween(city, b)).slice(0, count)
}

/** The ZIP codes over which a city's people are spread: those of its name, and the nearest others if they are too few. */
function codesOf(city: City, codes: readonly UsCode[], byName: Map<string, UsCode[]>): UsCode[] {
  const sameName = byName.get(postalKey(city)) ?? []
  const named = sameName.filter((code) => milesBetween(code, city) < NEAR)
  const missing = Math.ceil(city.population / MANY) - named.length
  if (missing <= 0) return named
  const others = codes.filter((code) => !named.includes(code))
  return [...named, ...nearestFew(city, others, missing)]
}

/** The area of each code: where codes are a few streets apart, each has few people. */
function roomOf(codes: readonly UsCode[]): Map<string, number> {
  return new Map(
    codes.map((code) => {
      const other = nearest(
        code,
        codes.filter((one) => one !== code),
      )
      const miles = other ? milesBetween(code, other) : 10
      return [code.code, Math.min(1, Math.max(0.05, miles / 1.2))]
    }),
  )
}

/** People of the cities of one state, by ZIP code. */
function cityPeople(
  cities: readonly City[],
  codes: readonly UsCode[],
  room: Map<string, number>,
): Map<string, number> {
  const people = new Map<string, number>()
  const byName = codesByCity(codes, cities)
  for (const city of cities) {
    const cityCodes = codesOf(city, codes, byName)
    const total = cityCodes.reduce((sum, code) => sum + (room.get(code.code) ?? 0), 0)
    for (const { code } of cityCodes)
      people.set(code, (people.get(code) ?? 0) + (city.population * (room.get(code) ?? 0)) / total)
  }
  return people
}

/** `open`: how much of the county is open country, counted in ZIP codes. */
type CountyCodes = { codes: UsCode[]; inCities: number; open: number; target: number | undefined }

/** A ZIP code with more city people than this has little open country. */
const TOWN = 8000
/** No ZIP code has more people, as long as the others of its county have room for them. */
const MAX = 70_000
/** At least this part of a county's people lives outside of the cities that GeoNames lists. */
const OUTSIDE = 0.08

/** Shares a county's people: those of the cities as they are, the rest to every code, more to larger ones. */
function shareCounty(
  { codes, inCities, target = 0 }: CountyCodes,
  people: Map<string, number>,
  room: Map<string, number>,
) {
  const outside = Math.max(target * OUTSIDE, target - inCities)
  const perCity = inCities && (target - outside) / inCities
  const least = (0.4 * target) / codes.length
  const pull = (code: UsCode) =>
    (room.get(code.code) ?? 0) * (120 + Math.max(people.get(code.code) ?? 0, least) ** 0.65)
  const total = codes.reduce((sum, code) => sum + pull(code), 0)
  const shares = codes.map((code) => (people.get(code.code) ?? 0) * perCity + (outside * pull(code)) / total)
  const capped = capShares(shares, Math.max(MAX, (1.5 * target) / codes.length))
  return codes.map((code, i) => [code.code, capped[i] ?? 0] as const)
}

/** Lowers the shares above a limit and raises the others in proportion; the sum does not change. */
function capShares(shares: number[], max: number): number[] {
  const excess = shares.reduce((sum, share) => sum + Math.max(0, share - max), 0)
  const below = shares.reduce((sum, share) => sum + (share < max ? share : 0), 0)
  return excess === 0 ? shares : shares.map((share) => (share < max ? share * (1 + excess / below) : max))
}

/** Gives the counties without a known population what their state has left, by their cities and their number of codes. */
function setTargets(counties: CountyCodes[], statePeople: number) {
  const known = counties.reduce((sum, county) => sum + (county.target ?? 0), 0)
  const open = counties.filter((county) => county.target === undefined)
  const left = Math.max(statePeople - known, 0)
  const cities = open.reduce((sum, county) => sum + county.inCities, 0)
  const country = open.reduce((sum, county) => sum + county.open, 0)
  const perCode = Math.max(300, (left - cities * 1.05) / country)
  const scale = left / (cities * 1.05 + perCode * country)
  for (const county of open) county.target = scale * (county.inCities * 1.05 + perCode * county.open)
}

function stateWeights(
  state: string,
  codes: readonly UsCode[],
  cities: readonly City[],
): (readonly [string, number])[] {
  const room = roomOf(codes)
  const people = cityPeople(cities, codes, room)
  const counties = [...groupBy(codes, (code) => code.county)].map(
    ([name, cityCodes]): CountyCodes => ({
      codes: cityCodes,
      inCities: cityCodes.reduce((sum, code) => sum + (people.get(code.code) ?? 0), 0),
      open: cityCodes.reduce(
        (sum, code) => sum + ((people.get(code.code) ?? 0) > TOWN ? 0.25 : (room.get(code.code) ?? 0)),
        0,
      ),
      target: countyPopulation.get(`${name}, ${state}`),
    }),
  )
  setTargets(counties, statePopulation[state] ?? 0)
  return counties.flatMap((county) => shareCounty(county, people, room))
}

/** People by ZIP code, so that counties and states have those of the census of 2020; codes without homes have none. */
export function weighCodes(codes: readonly UsCode[], cities: readonly City[]): Map<string, number> {
  const residential = groupBy(
    codes.filter((code) => code.residential),
    (code) => code.state,
  )
  const byState = groupBy(cities.filter(isCounted), (city) => city.state)
  return new Map(
    [...residential].flatMap(([state, cityCodes]) =>
      stateWeights(state, cityCodes, byState.get(state) ?? []),
    ),
  )
}
