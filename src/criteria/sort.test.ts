import { describe, expect, test } from 'vitest'
import { nextSort, sortChoices, sortedAs, sortKeys, sortsBy } from './sort.ts'

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
  expect(nextSort('companies', undefined, 'LastName')).toBeUndefined()
})

describe('distances need one center', () => {
  const circle = { Latitude: 41, Longitude: -96, RadiusMiles: 5 }
  test('without one the key is skipped and not offered', () => {
    expect(sortKeys({ kind: 'companies', criteria: {} }, 'Distance,City')).toEqual([{ Field: 'City' }])
    const circles = { RadiusCenterPointList: [circle, circle] }
    expect(sortKeys({ kind: 'companies', criteria: circles }, 'Distance')).toBeUndefined()
    const choices = sortChoices({ kind: 'companies', criteria: {} }, undefined)
    expect(choices.map(({ value }) => value)).not.toContain('Distance')
  })
  test('a circle is one', () => {
    const criteria = { RadiusCenterPointList: [circle] }
    expect(sortKeys({ kind: 'companies', criteria }, 'Distance')).toEqual([{ Field: 'Distance' }])
  })
})

test('the current order is among the choices', () => {
  expect(sortChoices({ kind: 'people', criteria: {} }, '-Age').at(-1)).toEqual({
    value: '-Age',
    label: 'Oldest',
  })
})

test('an order that a kind does not have is none', () => {
  expect(sortKeys({ kind: 'people', criteria: {} }, 'CompanyName')).toBeUndefined()
})

test('what a service does not sort by is neither offered nor requested', () => {
  const search = { kind: 'companies', criteria: {}, fields: ['CompanyName', 'City'] } as const
  expect(sortKeys(search, '-UpdateDate,City')).toEqual([{ Field: 'City' }])
  expect(sortChoices(search, undefined).map(({ value }) => value)).toEqual(['CompanyName', 'City'])
  expect(sortsBy('companies', 'City', search.fields)).toBe(true)
  expect(sortsBy('companies', 'UpdateDate', search.fields)).toBe(false)
  expect(sortsBy('companies', 'City', [])).toBe(false)
})
