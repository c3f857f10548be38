import { expect, test } from 'vitest'
import { hasOwnOrder, rankOf, type TallyField, tallyText } from './tallies.ts'
import { wireValue } from './tally-levels.ts'

test.each<[TallyField, string, string, string]>([
  ['locationemployeessizerange', '1-4', '1–4', '1-4'],
  ['locationsalesvolumerange', '$10-20 Million', '$10–20M', '10000000-20000000'],
  ['incomerange', '$60,000-69,999', '$60–69K', '60000-69999'],
  ['incomerange', '$1,000-20,000', '$1–20K', '1000-20000'],
  ['incomerange', '$500,000+', '$500K+', '500000'],
  ['homevaluerange', '$1-24,999', '$1–24K', '1-24999'],
  ['homevaluerange', '$1 Million+', '$1M+', '$1 Million+'],
  ['agerange', '75+', '75+', '75'],
  ['housingtype', 'Trailer Court', 'Trailer court', 'Trailer Court'],
  ['stateprovince', 'NE', 'Nebraska', 'NE'],
  ['creditratingscore', 'A', 'A excellent', 'A'],
  ['ishomeowner', 'No', 'Renters', 'false'],
  ['franchise', 'Yes', 'Yes', 'true'],
  ['squarefootage', '2,500-9,999', '2,500–9,999', '2500-9999'],
  ['corporatesalesvolumeactual', '1400000', '$1.4M', '1400000'],
  ['sic2', '58', 'Industry 58', '58'],
  ['firstseenmonth', '2026-11', 'Nov 2026', '2026-11'],
  ['primarysic', 'Eating places', 'Eating places', 'Eating places'],
])('%s %s reads %s and requests %s', (field, value, label, wire) => {
  expect(tallyText('companies', field, value, (code) => `Industry ${code}`)).toBe(label)
  expect(wireValue(field, value)).toBe(wire)
})

test('a status of people is shown as a move', () => {
  expect(tallyText('people', 'recordstatus', 'New', String)).toBe('Last 90 days')
  expect(tallyText('companies', 'recordstatus', 'New', String)).toBe('New')
})

test.each<[TallyField, string[]]>([
  ['agerange', ['18-24', '30-34', '75+']],
  ['locationsalesvolumerange', ['$500,000-1 Million', '$1-2.5 Million', '$1 Billion+']],
  ['yearestablished', ['987', '1850', '2001']],
  ['firstseenmonth', ['2019-12', '2026-02', '2026-11']],
])('the values of %s have their own order', (field, values) => {
  expect(hasOwnOrder(field)).toBe(true)
  expect(values.toReversed().toSorted((a, b) => rankOf(field, a) - rankOf(field, b))).toEqual(values)
})
