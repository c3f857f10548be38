import { describe } from 'vitest'
import { itReads } from '#shared/cases.testing.ts'
import { readDate, readYear } from './date.ts'

describe('readDate', () => {
  itReads(readDate, {
    clean: {
      '2026-03-31': '2026-03-31',
      '2024-01-16T14:37:35-08:00': '2024-01-16',
      '2026/3/1': '2026-03-01',
      '3/31/2026': '2026-03-31',
      '31/3/2026': '2026-03-31',
      '3/4/99': '1999-03-04',
      '20260331': '2026-03-31',
      '1472644086': '2016-08-31',
      '1472644086000': '2016-08-31',
      '1472644086.0': '2016-08-31',
      'Mar 31, 2026': '2026-03-31',
      '31 March 2026': '2026-03-31',
    },
    empty: ['', '0000-00-00'],
    dateUnreadable: ['2026-02-30', 'soon'],
  })
})

describe('readYear', () => {
  itReads(readYear, {
    clean: { '1993': '1993', '1993.0': '1993', '1993-05-01': '1993' },
    empty: ['0'],
    dateUnreadable: ['3020', '93'],
  })
})
