import { describe, expect, it } from 'vitest'
import { parsePhone } from './phone.ts'

describe('parsePhone', () => {
  it.each([
    ['', {}],
    ['N/A', {}],
    ['+1 402 359 4102', { value: '4023594102' }],
    ['(401) 274-3907', { value: '4012743907' }],
    ['1-401-274-3907', { value: '4012743907' }],
    ['401.274.3907 ext. 12', { value: '4012743907' }],
    ['401 274 3907 x12', { value: '4012743907' }],
    ['401 274 3907 / 401 274 3908', { value: '4012743907' }],
    ['4012743907.0', { value: '4012743907' }],
    ['1-800-FLOWERS', { value: '8003569377' }],
    ['274-3907', { value: '2743907' }],
    ['+44 20 7946 0958', { value: '442079460958' }],
    ['011 44 20 7946 0958', { value: '442079460958' }],
    ['+45 12 34 56 78', { value: '4512345678' }],
    ['401 000 1111', { note: 'phoneFalse' }],
    ['111-111-1111', { note: 'phoneFalse' }],
    ['9999999', { note: 'phoneFalse' }],
    ['+1   ', { note: 'phoneUnreadable' }],
    ['4.01E+09', { note: 'phoneUnreadable' }],
    ['call us', { note: 'phoneUnreadable' }],
    ['12345678901234567', { note: 'phoneUnreadable' }],
  ])('%j', (cell, reading) => {
    expect(parsePhone(cell)).toEqual(reading)
  })
})
