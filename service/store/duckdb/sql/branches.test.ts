import { describe, expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { companies } from '../companies/companies.ts'
import { branchConditions } from './branches.ts'
import { statementOf } from './statement.ts'

const circle = (Longitude: number) => ({ Latitude: 41, Longitude, RadiusMiles: 5 })
const texts = (criteria: Criteria) =>
  branchConditions(companies, criteria).map((branch) => statementOf(branch).text)
const count = (text: string | undefined, word: string) => (text ?? '').split(word).length - 1

describe('how many branches a query has', () => {
  test.each<[string, Criteria, number]>([
    ['nothing asked', {}, 1],
    ['one circle', { RadiusCenterPointList: [circle(-71)] }, 1],
    ['three circles', { RadiusCenterPointList: [circle(-71), circle(-72), circle(-73)], City: 'A' }, 3],
    ['alternatives of places', { AnyOf: [{ StateProvince: 'RI' }, { PostalCode: ['68046'] }] }, 2],
    [
      'a city or any of two circles',
      { AnyOf: [{ StateProvince: 'RI' }, { RadiusCenterPointList: [circle(-71), circle(-72)] }] },
      3,
    ],
    ['alternatives that are no places', { AnyOf: [{ PrimarySic: '58' }, { PrimarySic: '72' }] }, 1],
    ['one of them no place', { AnyOf: [{ StateProvince: 'RI' }, { PrimarySic: '72' }] }, 1],
    [
      'more branches than areas in a call',
      { AnyOf: Array.from({ length: 101 }, () => ({ StateProvince: 'RI' as const })) },
      1,
    ],
  ])('%s', (_, criteria, expected) => {
    expect(branchConditions(companies, criteria)).toHaveLength(expected)
  })
})

test('a branch is without those before it that it may share records with, and only those', () => {
  const near = (longitude: number) => ({ RadiusCenterPointList: [circle(longitude)] })
  const alternatives = { AnyOf: [near(-71), near(-80), near(-71.05)] }
  expect(texts(alternatives).map((text) => count(text, 'is not true'))).toEqual([0, 0, 1])
})

test('areas that overlap are one branch, which compares each row with each of them once', () => {
  const circles = Array.from({ length: 100 }, (_, i) => circle(-71 - i / 100))
  const [text, ...more] = texts({ RadiusCenterPointList: [...circles.slice(1), circle(-80)] })
  expect([count(text, 'cos('), more.map((other) => count(other, 'cos('))]).toEqual([99, [1]])
  const Points = [
    { Latitude: 41, Longitude: -71 },
    { Latitude: 42, Longitude: -71 },
    { Latitude: 41, Longitude: -72 },
  ]
  const polygons = texts({ PolygonList: Array.from({ length: 100 }, () => ({ Points })) })
  expect(polygons.map((each) => count(each, 'is_inside'))).toEqual([1])
})

test('alternatives that would be compared with each other too often are one condition', () => {
  const PostalCode = ['68046', '02903']
  const many = {
    AnyOf: Array.from({ length: 20 }, () => ({
      PostalCode,
      NoneOf: Array.from({ length: 20 }, () => ({ AnyOf: [{ PostalCode }] })),
    })),
  }
  const [text, ...more] = texts(many)
  expect(more).toEqual([])
  expect(count(text, 'PostalCode =')).toBe(20 * 21 * 2)
})

test('all other criteria hold in each branch', () => {
  const criteria: Criteria = {
    RadiusCenterPointList: [circle(-71), circle(-80)],
    City: 'A',
    NoneOf: [{ County: 'B' }],
  }
  for (const text of texts(criteria)) {
    expect(count(text, 'CityKey')).toBe(1)
    expect(count(text, 'CountyKey')).toBe(1)
  }
})
