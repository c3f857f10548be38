import { expect, test } from 'vitest'
import { postalCodesFrom } from '#criteria/areas/postal-codes.ts'
import { cornersText, placeError, pointsFrom } from '../model/places.ts'
import { namesOf } from './controls/VehicleControl.tsx'

const vehicles = [
  { Make: 'Ford', Models: ['F-150', 'Focus'] },
  { Make: 'Ram', Models: ['2500'] },
]

test('the models of one make, or of all', () => {
  expect(namesOf(vehicles, 'Make')).toEqual(['Ford', 'Ram'])
  expect(namesOf(vehicles, 'Model', 'ford')).toEqual(['F-150', 'Focus'])
  expect(namesOf(vehicles, 'Model')).toEqual(['2500', 'F-150', 'Focus'])
})

test('corners are written and read as lines', () => {
  const points = [
    { Latitude: 41.5, Longitude: -96 },
    { Latitude: -1, Longitude: 2.25 },
  ]
  expect(pointsFrom(cornersText(points))).toEqual({ points })
  expect(pointsFrom('41, -96\nhere').error).toBe('Line 2 is not a latitude and a longitude: here')
})

test('ZIP codes are found in any text, others are named', () => {
  expect(postalCodesFrom('68046, 68005-1234;V6C 0B9\nOmaha 123')).toEqual({
    codes: ['68046', '68005', 'V6C0B9'],
    rejected: ['OMAHA', '123'],
    padded: [],
  })
})

test('a bad area is explained', () => {
  const bowTie = [
    [0, 0],
    [1, 1],
    [0, 1],
    [1, 0],
  ].map(([Latitude = 0, Longitude = 0]) => ({ Latitude, Longitude }))
  expect(placeError('companies', { kind: 'polygon', Points: bowTie, excluded: false })).toMatch(
    /crosses itself near/,
  )
  expect(
    placeError('companies', {
      kind: 'circle',
      Latitude: 41,
      Longitude: -96,
      RadiusMiles: 0,
      excluded: false,
    }),
  ).toMatch(/RadiusMiles must be/)
})
