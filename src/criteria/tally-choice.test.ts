import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import type { TallyField } from './tallies.ts'
import {
  narrowed,
  switchValue,
  tallyCriteria,
  toggledCodes,
  type ValueRole,
  valueRolesOf,
} from './tally-choice.ts'
import { levelAt } from './tally-levels.ts'

const level = (field: TallyField, ...path: string[]) => {
  const found = levelAt(field, path)
  if (!found) throw new Error(`${field} has no level below ${path}`)
  return found
}

test.each([
  ['sic2', [], 'sic2'],
  ['sic2', ['58'], 'sic4'],
  ['sic2', ['58', '5812'], 'primarysic'],
  ['sic4', ['5812'], 'primarysic'],
  ['stateprovince', ['NE'], 'county'],
  ['stateprovince', ['NE', 'Douglas', 'Omaha'], 'postalcode'],
  ['stateprovince', ['NE', 'Douglas', 'Omaha', '68102'], undefined],
  ['county', ['Lake'], undefined],
  ['agerange', ['18-24'], undefined],
] as const)('%s looked into by %j counts %s', (field, path, deeper) => {
  expect(levelAt(field, path)?.field).toBe(deeper)
})

test.each([
  [[], '58', ['58']],
  [['58'], '58', []],
  [['58'], '5812', ['5812']],
  [['5812', '17'], '58', ['17', '58']],
])('%j with %s switched is %j', (codes, code, next) => {
  expect(toggledCodes(codes, code).toSorted()).toEqual(next)
})

const nebraska = { StatesProvinces: ['NE'] }
const circle = { RadiusPostalCodeList: [{ PostalCode: '68046', RadiusMiles: 10 }] }
const out = (...NoneOf: Criteria[]): Criteria => ({ NoneOf })

test.each<[Criteria, TallyField, string[], Criteria]>([
  [{ ...nebraska, PrimarySic: '58' }, 'stateprovince', [], { PrimarySic: '58' }],
  [{ ...nebraska, PrimarySic: '58' }, 'sic2', [], nebraska],
  [circle, 'stateprovince', [], circle],
  [{ ...circle, ...out(nebraska) }, 'stateprovince', [], circle],
  [out({ PostalCode: ['68102'] }), 'stateprovince', [], out({ PostalCode: ['68102'] })],
  [nebraska, 'stateprovince', ['IA', 'Polk'], { StateProvince: 'IA', County: 'Polk' }],
  [out({ PrimarySic: ['58', '1799'] }), 'sic2', [], out({ PrimarySic: '1799' })],
  [out({ PrimarySic: '58' }), 'sic2', ['58'], { PrimarySic: '58' }],
  [
    out({ CreditRatingScore: ['A'] }, { IsFranchise: true }),
    'creditratingscore',
    [],
    out({ IsFranchise: true }),
  ],
  [{ CreditRatingScore: ['A'] }, 'squarefootage', [], { CreditRatingScore: ['A'] }],
])('%j is requested by %s inside %j as %j', (criteria, field, path, expected) => {
  expect(tallyCriteria('companies', criteria, level(field, ...path))).toEqual(expected)
})

test.each<[Criteria, TallyField, string[], string, ValueRole]>([
  [nebraska, 'stateprovince', [], 'NE', 'selected'],
  [nebraska, 'stateprovince', [], 'IA', undefined],
  [out(nebraska), 'stateprovince', [], 'NE', 'excluded'],
  [{ PrimarySic: '58', ...out({ PrimarySic: '5812' }) }, 'sic2', ['58'], '5812', 'excluded'],
  [{ PrimarySic: '58' }, 'sic2', ['58'], '5813', 'selected'],
  [{ County: 'Lake' }, 'county', [], 'Lake', 'selected'],
  [
    { CountiesByStateProvince: [{ StateProvince: 'IL', County: 'Lake' }] },
    'stateprovince',
    ['IL'],
    'Lake',
    'selected',
  ],
  [{ LocationEmployeesSizeRange: ['10000'] }, 'locationemployeessizerange', [], '10,000+', 'selected'],
  [out({ IsFranchise: true }), 'franchise', [], 'Yes', 'excluded'],
  [{ IsFranchise: false }, 'franchise', [], 'No', 'selected'],
])('%j: %s %j %s is %s', (criteria, field, path, value, role) => {
  expect(valueRolesOf(criteria, level(field, ...path))(value)).toBe(role)
})

test.each<[Criteria, TallyField, string, 'selected' | 'excluded', Criteria | undefined]>([
  [{}, 'stateprovince', 'NE', 'selected', nebraska],
  [nebraska, 'stateprovince', 'NE', 'selected', {}],
  [nebraska, 'stateprovince', 'NE', 'excluded', out(nebraska)],
  [out(nebraska), 'stateprovince', 'NE', 'selected', nebraska],
  [{}, 'locationemployeessizerange', '1-4', 'excluded', out({ LocationEmployeesSizeRange: ['1-4'] })],
  [
    out({ LocationEmployeesSizeRange: ['1-4'] }),
    'locationemployeessizerange',
    '5-9',
    'excluded',
    out({ LocationEmployeesSizeRange: ['1-4', '5-9'] }),
  ],
  [
    { LocationEmployeesSizeRange: ['1-4', '5-9'] },
    'locationemployeessizerange',
    '5-9',
    'excluded',
    { LocationEmployeesSizeRange: ['1-4'], ...out({ LocationEmployeesSizeRange: ['5-9'] }) },
  ],
  [{ PrimarySic: '58' }, 'sic4', '5812', 'excluded', { PrimarySic: '58', ...out({ PrimarySic: '5812' }) }],
  [out({ PrimarySic: '58' }), 'sic4', '5812', 'selected', { PrimarySic: '5812' }],
  [{ IsFranchise: false }, 'franchise', 'Yes', 'selected', { IsFranchise: true }],
  [{ IsFranchise: true }, 'franchise', 'Yes', 'excluded', out({ IsFranchise: true })],
  [{}, 'squarefootage', '1-2,499', 'selected', undefined],
  [{}, 'sic2', 'Eating places', 'selected', undefined],
  [{}, 'stateprovince', 'XX', 'selected', undefined],
])('%j: %s %s switched as %s is %j', (criteria, field, value, role, next) => {
  expect(switchValue('companies', criteria, level(field), value, role)).toEqual(next)
})

test.each<[Criteria, TallyField, string, Criteria | undefined]>([
  [{ StatesProvinces: ['IA', 'NE'] }, 'stateprovince', 'NE', nebraska],
  [circle, 'stateprovince', 'NE', undefined],
  [
    { ...circle, ...out({ PostalCode: ['68102'] }) },
    'county',
    'Sarpy',
    { ...circle, County: 'Sarpy', ...out({ PostalCode: ['68102'] }) },
  ],
  [{ PrimarySic: '58' }, 'sic4', '5812', { PrimarySic: '5812' }],
  [{}, 'yearestablished', '1999', undefined],
])('%j narrowed to %s %s is %j', (criteria, field, value, next) => {
  expect(narrowed('companies', criteria, field, value)).toEqual(next)
})
