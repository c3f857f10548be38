import { beforeAll, describe, expect, it } from 'vitest'
import { placeLabel } from '#criteria/describe.ts'
import { type PlaceIndex, placeIndex } from '#reference/places.ts'
import { loadShapes, type Shapes } from '../boundaries.ts'
import { placesAtPoint } from './places-at-point.ts'

let shapes: Shapes
let index: PlaceIndex

beforeAll(async () => {
  shapes = await loadShapes()
  const postal = (PostalCode: string, Latitude: number, Longitude: number, city: number) => ({
    PostalCode,
    Latitude,
    Longitude,
    city,
  })
  const city = (City: string, StateProvince: string, Latitude: number, Longitude: number) => ({
    City,
    StateProvince,
    Latitude,
    Longitude,
    People: 1,
  })
  index = placeIndex({
    postal: [
      postal('68102', 41.259, -95.934, 0),
      postal('51501', 41.23, -95.87, 1),
      postal('68046', 41.15, -96.04, 2),
      postal('V6B', 49.28, -123.12, 3),
    ],
    cities: [
      city('Omaha', 'NE', 41.259, -95.934),
      city('Council Bluffs', 'IA', 41.26, -95.86),
      city('Papillion', 'NE', 41.15, -96.04),
      city('Vancouver', 'BC', 49.28, -123.12),
    ],
    counties: [],
    states: [],
  })
})

describe('what is here', () => {
  it.each([
    ['in Omaha', 41.26, -95.95, ['ZIP 68102', 'Omaha, NE', 'Douglas County, NE', 'Nebraska']],
    ['across the river the nearest of its own state', 41.262, -95.9, ['ZIP 51501', 'Council Bluffs, IA']],
    ['far from any known city', 41.5, -99.5, ['Custer County, NE', 'Nebraska']],
    ['abroad only a city', 49.29, -123.1, ['Vancouver, BC']],
    ['at sea nothing', 35, -140, []],
  ])('%s', (_, Latitude, Longitude, expected) => {
    const found = placesAtPoint({ Latitude, Longitude }, shapes, index).map(({ place }) => placeLabel(place))
    expect(found.slice(0, expected.length || 1)).toEqual(expected)
  })

  it('says how far the nearest ZIP code and city are, and nothing of what contains the point', () => {
    const [zip, city, county] = placesAtPoint({ Latitude: 41.26, Longitude: -95.95 }, shapes, index)
    expect(zip?.miles).toBeGreaterThan(0.5)
    expect(city?.miles).toBeLessThan(2)
    expect(county?.miles).toBeUndefined()
  })
})
