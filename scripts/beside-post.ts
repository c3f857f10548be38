/** Adds the ZIP codes to the cities of `src/language/cities-beside-post.ts`: `npx tsx scripts/beside-post.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { postalAreas } from '#service/reference/places/places.ts'
import { postalCities } from './gazetteer/app-files.ts'
import { zipCodesOf } from './gazetteer/city-zip-codes.ts'
import { knownZipCodes } from './gazetteer/known-zip-codes.ts'
import { groupBy } from './gazetteer/points.ts'
import { readCities } from './gazetteer/sources.ts'

const file = new URL('../src/language/cities-beside-post.ts', import.meta.url)
const TABLE = /(?<=const table = `)[^`]*/

const inhabited = postalAreas().filter(({ Weight }) => Weight > 0)
const areas = groupBy(inhabited, ({ StateProvince }) => StateProvince)
const named = groupBy(postalCities(postalAreas(), readCities(['US'])), ({ state }) => state)

/** Name, latitude, longitude and thousands of people of a city, without the ZIP codes that it has. */
const CITY = /^(.+?) (-?[\d.]+) (-?[\d.]+) (\d+)/

function withCodes(line: string): string {
  const [state = '', list = ''] = line.split(' | ')
  const cities = list.split('; ').map((row) => {
    const [text = '', name = '', lat, lng, thousands] = CITY.exec(row) ?? []
    return {
      text,
      name,
      Latitude: Number(lat),
      Longitude: Number(lng),
      People: Number(thousands) * 1_000,
    }
  })
  const towns = (named.get(state) ?? []).map(({ name, lat, lng }) => ({
    City: name,
    Latitude: lat,
    Longitude: lng,
  }))
  const found = zipCodesOf(cities, areas.get(state) ?? [], towns)
  const rows = cities.map(({ text, name }, i) =>
    [text, ...(knownZipCodes.get(`${name}, ${state}`) ?? found[i] ?? [])].join(' '),
  )
  return `${state} | ${rows.join('; ')}`
}

const text = readFileSync(file, 'utf8')
const lines = TABLE.exec(text)?.[0].split('\n') ?? []
writeFileSync(file, text.replace(TABLE, lines.map(withCodes).join('\n')))
console.log(`${lines.length} states`)
