import type { CityFile, CountyFile, PostalFile, StateFile } from '#reference/place-files.ts'
import type { PostalArea } from '#service/reference/places/places.ts'
import { stateNames } from '#shared/address/states.ts'
import { ashore } from './ashore.ts'
import { cityKey } from './city-names.ts'
import { countyPoints, type LabelPoint, statePoints } from './label-points.ts'
import { groupBy, type LatLng, middleOf, milesBetween } from './points.ts'
import type { City } from './sources.ts'

const inTenThousandths = (degrees: number) => Math.round(degrees * 10_000)
const inHundreds = (people: number) => Math.round(people / 100)
const differences = (numbers: readonly number[]) => numbers.map((number, i) => number - (numbers[i - 1] ?? 0))
const packed = (numbers: readonly number[]) => differences(numbers.map(inTenThousandths))

/** Run lengths of equal values. */
function runs(values: readonly string[]): [string, number][] {
  const found: [string, number][] = []
  for (const value of values) {
    const last = found.at(-1)
    if (last && last[0] === value) last[1]++
    else found.push([value, 1])
  }
  return found
}

export type PostalCity = LatLng & { name: string; state: string; people: number }

const cityOf = (area: PostalArea) => `${area.City}|${area.StateProvince}`
const pointOf = (area: PostalArea): LatLng => ({ lat: area.Latitude, lng: area.Longitude })
const sum = (areas: readonly PostalArea[]) => areas.reduce((total, area) => total + area.Weight, 0)

/** A city of GeoNames and one of the postal table are the same when they are within this many miles. */
const SAME = 40

function postalCity(areas: readonly PostalArea[], known: Map<string, City>): PostalCity[] {
  const [first] = areas
  if (!first) return []
  const { City: name, StateProvince: state } = first
  const residential = areas.filter((area) => area.Weight > 0)
  const middle = middleOf((residential.length ? residential : areas).map(pointOf))
  const city = known.get(`${cityKey(name)}|${state}`)
  const same = city && milesBetween(city, middle) < SAME ? city : undefined
  const { lat, lng } = same ?? middle
  const at = ashore({ lat, lng, state }) ?? { lat, lng }
  return [{ name, state, people: same?.population ?? sum(areas), lat: at.lat, lng: at.lng }]
}

/** Every city of the postal table, in the order of its first code, with people and the point of its middle. */
export function postalCities(areas: readonly PostalArea[], cities: readonly City[]): PostalCity[] {
  const known = new Map([...cities].reverse().map((city) => [`${cityKey(city.name)}|${city.state}`, city]))
  return [...groupBy(areas, cityOf).values()].flatMap((cityAreas) => postalCity(cityAreas, known))
}

/** `postal.json`: codes with points and the row of their city. */
export function postalFile(areas: readonly PostalArea[], cities: readonly PostalCity[]): PostalFile {
  const row = new Map(cities.map((city, i) => [`${city.name}|${city.state}`, i]))
  const us = areas.filter((area) => /^\d/.test(area.PostalCode))
  const canada = areas.filter((area) => !/^\d/.test(area.PostalCode))
  return {
    us: differences(us.map((area) => Number(area.PostalCode))),
    canada: canada.map((area) => area.PostalCode).join(''),
    lat: packed(areas.map((area) => area.Latitude)),
    lng: packed(areas.map((area) => area.Longitude)),
    city: differences(areas.map((area) => row.get(cityOf(area)) ?? 0)),
  }
}

/** `cities.json`. */
export function cityFile(cities: readonly PostalCity[]): CityFile {
  return {
    names: cities.map((city) => city.name).join('|'),
    states: runs(cities.map((city) => city.state)),
    lat: packed(cities.map((city) => city.lat)),
    lng: packed(cities.map((city) => city.lng)),
    people: cities.map((city) => inHundreds(city.people)),
  }
}

/** `counties.json`: every county with a point for its label. */
export function countyFile(areas: readonly PostalArea[]): CountyFile {
  const byFips = groupBy(areas, (area) => area.CountyFips)
  const counties = countyPoints()
  return {
    fips: counties.map((county) => county.fips).join(' '),
    names: counties.map((county) => county.name).join('|'),
    states: runs(counties.map((county) => county.state)),
    lat: packed(counties.map((county) => county.lat)),
    lng: packed(counties.map((county) => county.lng)),
    people: counties.map((county) => inHundreds(sum(byFips.get(county.fips) ?? []))),
  }
}

const round = (degrees: number) => Number(degrees.toFixed(3))

/** A province has no outline here: its middle and bounds are those of its postal areas. */
function provincePoint(areas: readonly PostalArea[]): LabelPoint {
  const lats = areas.map((area) => area.Latitude)
  const lngs = areas.map((area) => area.Longitude)
  const bounds: LabelPoint['bounds'] = [
    Math.min(...lngs),
    Math.min(...lats),
    Math.max(...lngs),
    Math.max(...lats),
  ]
  return { ...middleOf(areas.map(pointOf)), bounds }
}

/** `states.json`: states, territories and provinces in the contract's order. */
export function stateFile(areas: readonly PostalArea[]): StateFile {
  const byState = groupBy(areas, (area) => area.StateProvince)
  const points = statePoints()
  return Object.entries(stateNames).map(([StateProvince, Name]) => {
    const cityAreas = byState.get(StateProvince) ?? []
    const { lat, lng, bounds } = points.get(StateProvince) ?? provincePoint(cityAreas)
    const [west, south, east, north] = bounds.map(round) as LabelPoint['bounds']
    return {
      StateProvince,
      Name,
      Latitude: round(lat),
      Longitude: round(lng),
      Bounds: [west, south, east, north],
      People: inHundreds(sum(cityAreas)),
    }
  })
}
