import { cityKey } from './city-spelling.ts'
import { countyPopulation, statePopulation } from './populations.ts'
import { groupBy, milesBetween, nearest } from './points.ts'
import type { City } from './sources.ts'
import type { UsCode } from './postal-codes.ts'

/** GeoNames calls the boroughs and sections of New York what the post does not. */
const POSTAL_NAMES: Record<string, string> = { Manhattan: 'New York', 'The Bronx': 'Bronx' }
/** Counted a second time, or a part of a city that is counted as a whole. */
const isCountedElsewhere = (city: City) => city.name === 'New York City' || ['PPLX', 'PPLL', 'PPLQ'].includes(city.kind)

const NEAR = 30
/** A city whose name no ZIP code bears goes to as many of the nearest as have this many people each. */
const PEOPLE_OF_A_CODE = 25_000

function codesOf(city: City, codes: readonly UsCode[], byName: Map<string, UsCode[]>): UsCode[] {
  const named = byName.get(cityKey(POSTAL_NAMES[city.name] ?? city.name))?.filter((code) => milesBetween(code, city) < NEAR)
  if (named?.length) return named
  const count = Math.ceil(city.population / PEOPLE_OF_A_CODE)
  return [...codes].sort((a, b) => milesBetween(city, a) - milesBetween(city, b)).slice(0, count)
}

/** Room that a code has of its own: where codes lie a few streets apart, each holds few people. */
function roomOf(codes: readonly UsCode[]): Map<string, number> {
  return new Map(codes.map((code) => {
    const other = nearest(code, codes.filter((one) => one !== code))
    const miles = other ? milesBetween(code, other) : 10
    return [code.code, Math.min(1, Math.max(0.05, miles / 1.2))]
  }))
}

/** People of the cities of one state, by ZIP code. */
function cityPeople(cities: readonly City[], codes: readonly UsCode[], room: Map<string, number>): Map<string, number> {
  const people = new Map<string, number>()
  const byName = groupBy(codes, (code) => cityKey(code.city))
  for (const city of cities) {
    const held = codesOf(city, codes, byName)
    const total = held.reduce((sum, code) => sum + (room.get(code.code) ?? 0), 0)
    for (const { code } of held) people.set(code, (people.get(code) ?? 0) + (city.population * (room.get(code) ?? 0)) / total)
  }
  return people
}

type CountyCodes = { codes: UsCode[]; inCities: number; target: number | undefined }

/** At least this part of a county's people lives outside of the cities that GeoNames lists. */
const OUTSIDE = 0.08

/** Shares a county's people: those of the cities as they are, the rest to every code, more to larger ones. */
function shareCounty({ codes, inCities, target = 0 }: CountyCodes, people: Map<string, number>, room: Map<string, number>) {
  const outside = Math.max(target * OUTSIDE, target - inCities)
  const perCity = inCities && (target - outside) / inCities
  const pull = (code: UsCode) => (room.get(code.code) ?? 0) * (400 + (people.get(code.code) ?? 0) ** 0.75)
  const total = codes.reduce((sum, code) => sum + pull(code), 0)
  return codes.map((code) => [code.code, (people.get(code.code) ?? 0) * perCity + (outside * pull(code)) / total] as const)
}

/** Gives the counties without a known population what their state has left, by their cities and their number of codes. */
function setTargets(counties: CountyCodes[], statePeople: number) {
  const known = counties.reduce((sum, county) => sum + (county.target ?? 0), 0)
  const open = counties.filter((county) => county.target === undefined)
  const left = Math.max(statePeople - known, 0)
  const cities = open.reduce((sum, county) => sum + county.inCities, 0)
  const number = open.reduce((sum, county) => sum + county.codes.length, 0)
  const perCode = Math.max(300, (left - cities * 1.05) / number)
  const scale = left / (cities * 1.05 + perCode * number)
  for (const county of open) county.target = scale * (county.inCities * 1.05 + perCode * county.codes.length)
}

function stateWeights(state: string, codes: readonly UsCode[], cities: readonly City[]): (readonly [string, number])[] {
  const room = roomOf(codes)
  const people = cityPeople(cities, codes, room)
  const counties = [...groupBy(codes, (code) => code.county)].map(([name, held]): CountyCodes => ({
    codes: held,
    inCities: held.reduce((sum, code) => sum + (people.get(code.code) ?? 0), 0),
    target: countyPopulation.get(`${name}, ${state}`),
  }))
  setTargets(counties, statePopulation[state] ?? 0)
  return counties.flatMap((county) => shareCounty(county, people, room))
}

/** People by ZIP code, so that counties and states have those of the census of 2020; codes without homes have none. */
export function weighCodes(codes: readonly UsCode[], cities: readonly City[]): Map<string, number> {
  const lived = groupBy(codes.filter((code) => code.lived), (code) => code.state)
  const byState = groupBy(cities.filter((city) => !isCountedElsewhere(city)), (city) => city.state)
  return new Map([...lived].flatMap(([state, held]) => stateWeights(state, held, byState.get(state) ?? [])))
}
