import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { placesOf, withPlaces } from '../places.ts'
import { areaCounts, areaSearches } from './area-counts.ts'

const point = fc.record({
  Latitude: fc.double({ min: 41, max: 42, noNaN: true }),
  Longitude: fc.double({ min: -96, max: -95, noNaN: true }),
})
const circle = fc.record({
  kind: fc.constant('circle' as const),
  center: point,
  RadiusMiles: fc.integer({ min: 1, max: 30 }),
  excluded: fc.boolean(),
})

type Place = { Latitude: number; Longitude: number }
const isIn = (at: Place, { RadiusCenterPointList = [] }: Criteria) =>
  RadiusCenterPointList.some((one) => milesBetween(at, one) <= one.RadiusMiles)
const matches = (at: Place, criteria: Criteria) =>
  (!criteria.RadiusCenterPointList || isIn(at, criteria)) &&
  !(criteria.NoneOf ?? []).some((none) => isIn(at, none))

test('each area counts by itself, and what all of them add is the count of the search', () => {
  fc.assert(
    fc.property(
      fc.array(circle, { minLength: 1, maxLength: 6 }),
      fc.array(point, { maxLength: 60 }),
      (circles, points) => {
        const places = circles.map(({ center, ...one }) => ({ ...one, ...center }))
        fc.pre(places.some(({ excluded }) => !excluded))
        const criteria = withPlaces({}, places)
        const countOf = (search: Criteria) => points.filter((at) => matches(at, search)).length
        const table = areaCounts(criteria, areaSearches(criteria).map(countOf))
        expect(table.map(({ index }) => placesOf(criteria)[index])).toEqual(table.map(({ place }) => place))
        expect(table.reduce((sum, { added }) => sum + added, 0)).toBe(countOf(criteria))
        for (const { place, count, added } of table) {
          if (place.kind !== 'circle') throw new Error('a circle')
          const own = points.filter(
            (at) =>
              milesBetween(at, place) <= place.RadiusMiles &&
              !places.some((one) => one.excluded && milesBetween(at, one) <= one.RadiusMiles),
          )
          expect(count).toBe(own.length)
          expect(added).toBeLessThanOrEqual(count)
        }
      },
    ),
  )
})

test('the other criteria apply to every area', () => {
  const searches = areaSearches({ PrimarySic: '58', PostalCode: ['68046', '68005'] })
  const codes = [['68046'], ['68005'], ['68046'], ['68005', '68046']]
  expect(searches).toEqual(codes.map((PostalCode) => ({ PostalCode, PrimarySic: '58' })))
})
