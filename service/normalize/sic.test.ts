import { describe, expect, it } from 'vitest'
import { itReads } from '#shared/cases.testing.ts'
import { countSic, newSicFormatStatistics, readNaics, readSic } from './sic.ts'

/** Reads a code as one of a column. */
function readIn(cell: string, column: readonly string[] = [cell]) {
  const statistics = newSicFormatStatistics()
  for (const other of column) countSic(statistics, other)
  return readSic(cell, statistics)
}

describe('readSic', () => {
  itReads(readIn, {
    clean: {
      '5812': '581201',
      '5812.0': '581201',
      '5812 - Eating places': '581201',
      '581201': '581201',
      '58-12': '581201',
    },
    empty: ['', '0000'],
    sicZero: { '111': '011101', '11101': '011101' },
    sicLong: { '58120000': '581201', '1110000': '011101' },
    sicForeign: { '581299': '581201' },
    sicFromNaics: { '722511': '581201' },
    sicUnknown: ['5899', '58', 'restaurant'],
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
  itReads(readNaics, {
    clean: { '722511': '722511', '722511.0': '722511', '7225': '7225', '72251102': '72251102' },
    empty: [''],
    naicsUnknown: ['999999', 'food'],
  })
})
