import { expect, test } from 'vitest'
import { withPlaces } from '../places.ts'
import { withName, withTravel } from './area-names.ts'
import { originsOf } from './origins.ts'

const circle = (Latitude: number, excluded = false) =>
  ({ kind: 'circle', Latitude, Longitude: -96, RadiusMiles: 5, excluded }) as const
const area = {
  kind: 'polygon',
  Points: [40, 41, 42].map((Latitude, i) => ({ Latitude, Longitude: -95 + i })),
  excluded: false,
} as const
const travel = {
  Latitude: 39,
  Longitude: -94,
  Mode: 'Car',
  Unit: 'Minutes',
  Value: 10,
  Name: '68046',
} as const

test('points are those of included circles and drive times, with their names', () => {
  const criteria = withPlaces({ SortCenter: { Latitude: 1, Longitude: 1 } }, [
    circle(41),
    circle(42),
    circle(43, true),
    area,
  ])
  const names = withTravel(withName(undefined, circle(42), 'West'), area, travel)
  expect(originsOf(criteria, names).points).toEqual([
    { Latitude: 41, Longitude: -96, Name: 'Circle 1' },
    { Latitude: 42, Longitude: -96, Name: 'West' },
    { Latitude: 39, Longitude: -94, Name: '68046' },
  ])
})

test('bands of one point are one, and a sort has its point beside them', () => {
  const bands = { ...area, Points: area.Points.toReversed() }
  const names = withTravel(withTravel(undefined, area, travel), bands, { ...travel, Value: 20 })
  expect(originsOf(withPlaces({}, [area, bands]), names).points).toHaveLength(1)
  const SortCenter = { Latitude: 41.25, Longitude: -96 }
  expect(originsOf({ SortCenter }, undefined)).toEqual({ points: [], from: SortCenter })
  expect(originsOf({ PostalCode: ['68046'] }, undefined)).toEqual({ points: [] })
})
