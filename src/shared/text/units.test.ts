import { expect, test } from 'vitest'
import { distance, inUnits, toMiles, type Units } from './units.ts'

test.each<[number, Units, string]>([
  [5, 'miles', '5 mi'],
  [5, 'km', '8 km'],
  [0.25, 'miles', '0.25 mi'],
  [0.25, 'km', '0.4 km'],
  [62.137, 'km', '100 km'],
  [9.34, 'miles', '9.3 mi'],
  [500, 'km', '805 km'],
])('%d miles in %s are %s', (miles, units, words) => {
  expect(distance(miles, units)).toBe(words)
})

test.each<Units>(['miles', 'km'])('what is typed in %s comes back', (units) => {
  expect(inUnits(toMiles(12.5, units), units)).toBeCloseTo(12.5, 10)
})
