import { describe, expect, it } from 'vitest'
import { countSic, newSicFormatStatistics, readNaics, readSic } from './sic.ts'

/** Reads a code as one of a column. */
function readIn(cell: string, column: readonly string[] = [cell]) {
  const statistics = newSicFormatStatistics()
  for (const other of column) countSic(statistics, other)
  return readSic(cell, statistics)
}

describe('readSic', () => {
  it.each([
    ['', {}],
    ['0000', {}],
    ['5812', { value: '581201' }],
    ['5812.0', { value: '581201' }],
    ['5812 - Eating places', { value: '581201' }],
    ['581201', { value: '581201' }],
    ['58-12', { value: '581201' }],
    ['111', { value: '011101', note: 'sicZero' }],
    ['11101', { value: '011101', note: 'sicZero' }],
    ['58120000', { value: '581201', note: 'sicLong' }],
    ['1110000', { value: '011101', note: 'sicLong' }],
    ['581299', { value: '581201', note: 'sicForeign' }],
    ['722511', { value: '581201', note: 'sicFromNaics' }],
    ['5899', { note: 'sicUnknown' }],
    ['58', { note: 'sicUnknown' }],
    ['restaurant', { note: 'sicUnknown' }],
  ])('%j', (cell, reading) => {
    expect(readIn(cell)).toEqual(reading)
  })

  it('takes three digits for an industry group where the column has leading zeros', () => {
    expect(readIn('111', ['111', '0111', '5812'])).toEqual({ note: 'sicUnknown' })
  })

  it('reads a whole column of NAICS as NAICS, also where a code begins like a SIC code', () => {
    expect(readIn('541110', ['541110', '722511', '621111'])).toEqual({
      value: '811101',
      note: 'sicFromNaics',
    })
  })
})

describe('readNaics', () => {
  it.each([
    ['', {}],
    ['722511', { value: '722511' }],
    ['722511.0', { value: '722511' }],
    ['7225', { value: '7225' }],
    ['72251102', { value: '72251102' }],
    ['999999', { note: 'naicsUnknown' }],
    ['food', { note: 'naicsUnknown' }],
  ])('%j', (cell, reading) => {
    expect(readNaics(cell)).toEqual(reading)
  })
})
