import type { PostalArea } from '#service/reference/places/places.ts'
import { areaCodeFinder, type Town } from './area-codes.ts'
import { canadianCodes } from './canada.ts'
import { citySpeller } from './city-names.ts'
import { groupBy, middleOf } from './points.ts'
import { usCodes } from './postal-codes.ts'
import type { City, Code } from './sources.ts'
import { weighCodes } from './weights.ts'

const townsOf = (codes: readonly Code[]): Town[] =>
  [...groupBy(codes, (code) => `${code.city}|${code.state}`).values()].flatMap((cityCodes) => {
    const [first] = cityCodes
    return first ? [{ city: first.city, state: first.state, at: middleOf(cityCodes) }] : []
  })

type Sources = {
  codes: readonly Code[]
  residential: ReadonlyMap<string, { lat: number; lng: number }>
  cities: readonly City[]
  exchanges: readonly [string, string][]
}

/** Puts the postal table together from its sources: the US by code, then Canada. */
export function postalTable({ codes, residential, cities, exchanges }: Sources): PostalArea[] {
  const us = usCodes(codes, residential, cities)
  const canada = canadianCodes(codes, cities)
  const weights = weighCodes(us, cities)
  const spell = citySpeller(cities)
  const areaCodes = areaCodeFinder(exchanges, townsOf([...us.filter((code) => code.residential), ...canada]))
  const toArea = (code: Code, county: string, fips: string): PostalArea => ({
    PostalCode: code.code,
    City: spell(code.city, code.state),
    StateProvince: code.state,
    County: county,
    CountyFips: fips,
    Latitude: Number(code.lat.toFixed(4)),
    Longitude: Number(code.lng.toFixed(4)),
    AreaCodes: areaCodes(code.city, code.state, code),
    Weight: Math.round(weights.get(code.code) ?? 0),
  })
  return [
    ...us.map((code) => toArea(code, code.county, code.fips)),
    ...canada.map((code) => toArea(code, '', '')),
  ]
}

const COLUMNS = 'PostalCode City StateProvince County CountyFips Latitude Longitude AreaCodes Weight'.split(
  ' ',
)

/** The table as text with tabs, one heading line. */
export function asTsv(areas: readonly PostalArea[]): string {
  const rows = areas.map((area) => [
    area.PostalCode,
    area.City,
    area.StateProvince,
    area.County,
    area.CountyFips,
    area.Latitude,
    area.Longitude,
    area.AreaCodes.join(' '),
    area.Weight,
  ])
  return `${[COLUMNS, ...rows].map((row) => row.join('\t')).join('\n')}\n`
}
