import { describe, expect, it } from 'vitest'
import { readDate, readYear } from './date.ts'

describe('readDate', () => {
  it.each([
    ['', {}],
    ['0000-00-00', {}],
    ['2026-03-31', { value: '2026-03-31' }],
    ['2024-01-16T14:37:35-08:00', { value: '2024-01-16' }],
    ['2026/3/1', { value: '2026-03-01' }],
    ['3/31/2026', { value: '2026-03-31' }],
    ['31/3/2026', { value: '2026-03-31' }],
    ['3/4/99', { value: '1999-03-04' }],
    ['20260331', { value: '2026-03-31' }],
    ['1472644086', { value: '2016-08-31' }],
    ['1472644086000', { value: '2016-08-31' }],
    ['1472644086.0', { value: '2016-08-31' }],
    ['Mar 31, 2026', { value: '2026-03-31' }],
    ['31 March 2026', { value: '2026-03-31' }],
    ['2026-02-30', { note: 'dateUnreadable' }],
    ['soon', { note: 'dateUnreadable' }],
  ])('%j', (cell, reading) => {
    expect(readDate(cell)).toEqual(reading)
  })
})

describe('readYear', () => {
  it.each([
    ['1993', { value: '1993' }],
    ['1993.0', { value: '1993' }],
    ['1993-05-01', { value: '1993' }],
    ['0', {}],
    ['3020', { note: 'dateUnreadable' }],
    ['93', { note: 'dateUnreadable' }],
  ])('%j', (cell, reading) => {
    expect(readYear(cell)).toEqual(reading)
  })
})
