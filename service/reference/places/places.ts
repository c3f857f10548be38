import { readFileSync } from 'node:fs'
import { stateNames } from '#shared/address/states.ts'
import { once } from '#shared/once.ts'
import { type CountyShape, countyShapes, isInShape, shapeAt } from './county-shapes.ts'

/** One ZIP code of the US, or one forward sortation area (the first three characters) of Canada. */
export type PostalArea = {
  /** `68046`, or `V6B` for Canada. */
  PostalCode: string
  City: string
  StateProvince: string
  /** Without the word "County"; `St. Louis City` where a county has the same name; empty in Canada. */
  County: string
  /** Five digits; empty in Canada. */
  CountyFips: string
  /** Degrees, on land and inside the county. */
  Latitude: number
  Longitude: number
  /** One to three area codes that serve the place, the oldest first. */
  AreaCodes: readonly string[]
  /** People who live there, roughly: 0 for post-office boxes, buildings with a ZIP code of their own, and Canada. */
  Weight: number
}

export type County = { County: string; StateProvince: string; Fips: string }

const TABLE = new URL('./postal-areas.tsv', import.meta.url)

function readArea(line: string): PostalArea {
  const [code = '', city = '', state = '', county = '', fips = '', lat, lng, codes = '', weight] =
    line.split('\t')
  return {
    PostalCode: code,
    City: city,
    StateProvince: state,
    County: county,
    CountyFips: fips,
    Latitude: Number(lat),
    Longitude: Number(lng),
    AreaCodes: codes.split(' '),
    Weight: Number(weight),
  }
}

const lines = once(() => readFileSync(TABLE, 'utf8').trimEnd().split('\n').slice(1))

/** Every postal area, sorted by code: Canada after the US. Read from the table at the first call. */
export const postalAreas: () => readonly PostalArea[] = once(() => lines().map(readArea))

/** The postal areas of a state, sorted by code; none where there is no such state. */
export const postalAreasOf = (state: string): PostalArea[] =>
  lines()
    .filter((line) => line.includes(`\t${state}\t`))
    .map(readArea)
    .filter(({ StateProvince }) => StateProvince === state)

/** Areas that were read, by code: rows name the same ones again and again. */
const areas = new Map<string, PostalArea>()

const lineByCode = once(() => new Map(lines().map((line) => [line.slice(0, line.indexOf('\t')), line])))

const CANADIAN = /^[A-Z]\d[A-Z] ?(\d[A-Z]\d)?$/

/**
 * The area of a postal code: five US digits, or a Canadian code (`V6B1A1`, `V6B 1A1`, `V6B`, any letter case), found by its
 * first three characters. Undefined when there is none.
 */
export function postalArea(code: string): PostalArea | undefined {
  const known = areas.get(code)
  if (known) return known
  const plain = code.trim().toUpperCase()
  const key = CANADIAN.test(plain) ? plain.slice(0, 3) : plain
  const line = lineByCode().get(key)
  if (line === undefined) return undefined
  const area = areas.get(key) ?? readArea(line)
  areas.set(key, area)
  return area
}

/** States, the District, territories and provinces with their names, in the contract's order. */
export const states = once(() =>
  Object.entries(stateNames).map(([StateProvince, Name]) => ({ StateProvince, Name })),
)

/** Whether two capital letters are a state, territory or province. */
export function isState(code: string): boolean {
  return Object.hasOwn(stateNames, code)
}

const asCounty = ({ County, StateProvince, Fips }: CountyShape): County => ({ County, StateProvince, Fips })

/** The counties of a state, by name; empty for Canada. */
export function countiesOf(state: string): County[] {
  return countyShapes()
    .filter((shape) => shape.StateProvince === state)
    .map(asCounty)
}

/** The county of a point (degrees); undefined at sea, on the Great Lakes, on the larger lakes and abroad. */
export function countyAt(latitude: number, longitude: number): County | undefined {
  const shape = shapeAt(latitude, longitude)
  return shape && asCounty(shape)
}

/** Whether a point (degrees) is on land inside the county with that five-digit code. */
export function isInCounty(fips: string, latitude: number, longitude: number): boolean {
  return isInShape(fips, latitude, longitude)
}
