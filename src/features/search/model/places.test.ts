import { describe, expect, test } from 'vitest'
import { cornersText, placeError, pointsFrom, radiusError, radiusShown, radiusTyped } from './places.ts'

const at = (Latitude: number, Longitude: number) => ({ Latitude, Longitude })

test.each<[text: string, points: ReturnType<typeof at>[], error?: string]>([
  ['', []],
  ['41.25, -96', [at(41.25, -96)]],
  ['41.25 -96\n\n  42;-95.5 \n', [at(41.25, -96), at(42, -95.5)]],
  ['41,-96\nOmaha', [at(41, -96)], 'Line 2 is not a latitude and a longitude: Omaha'],
  ['\n41', [], 'Line 2 is not a latitude and a longitude: 41'],
  ['41, -96, 7', [], 'Line 1 is not a latitude and a longitude: 41, -96, 7'],
  ['x'.repeat(60), [], `Line 1 is not a latitude and a longitude: ${'x'.repeat(40)}`],
])('%j', (text, points, error) => {
  expect(pointsFrom(text)).toEqual({ points, ...(error && { error }) })
})

test('corners as text are read again as they are', () => {
  const corners = [at(41.25, -96.01), at(-1, 0), at(90, 180)]
  expect(cornersText(corners)).toBe('41.25, -96.01\n-1, 0\n90, 180')
  expect(pointsFrom(cornersText(corners))).toEqual({ points: corners })
})

test.each<[what: string, place: object, error: RegExp | undefined]>([
  ['a circle', { kind: 'circle', ...at(41, -96), RadiusMiles: 5 }, undefined],
  ['a radius that is too long', { kind: 'circle', ...at(41, -96), RadiusMiles: 501 }, /^RadiusMiles /],
  ['a point beyond the pole', { kind: 'circle', ...at(91, -96), RadiusMiles: 5 }, /^Latitude /],
  ['an excluded place', { kind: 'circle', ...at(91, -96), RadiusMiles: 5, excluded: true }, /^Latitude /],
  ['an area of two corners', { kind: 'polygon', Points: [at(41, -96), at(42, -96)] }, /at least 3/],
  ['a state', { kind: 'state', StateProvince: 'NE' }, undefined],
])('%s', (_, place, error) => {
  const found = placeError('companies', place as never)
  if (error) expect(found).toMatch(error)
  else expect(found).toBeUndefined()
})

describe('a radius', () => {
  test.each([
    [5, 'miles', 5],
    [5, 'km', 8.05],
    [0.333, 'miles', 0.33],
  ] as const)('of %d miles in %s is shown as %d', (miles, units, shown) => {
    expect(radiusShown(miles, units)).toBe(shown)
  })

  test.each<[typed: string, units: 'miles' | 'km', before: number | undefined, miles: number]>([
    ['5', 'miles', undefined, 5],
    ['8.05', 'km', undefined, 5.002],
    ['8.05', 'km', 5, 5],
    ['8.06', 'km', 5, 5.008],
    ['0.33', 'miles', 1 / 3, 1 / 3],
  ])('typed as %s %s after %s is %d miles', (typed, units, before, miles) => {
    expect(radiusTyped(typed, units, before)).toBe(miles)
  })

  test.each<[miles: number, units: 'miles' | 'km', error: string | undefined]>([
    [500, 'km', undefined],
    [500.1, 'km', 'The radius must be over 0 and up to 805 km'],
    [0, 'km', 'The radius must be over 0 and up to 805 km'],
    [0, 'miles', undefined],
  ])('of %d miles in %s', (miles, units, error) => {
    expect(radiusError(miles, units)).toBe(error)
  })
})
