import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { tidy } from './tidy.ts'
import { criteriaFrom, searchFrom } from './url.ts'

test.each([
  [
    'a plain city and state are a city',
    { City: 'Omaha', StateProvince: 'NE' },
    { CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }] },
  ],
  ['a plain state is a state', { StateProvince: 'ne' }, { StatesProvinces: ['NE'] }],
  [
    'labels of ranges become their values',
    { LocationSalesVolumeRange: ['$10-20 Million'] },
    { LocationSalesVolumeRange: ['10000000-20000000'] },
  ],
  ['digits typed by hand are text', { PrimarySic: 58 }, { PrimarySic: '58' }],
  ['one value is a list of one', { PostalCode: 68046, Sic: '58' }, { PostalCode: ['68046'], Sic: ['58'] }],
  [
    'a list of one is a value',
    { CompanyName: ['cedar'], PrimarySic: [58] },
    { CompanyName: 'cedar', PrimarySic: '58' },
  ],
  ['several states are states', { StateProvince: ['TX', 'OK'] }, { StatesProvinces: ['OK', 'TX'] }],
  [
    'a state that is given twice is one',
    { StateProvince: 'TX', StatesProvinces: ['OK', 'TX'] },
    { StatesProvinces: ['TX'] },
  ],
  ['parts of the view are no criteria', { tab: 'cross', City: 'Omaha' }, { City: 'Omaha' }],
])('%s', (_, search, criteria) => {
  expect(criteriaFrom('companies', search)).toEqual({ criteria, unread: [] })
})

test('what cannot be read is named and the others remain', () => {
  const { criteria, unread } = criteriaFrom('companies', {
    PostalCode: ['6804'],
    PrimarySic: ['pizza'],
    City: 'Omaha',
  })
  expect(criteria).toEqual({ City: 'Omaha' })
  expect(unread).toEqual(['PostalCode', 'PrimarySic'])
})

test('criteria written to a link are read back alike', () => {
  const criteria = {
    PrimarySic: '5812',
    PostalCode: ['02903'],
    IsFranchise: false,
    NoneOf: [{ StatesProvinces: ['RI'] }],
  }
  expect(criteriaFrom('companies', JSON.parse(JSON.stringify(searchFrom(criteria)))).criteria).toEqual(
    criteria,
  )
})

test('criteria of people are read by their own rules', () => {
  const criteria = {
    AgeRange: ['25-29'],
    BirthMonth: 3,
    IsHomeowner: false,
    LifeStyle: { Golf: true },
    TargetReady: { NewCarBuyer: 5 },
    VehicleMake: 'Ford',
  }
  const link = JSON.parse(JSON.stringify(searchFrom(tidy(criteria as Criteria))))
  expect(criteriaFrom('people', link)).toEqual({ criteria, unread: [] })
  expect(criteriaFrom('companies', link).unread).toEqual(expect.arrayContaining(['AgeRange', 'LifeStyle']))
  expect(criteriaFrom('people', { City: 'Omaha 2', PrimarySic: '58' }).unread).toEqual(['City', 'PrimarySic'])
})
