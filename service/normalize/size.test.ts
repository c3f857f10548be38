import { describe } from 'vitest'
import { employeeBands, salesBands } from '#contract/ranges.ts'
import { itGives } from '#shared/cases.testing.ts'
import { readSize } from './size.ts'

describe('readSize of people', () => {
  itGives((cell) => readSize(cell, employeeBands), {
    '': {},
    '0': {},
    '0.0': {},
    '43': { actual: 43 },
    '43.0': { actual: 43 },
    '1,200': { actual: 1200 },
    '1.200': { actual: 1200 },
    '250 employees': { actual: 250 },
    '10-19': { range: '10-19' },
    '10 to 19': { range: '10-19' },
    '1,000-4,999': { range: '1000-4999' },
    '11-15': { range: '10-19' },
    '11-50': { range: '20-49', note: 'bandFitted' },
    '10,000+': { range: '10000' },
    '500+': { range: '500-999' },
    'over 500': { range: '500-999' },
    many: { note: 'sizeUnreadable' },
    '-5': { note: 'sizeUnreadable' },
  })
})

describe('readSize of dollars', () => {
  itGives((cell) => readSize(cell, salesBands), {
    '54607000000': { actual: 54_607_000_000 },
    '$1,500,000.50': { actual: 1_500_001 },
    '$1.5M': { actual: 1_500_000 },
    '1.25 billion': { actual: 1_250_000_000 },
    '750K': { actual: 750_000 },
    '1.5e6': { actual: 1_500_000 },
    '$10-20 Million': { range: '10000000-20000000' },
    '$1-$2 million': { range: '1000000-2500000' },
    '1000000-2500000': { range: '1000000-2500000' },
    '$1 Billion+': { range: '1000000000' },
  })
})
