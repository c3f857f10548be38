import { expect, test } from 'vitest'
import { bandNamed, bandOf, employeeBands, salesBands, squareFootageBands } from './ranges.ts'

test.each([
  [employeeBands, 1, '1-4', '1-4'],
  [employeeBands, 1500, '1000-4999', '1,000-4,999'],
  [employeeBands, 10_000, '10000', '10,000+'],
  [salesBands, 499_999, '1-500000', '$1-500,000'],
  [salesBands, 500_000, '500000-1000000', '$500,000-1 Million'],
  [salesBands, 12_000_000, '10000000-20000000', '$10-20 Million'],
  [salesBands, 600_000_000, '500000000-1000000000', '$500 Million-1 Billion'],
  [salesBands, 5e9, '1000000000', '$1 Billion+'],
  [squareFootageBands, 40_000, '40000', '40,000+'],
])('%#: %j: %d is in %s, labeled %s', (bands, n, value, label) => {
  expect(bandOf(bands, n)).toMatchObject({ value, label })
  expect(bandNamed(bands, label)?.value).toBe(value)
  expect(bandNamed(bands, ` ${value.toUpperCase()}`)?.value).toBe(value)
})

test('bands follow each other without gap or overlap', () => {
  for (const bands of [employeeBands, salesBands, squareFootageBands])
    bands.slice(1).forEach((band, i) => {
      expect(band.low).toBe((bands[i]?.high ?? 0) + 1)
    })
})

test('nothing and zero are in no band', () => {
  expect(bandOf(employeeBands, 0)).toBeUndefined()
  expect(bandOf(employeeBands, undefined)).toBeUndefined()
  expect(bandNamed(employeeBands, '5-10')).toBeUndefined()
})
