import fc from 'fast-check'
import { expect, test } from 'vitest'
import { milesBetween } from '#shared/geo/sphere.ts'
import { nearestOf, withNearest } from './nearest.ts'

const record = (Location?: { Latitude: number; Longitude: number }) =>
  ({ Id: '1', ETag: 'e', Links: [], ...(Location && { Location }) }) as Parameters<typeof withNearest>[0]
const point = fc.record({
  Latitude: fc.double({ min: 25, max: 49, noNaN: true }),
  Longitude: fc.double({ min: -124, max: -67, noNaN: true }),
})

test('the nearest point is the first of those sorted by their distance', () => {
  fc.assert(
    fc.property(point, fc.array(point, { maxLength: 20 }), (Location, points) => {
      const named = points.map((one, i) => ({ ...one, Name: `${i}` }))
      const [first] = named.toSorted((a, b) => milesBetween(Location, a) - milesBetween(Location, b))
      expect(nearestOf({ Location }, named)?.miles).toBe(first && milesBetween(Location, first))
    }),
  )
})

test('a record has its columns where it has a point and there is one to measure from', () => {
  const store = { Latitude: 41.25, Longitude: -96, Name: 'West' }
  const east = { Latitude: 41.25, Longitude: -95, Name: 'East' }
  const found = withNearest(record({ Latitude: 41.26, Longitude: -96 }), { points: [east, store] })
  expect(found).toMatchObject({ Id: '1', NearestArea: 'West', DistanceMiles: 0.69 })
  expect(withNearest(record(), { points: [store] })).toEqual(record())
  const located = record({ Latitude: 41.26, Longitude: -96 })
  expect(withNearest(located, { points: [] })).toBe(located)
  const from = { Latitude: 41.25, Longitude: -96 }
  expect(withNearest(located, { points: [], from })).toEqual({ ...located, DistanceMiles: 0.69 })
  expect(withNearest(located, { points: [east], from })).toMatchObject({
    NearestArea: 'East',
    DistanceMiles: 0.69,
  })
})
