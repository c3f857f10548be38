import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EARTH_RADIUS_MILES, milesBetween, pointAt } from './sphere.ts'

const at = (Latitude: number, Longitude: number) => ({ Latitude, Longitude })
const around = Math.PI * EARTH_RADIUS_MILES

test.each([
  ['the same point', at(41, -96), at(41, -96), 0],
  ['a degree north', at(41, -96), at(42, -96), around / 180],
  ['a degree east on the equator', at(0, 10), at(0, 11), around / 180],
  ['over the 180th meridian', at(0, 179.5), at(0, -179.5), around / 180],
  ['pole to pole', at(90, 0), at(-90, 77), around],
  ['to the other side of the earth', at(30, 20), at(-30, -160), around],
  ['Omaha to Chicago', at(41.2565, -95.9345), at(41.8781, -87.6298), 431.3],
])('%s', (_, a, b, miles) => {
  expect(milesBetween(a, b)).toBeCloseTo(miles, 1)
  expect(milesBetween(b, a)).toBeCloseTo(miles, 1)
})

test.each([
  [0, 42, -96],
  [90, 41, -94.67],
  [180, 40, -96],
  [270, 41, -97.33],
])('69.1 miles towards %d degrees', (bearing, Latitude, Longitude) => {
  const found = pointAt(at(41, -96), around / 180, bearing)
  expect(found.Latitude).toBeCloseTo(Latitude, 1)
  expect(found.Longitude).toBeCloseTo(Longitude, 1)
})

test('a point is as far away as requested', () => {
  const degrees = (max: number) => fc.double({ min: -max, max: max, noNaN: true })
  fc.assert(
    fc.property(
      degrees(89),
      degrees(180),
      degrees(180),
      fc.integer({ min: 1, max: 500 }),
      (lat, lng, bearing, miles) => {
        expect(milesBetween(at(lat, lng), pointAt(at(lat, lng), miles, bearing))).toBeCloseTo(miles, 5)
      },
    ),
  )
})
