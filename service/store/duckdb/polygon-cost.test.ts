import { expect, test } from 'vitest'
import { QUERY_BUDGET } from './engine.ts'
import { polygonCost } from './polygon-cost.ts'
import { polygons } from './sql/sql.ts'

/** A zigzag over the lower 48 states, made smaller by `scale`. */
const zigzag = (points: number, scale = 1) =>
  Array.from({ length: points }, (_, i) => ({
    Latitude: (i % 2 ? 49 : 25) / scale,
    Longitude: (-120 + (50 * i) / points) / scale,
  }))
const several = (count: number, points: number, scale?: number) =>
  Array.from({ length: count }, () => zigzag(points, scale))

test.each([
  ['one of 10,000 points over 250,000 records', several(1, 10_000), 250_000, 0.1],
  ['one of 10,000 points over 10 million', several(1, 10_000), 10_000_000, 4],
  ['one hundred of 600 points in a city over 10 million', several(100, 600, 100), 10_000_000, 1],
  ['fifty of 1,000 points over 250,000', several(50, 1000), 250_000, 4],
])('polygons that can be answered in time, or nearly, are estimated so: %s', (_, list, records, budgets) => {
  expect(polygonCost({ values: [polygons(list)] }, records)).toBeLessThan(budgets * QUERY_BUDGET)
})

test.each([
  ['one hundred of 20 points over 10 million', several(100, 20), 10_000_000],
  ['fifty of 1,000 points over 10 million', several(50, 1000), 10_000_000],
])('polygons that cannot are far over it: %s', (_, list, records) => {
  expect(polygonCost({ values: [polygons(list)] }, records)).toBeGreaterThan(4 * QUERY_BUDGET)
})
