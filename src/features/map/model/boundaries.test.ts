import { readFileSync } from 'node:fs'
import type { MultiPolygon, Polygon } from 'geojson'
import { beforeAll, expect, it } from 'vitest'
import { postalAreas } from '#service/reference/places/places.ts'
import { isInRings } from '#shared/geo/rings.ts'
import { countyAt, loadShapes, readZip3, type Shapes, stateAt } from './boundaries.ts'

let shapes: Shapes

beforeAll(async () => {
  shapes = await loadShapes()
})

it.each([
  { place: 'Chicago', lat: 41.88, lng: -87.63, state: 'IL', county: 'Cook', fips: '17031' },
  { place: 'Omaha', lat: 41.26, lng: -96.0, state: 'NE', county: 'Douglas', fips: '31055' },
  { place: 'Baltimore', lat: 39.3, lng: -76.61, state: 'MD', county: 'Baltimore City', fips: '24510' },
  { place: 'Towson', lat: 39.4, lng: -76.6, state: 'MD', county: 'Baltimore', fips: '24005' },
  { place: 'Las Cruces', lat: 32.32, lng: -106.77, state: 'NM', county: 'Dona Ana', fips: '35013' },
  { place: 'Boise', lat: 43.6, lng: -116.2, state: 'ID', county: 'Ada', fips: '16001' },
  { place: 'San Juan', lat: 18.42, lng: -66.06, state: 'PR', county: 'San Juan', fips: '72127' },
  { place: 'Saint Croix', lat: 17.73, lng: -64.75, state: 'VI', county: 'St. Croix', fips: '78010' },
  { place: 'Lake Michigan', lat: 43.5, lng: -87.0, state: undefined, county: undefined, fips: undefined },
  { place: 'Toronto', lat: 43.7, lng: -79.4, state: undefined, county: undefined, fips: undefined },
])('$place is in $county, $state', ({ lat, lng, state, county, fips }) => {
  expect(stateAt(shapes, lat, lng)?.StateProvince).toBe(state)
  expect(countyAt(shapes, lat, lng)?.County).toBe(county)
  expect(countyAt(shapes, lat, lng)?.Fips).toBe(fips)
})

it('has the letters of every state and a name for every county', () => {
  expect(shapes.states).toHaveLength(56)
  expect(shapes.states.filter(({ StateProvince }) => !StateProvince)).toEqual([])
  expect(shapes.counties.filter(({ County, StateProvince }) => !County || !StateProvince)).toEqual([])
})

const areas = readZip3(JSON.parse(readFileSync('public/places/zip3.json', 'utf8')))
const byDigits = new Map(areas.map((area) => [area.Zip3, area]))

const holds = ({ type, coordinates }: Polygon | MultiPolygon, lng: number, lat: number) =>
  isInRings(type === 'Polygon' ? coordinates : coordinates.flat(), lng, lat)

it('ZIP codes are in the area of their first three digits', () => {
  const lived = postalAreas().filter(({ PostalCode, Weight }) => /^\d/.test(PostalCode) && Weight > 0)
  const some = lived.filter((_, i) => i % 7 === 0)
  const right = some.filter(({ PostalCode, Latitude, Longitude }) => {
    const area = byDigits.get(PostalCode.slice(0, 3))
    return area && holds(area.geometry, Longitude, Latitude)
  })
  expect(right.length / some.length).toBeGreaterThan(0.97)
})

it.each([
  ['681', 'Omaha, NE'],
  ['900', 'Los Angeles, CA'],
  ['995', 'Anchorage, AK'],
  ['968', 'Honolulu, HI'],
  ['006', 'Mayaguez, PR'],
])('%s is the area of %s', (digits, city) => {
  expect(byDigits.get(digits)?.city).toBe(city)
})

it('nearly every lived-in area has people, and all of them are those of the country', () => {
  const people = areas.reduce((sum, area) => sum + 100 * area.people, 0)
  expect(people).toBeGreaterThan(330e6)
  expect(people).toBeLessThan(340e6)
})
