import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { asKind } from './switch-kind.ts'

test('places, names and phone move with the search, the rest is reported', () => {
  const shared: Criteria = {
    FirstName: 'Maria',
    Phone: '4025550142',
    CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }],
    NoneOf: [{ PostalCode: ['68046'] }],
  }
  const companies: Criteria = { ...shared, PrimarySic: '58', Id: ['637824467'] }
  expect(asKind('people', companies)).toEqual({ criteria: shared, skippedCriteria: ['Id', 'PrimarySic'] })
  expect(asKind('companies', { ...shared, AgeRange: ['25-29'] })).toEqual({
    criteria: shared,
    skippedCriteria: ['AgeRange'],
  })
})

test('of excluded items, those that the kind has remain', () => {
  const NoneOf: Criteria[] = [{ PrimarySic: '58' }, { StatesProvinces: ['NE'] }]
  const { criteria } = asKind('people', { NoneOf, StatesProvinces: ['NE', 'IA'] })
  expect(criteria).toEqual({ StatesProvinces: ['IA', 'NE'], NoneOf: [{ StatesProvinces: ['NE'] }] })
})

test('a city that a kind cannot have is skipped', () => {
  expect(asKind('people', { City: '29 Palms' })).toEqual({ criteria: {}, skippedCriteria: ['City'] })
})
