import { describe, expect, it } from 'vitest'
import { readAge, readYears } from './age.ts'

describe('readAge', () => {
  it.each([
    ['45', { value: 45 }],
    ['45.0', { value: 45 }],
    ['45 years old', { value: 45 }],
    ['35-44', { value: 39, note: 'ageMiddle' }],
    ['75+', { value: 75, note: 'ageMiddle' }],
    ['65 and over', { value: 65, note: 'ageMiddle' }],
    ['Under 18', { value: 17, note: 'ageMiddle' }],
    ['0', { value: 0 }],
    ['', {}],
    ['130', { note: 'ageUnreadable' }],
    ['adult', { note: 'ageUnreadable' }],
  ])('%s', (cell, reading) => {
    expect(readAge(cell)).toEqual(reading)
  })
})

describe('readYears', () => {
  it.each([
    ['12', { value: 12 }],
    ['0', { value: 0 }],
    ['15+', { value: 15 }],
    ['12 years', { value: 12 }],
    ['Less than 1 year', { value: 0 }],
    ['', {}],
    ['1998', { note: 'yearsUnreadable' }],
  ])('%s', (cell, reading) => {
    expect(readYears(cell)).toEqual(reading)
  })
})
