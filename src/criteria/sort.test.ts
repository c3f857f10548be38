import { describe, expect, test } from 'vitest'
import { columnSort, nextSort, sortChoices, sortedAs, sortKeys } from './sort.ts'

const employees = 'LocationEmployeesSizeRange'

test('the head of a column sorts, then reverses, then sorts no more', () => {
  const first = nextSort('companies', 'CompanyName', employees)
  expect(first).toBe('-LocationEmployeesSizeActual')
  expect(sortedAs('companies', first, employees)).toBe('descending')
  const second = nextSort('companies', first, employees)
  expect(second).toBe('LocationEmployeesSizeActual')
  expect(sortedAs('companies', second, employees)).toBe('ascending')
  expect(nextSort('companies', second, employees)).toBeUndefined()
  expect(sortedAs('companies', second, 'City')).toBeUndefined()
})

test('a name of a person sorts by its parts, both reversed together', () => {
  expect(nextSort('people', 'LastName,FirstName', 'Name')).toBe('-LastName,-FirstName')
  expect(columnSort('companies', 'LastName')).toBeUndefined()
})

describe('distances need one center', () => {
  const circle = { Latitude: 41, Longitude: -96, RadiusMiles: 5 }
  test('without one the key is skipped and not offered', () => {
    expect(sortKeys('companies', 'Distance,City', {})).toEqual([{ Field: 'City' }])
    expect(sortKeys('companies', 'Distance', { RadiusCenterPointList: [circle, circle] })).toBeUndefined()
    expect(sortChoices('companies', {}, undefined).map(({ value }) => value)).not.toContain('Distance')
  })
  test('a circle is one', () => {
    expect(sortKeys('companies', 'Distance', { RadiusCenterPointList: [circle] })).toEqual([
      { Field: 'Distance' },
    ])
  })
})

test('the current order is among the choices', () => {
  expect(sortChoices('people', {}, '-Age').at(-1)).toEqual({ value: '-Age', label: 'Oldest' })
})

test('an order that a kind does not have is none', () => {
  expect(sortKeys('people', 'CompanyName', {})).toBeUndefined()
})
