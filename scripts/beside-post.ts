/** Adds the ZIP codes to the cities of `src/language/cities-beside-post.ts`: `npx tsx scripts/beside-post.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { type CityBesidePost, citiesBesidePost } from '#language/cities-beside-post.ts'
import { type PostalArea, postalAreas } from '#service/reference/places/places.ts'
import { postalCities } from './gazetteer/app-files.ts'
import { zipCodesOf } from './gazetteer/city-zip-codes.ts'
import { knownZipCodes } from './gazetteer/known-zip-codes.ts'
import { groupBy } from './gazetteer/points.ts'
import { readCities } from './gazetteer/sources.ts'

const file = new URL('../src/language/cities-beside-post.ts', import.meta.url)

const inhabited = postalAreas().filter(({ Weight }: PostalArea) => Weight > 0)
const areas = groupBy(inhabited, ({ StateProvince }) => StateProvince)
const named = groupBy(postalCities(postalAreas(), readCities(['US'])), ({ state }) => state)
const cities = groupBy(citiesBesidePost, ({ StateProvince }) => StateProvince)

const row = (city: CityBesidePost, codes: readonly string[]) =>
  [
    city.City,
    city.Latitude.toFixed(2),
    city.Longitude.toFixed(2),
    Math.round(city.People / 1_000),
    ...codes,
  ].join(' ')

const lines = [...cities].map(([state, own]) => {
  const towns = (named.get(state) ?? []).map(({ name, lat, lng }) => ({
    City: name,
    Latitude: lat,
    Longitude: lng,
  }))
  const found = zipCodesOf(own, areas.get(state) ?? [], towns)
  const rows = own.map((city, i) => row(city, knownZipCodes.get(`${city.City}, ${state}`) ?? found[i] ?? []))
  return `${state} | ${rows.join('; ')}`
})
const text = readFileSync(file, 'utf8')
writeFileSync(file, text.replace(/(?<=const table = `)[^`]*/, lines.join('\n')))
console.log(`${citiesBesidePost.length} cities`)
