import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { countReads } from '#shared/counted.testing.ts'
import { readCities, readCounties, readLabels, readPostal } from './place-files.ts'
import {
  type FoundPlace,
  findPlaces,
  nearestPlaces,
  type PlaceIndex,
  placeIndex,
  postalPoint,
} from './places.ts'

const file = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../public/places/${name}.json`, import.meta.url), 'utf8'))

let index: PlaceIndex

beforeAll(() => {
  index = placeIndex({
    postal: readPostal(file('postal')),
    cities: readCities(file('cities')),
    counties: readCounties(file('counties')),
    states: file('states'),
  })
})

function inWords({ place, detail }: FoundPlace): string {
  if (place.kind === 'state') return place.StateProvince
  if (place.kind === 'city') return `${place.City}, ${place.StateProvince}`
  if (place.kind === 'county') return `${place.County} County, ${place.StateProvince}`
  return `${place.PostalCode} ${detail}`
}

test.each([
  ['oma', 'Omaha, NE'],
  ['OMAHA', 'Omaha, NE'],
  ['neb', 'NE'],
  ['ne', 'NE'],
  ['in', 'IN'],
  ['dc', 'DC'],
  ['new york', 'NY', 'New York, NY'],
  ['washington', 'WA', 'Washington, DC'],
  ['lake county', 'Lake County, IL', 'Lake County, IN'],
  ['lake county, in', 'Lake County, IN'],
  ['cook co', 'Cook County, IL'],
  ['cook', 'Cook County, IL'],
  ['orleans parish', 'Orleans County, LA'],
  ['springfield il', 'Springfield, IL'],
  ['springfield, illinois', 'Springfield, IL'],
  ['kansas city mo', 'Kansas City, MO'],
  ['port washington', 'Port Washington, NY'],
  ['paris tx', 'Paris, TX'],
  ['st lou', 'St. Louis, MO'],
  ['saint lou', 'St. Louis, MO'],
  ['sain', 'St. Louis, MO'],
  ['st', 'Staten Island, NY', 'St. Louis, MO'],
  ['ft worth', 'Fort Worth, TX'],
  ["o'fal", "O'Fallon, MO"],
  ['o fallon', "O'Fallon, MO"],
  ['winston salem', 'Winston-Salem, NC'],
  ['doña ana', 'Dona Ana, NM'],
  ['québec', 'Quebec, QC'],
  ['68046', '68046 Papillion, NE'],
  ['68046-1234', '68046 Papillion, NE'],
  ['681', '68101 Omaha, NE', '68102 Omaha, NE'],
  ['v6b 1a1', 'V6B1A1 Vancouver, BC'],
])('%o finds %s first', (text, ...first) => {
  expect(findPlaces(index, text, 8).map(inWords).slice(0, first.length)).toEqual(first)
})

test.each(['', '  ', '?', 'xyzzy', '99999', 'x9x9x9'])('%o finds nothing', (text) => {
  expect(findPlaces(index, text, 8)).toEqual([])
})

test('a found place carries the criterion alone, with its point beside it', () => {
  const [omaha] = findPlaces(index, 'omaha', 1)
  expect(omaha?.place).toEqual({ kind: 'city', City: 'Omaha', StateProvince: 'NE' })
  expect(omaha?.Latitude).toBeCloseTo(41.26, 1)
  expect(omaha?.Longitude).toBeCloseTo(-95.94, 1)
})

test.each([
  ['68046', 41.12, -96.05],
  ['00501', 40.82, -73.05],
  ['v6b 1a1', 49.28, -123.1],
])('%s is at %d, %d', (code, lat, lng) => {
  const point = postalPoint(index, code)
  expect(point?.Latitude).toBeCloseTo(lat, 1)
  expect(point?.Longitude).toBeCloseTo(lng, 1)
})

test('an unknown code has no point', () => {
  expect(postalPoint(index, '00000')).toBeUndefined()
})

/** How many names a key press compares, in an index of so many cities of one letter beside the others. */
function comparedFor(text: string, cities: number): number {
  const city = { StateProvince: 'NE', Latitude: 41, Longitude: -96, People: 0 }
  const other = Array.from({ length: 5000 }, (_, i) => ({ ...city, City: `Yard ${i}` }))
  const same = Array.from({ length: cities }, (_, i) => ({ ...city, City: `Omaha ${i}` }))
  const small = placeIndex({ postal: [], cities: [...other, ...same], counties: [], states: [] })
  let compared = 0
  const onRead = () => {
    compared++
  }
  const names = small.names()
  const byInitial = new Map(
    [...names.byInitial].map(([letter, list]) => [
      letter,
      list.map((name) => countReads(name, onRead, 'run')),
    ]),
  )
  findPlaces({ ...small, names: () => ({ ...names, byInitial }) }, text, 8)
  return compared
}

test.each(['o', 'om', 'omaha', 'omaha 7'])(
  'a key press compares each name of its letter once: %o',
  (text) => {
    expect([comparedFor(text, 1000), comparedFor(text, 2000)]).toEqual([1000, 2000])
  },
)

test('few names are drawn from afar and many from near', () => {
  const { cities, waters } = readLabels(file('labels'))
  const upTo = (zoom: number) => cities.filter((label) => label.Zoom <= zoom).length
  expect(upTo(4)).toBeGreaterThan(12)
  expect(upTo(4)).toBeLessThan(30)
  expect(upTo(7)).toBeGreaterThan(150)
  expect(upTo(7)).toBeLessThan(300)
  expect(cities.length).toBeGreaterThan(3000)
  expect(waters.map((water) => water.Name)).toContain('Lake Michigan')
})

test.each([
  ['68049', ['68048 Plattsmouth, NE', '68050 Prague, NE']],
  ['99999', ['99950 Ketchikan, AK', '99929 Wrangell, AK']],
  ['00000', []],
  ['omahaa', ['Omaha, NE', 'Omaha, GA']],
  ['Chcago, IL', ['Chicago, IL']],
])('the known places nearest to %s', (text, nearest) => {
  expect(nearestPlaces(index, text, 2).map(inWords)).toEqual(nearest)
})
