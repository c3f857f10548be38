import { expect, it } from 'vitest'
import { homeValueBands, incomeBands } from '#contract/ranges.ts'
import { itGives, itReads } from '#shared/cases.testing.ts'
import { readBand } from './money.ts'

const readIncome = (cell: string) => readBand(cell, incomeBands)

itGives((cell) => readIncome(cell).value, {
  '62000': '60000-69999',
  '$62,000': '60000-69999',
  '62k': '60000-69999',
  '60000-69999': '60000-69999',
  '$60,000-69,999': '60000-69999',
  '$75k - $99k': '80000-89999',
  'Under $20,000': '1000-20000',
  'less than 15000': '1000-20000',
  '500000+': '500000',
  '$1.2M': '500000',
  '': undefined,
  '0': undefined,
})

itReads(readIncome, { moneyUnreadable: ['K', 'high', '75'] })

it('recognizes the bands of homes', () => {
  expect(readBand('1,250,000', homeValueBands)).toEqual({ value: '1000000' })
})
