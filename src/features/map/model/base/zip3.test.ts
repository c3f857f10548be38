import { readFileSync } from 'node:fs'
import type { MultiPolygon, Polygon } from 'geojson'
import { expect, it } from 'vitest'
import { postalAreas } from '#service/reference/places/places.ts'
import { isInRings } from '#shared/geo/rings.ts'
import { readZip3 } from './zip3.ts'

const areas = readZip3(JSON.parse(readFileSync('public/places/zip3.json', 'utf8')))
const byDigits = new Map(areas.map((area) => [area.Zip3, area]))

const holds = ({ type, coordinates }: Polygon | MultiPolygon, lng: number, lat: number) =>
  isInRings(type === 'Polygon' ? coordinates : coordinates.flat(), lng, lat)

it('ZIP codes lie in the area of their first three digits', () => {
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
