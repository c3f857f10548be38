import { countiesOf, isInCounty } from '#service/reference/places/places.ts'
import { statePopulation } from '#service/reference/places/state-population.ts'
import { ashore } from './ashore.ts'
import { cityKey } from './city-names.ts'
import { groupBy, type LatLng, middleOf, milesBetween, nearest, spiral } from './points.ts'
import type { City, Code } from './sources.ts'

/** A US ZIP code on land in its state, with its county; `lived` when people have their homes in it. */
export type UsCode = Code & { county: string; fips: string; residential: boolean }

/** Codes of growing suburbs that are missing in the package zipcodes. */
const NEWER: [string, string, string][] = [
  ['72405', 'Jonesboro', 'AR'],
  ['72713', 'Bentonville', 'AR'],
  ['75036', 'Frisco', 'TX'],
  ['75072', 'McKinney', 'TX'],
  ['89437', 'Sparks', 'NV'],
]

/** Miles. The point of a code without homes is replaced by that of its city when it is farther away. */
const FAR = 25

/** Companies and offices with their own code. */
const FIRM = /\b(bank of|nat bank|insurance|ins co|inc|corp|dept|elect of|select and|focus on)\b/i
const isReadable = (city: string) => !/[0-9&]/.test(city)

/** Calls the codes of firms by the nearest city. */
function renameFirms<T extends Code>(codes: readonly T[]): T[] {
  const cities = groupBy(
    codes.filter((code) => !FIRM.test(code.city)),
    (code) => code.state,
  )
  return codes.map((code) => {
    const near = FIRM.test(code.city) && nearest(code, cities.get(code.state) ?? [])
    return near ? { ...code, city: near.city } : code
  })
}

type ResidentialPoints = ReadonlyMap<string, LatLng>

function residentialCodes(codes: readonly Code[], residential: ResidentialPoints): Code[] {
  const newer = NEWER.map(([code, city, state]) => ({ code, city, state, country: 'US', lat: 0, lng: 0 }))
  return [...codes, ...newer].flatMap((code) => {
    const at = residential.get(code.code)
    return at ? [{ ...code, ...at }] : []
  })
}

const keyOf = (city: string, state: string) => `${cityKey(city)}|${state}`
const cityOf = (code: Code) => `${code.city}|${code.state}`

/** Post-office boxes and the like: their point if it is near their city, else the city's. */
function placeOthers(others: readonly Code[], homes: readonly Code[]): Code[] {
  const byCity = groupBy(homes, cityOf)
  return others.flatMap((code) => {
    const city = byCity.get(cityOf(code))
    const middle = city && middleOf(city)
    const home = middle && nearest(middle, city)
    if (home && (code.lat === 0 || milesBetween(code, home) > FAR))
      return [{ ...code, lat: home.lat, lng: home.lng }]
    return code.lat === 0 ? [] : [code]
  })
}

/** A code without homes in the middle of a larger city belongs to a company or an office. */
const MIDST = { miles: 3, codes: 4 }

/** Gives codes of firms (`Bank of America`, `Texas Dept of Correction`) the name of the surrounding city. */
function nameOthers(others: readonly Code[], homes: readonly Code[], cities: readonly City[]): Code[] {
  const byState = groupBy(homes, (code) => code.state)
  const count = groupBy(homes, cityOf)
  const known = new Set([
    ...homes.map((home) => keyOf(home.city, home.state)),
    ...cities.map((city) => keyOf(city.name, city.state)),
  ])
  return others.map((code) => {
    if (known.has(keyOf(code.city, code.state))) return code
    const home = nearest(code, byState.get(code.state) ?? [])
    const isInMidst =
      home && milesBetween(code, home) < MIDST.miles && (count.get(cityOf(home))?.length ?? 0) >= MIDST.codes
    return isInMidst ? { ...code, city: home.city } : code
  })
}

/** Counties without a code get the nearest code that has their name: the independent cities of Virginia. */
function fillCounties(codes: UsCode[]): UsCode[] {
  const filled = new Set(codes.filter((code) => code.residential).map((code) => code.fips))
  const moves = new Map<UsCode, UsCode>()
  for (const { County, StateProvince, Fips } of Object.keys(statePopulation).flatMap(countiesOf)) {
    if (filled.has(Fips)) continue
    const name = cityKey(County.replace(/ City$/, ''))
    const named = codes.filter(
      (code) => code.residential && code.state === StateProvince && cityKey(code.city) === name,
    )
    const moved = named.flatMap((code) => movedInto(code, Fips, County))[0]
    if (moved) moves.set(moved.from, moved.to)
  }
  return codes.map((code) => moves.get(code) ?? code)
}

function movedInto(code: UsCode, fips: string, county: string): { from: UsCode; to: UsCode }[] {
  for (const point of spiral(code, 8)) {
    const at = rounded(point)
    if (isInCounty(fips, at.lat, at.lng)) return [{ from: code, to: { ...code, ...at, fips, county } }]
  }
  return []
}

const rounded = ({ lat, lng }: LatLng): LatLng => ({
  lat: Number(lat.toFixed(4)),
  lng: Number(lng.toFixed(4)),
})

/** All ZIP codes of the states and territories, sorted; codes outside of all counties of their state are skipped. */
export function usCodes(
  codes: readonly Code[],
  residential: ResidentialPoints,
  cities: readonly City[],
): UsCode[] {
  const usCandidates = codes.filter((code) => code.country === 'US' && code.state in statePopulation)
  const homes = residentialCodes(usCandidates, residential)
  const others = usCandidates.filter((code) => !residential.has(code.code) && isReadable(code.city))
  const placed = nameOthers(placeOthers(others, homes), homes, cities)
  const withHomes = new Set(homes.map((code) => code.state))
  const found = [...homes, ...placed].flatMap((code): UsCode[] => {
    const land = ashore(code)
    const isResidential = residential.has(code.code) || !withHomes.has(code.state)
    if (!land?.county) return []
    const { lat, lng, county } = land
    return [{ ...code, lat, lng, county: county.County, fips: county.Fips, residential: isResidential }]
  })
  return fillCounties(renameFirms(found)).sort((a, b) => (a.code < b.code ? -1 : 1))
}
