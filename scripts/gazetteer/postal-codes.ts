import { countyAt } from '../../service/data/places/places.ts'
import { groupBy, type LatLng, middleOf, milesBetween, nearest, spiral } from './points.ts'
import type { Code } from './sources.ts'
import { statePopulation } from './populations.ts'

/** A US ZIP code on land in its state, with its county; `lived` when people have their homes in it. */
export type UsCode = Code & { county: string; fips: string; lived: boolean }

/** Codes of growing suburbs that the package zipcodes lacks. */
const NEWER: [string, string, string][] = [
  ['72405', 'Jonesboro', 'AR'],
  ['72713', 'Bentonville', 'AR'],
  ['75036', 'Frisco', 'TX'],
  ['75072', 'McKinney', 'TX'],
  ['89437', 'Sparks', 'NV'],
]

/** A code without homes is believed to lie this near to its city, in miles, or else is put there. */
const FAR = 25

const isReadable = (city: string) => !/[0-9&/]/.test(city)

type Lived = ReadonlyMap<string, LatLng>

function livedCodes(codes: readonly Code[], lived: Lived): Code[] {
  const newer = NEWER.map(([code, city, state]) => ({ code, city, state, country: 'US', lat: 0, lng: 0 }))
  return [...codes, ...newer].flatMap((code) => {
    const at = lived.get(code.code)
    return at ? [{ ...code, ...at }] : []
  })
}

const cityOf = (code: Code) => `${code.city}|${code.state}`

/** Post-office boxes and the like: their point if it is near their city, else the city's. */
function placeOthers(others: readonly Code[], homes: readonly Code[]): Code[] {
  const byCity = groupBy(homes, cityOf)
  return others.flatMap((code) => {
    const city = byCity.get(cityOf(code))
    const middle = city && middleOf(city)
    if (middle && (code.lat === 0 || milesBetween(code, middle) > FAR)) return [{ ...code, ...nearest(middle, city) as LatLng }]
    return code.lat === 0 ? [] : [code]
  })
}

/** Moves a point to the nearest land of its state; undefined when there is none within 60 miles. */
function landed(code: Code): { at: LatLng; county: string; fips: string } | undefined {
  for (const point of spiral(code, 60)) {
    const at = { lat: Number(point.lat.toFixed(4)), lng: Number(point.lng.toFixed(4)) }
    const county = countyAt(at.lat, at.lng)
    if (county?.StateProvince === code.state) return { at, county: county.County, fips: county.Fips }
  }
  return undefined
}

/** All ZIP codes of the states and territories, sorted; codes that lie in no county of their state are left out. */
export function usCodes(codes: readonly Code[], lived: Lived): UsCode[] {
  const wanted = codes.filter((code) => code.country === 'US' && code.state in statePopulation)
  const homes = livedCodes(wanted, lived)
  const others = placeOthers(wanted.filter((code) => !lived.has(code.code) && isReadable(code.city)), homes)
  const withHomes = new Set([...homes.map((code) => code.state)])
  return [...homes, ...others].flatMap((code) => {
    const land = landed(code)
    if (!land) return []
    const isLived = lived.has(code.code) || !withHomes.has(code.state)
    return [{ ...code, ...land.at, county: land.county, fips: land.fips, lived: isLived }]
  }).sort((a, b) => (a.code < b.code ? -1 : 1))
}

/** Provinces by the first letter of their codes; X is shared by two territories. */
const PROVINCES: Record<string, string> = {
  A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON', R: 'MB',
  S: 'SK', T: 'AB', V: 'BC', Y: 'YT', X: 'NT',
}

const provinceOf = (code: string) => (/^X0[ABC]/.test(code) ? 'NU' : (PROVINCES[code.charAt(0)] ?? ''))

/** Canada's forward sortation areas, sorted, with the city alone: `Edmonton (west Clareview)` is Edmonton. */
export function canadianCodes(codes: readonly Code[]): Code[] {
  const areas = codes.filter((code) => /^[A-Z]\d[A-Z]$/.test(code.code) && code.lat !== 0)
  return areas.map((area) => ({ ...area, state: provinceOf(area.code), city: area.city.replace(/ ?\(.*$/, '').trim() }))
    .sort((a, b) => (a.code < b.code ? -1 : 1))
}
