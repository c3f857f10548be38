import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { knownIn } from './known-in.ts'

test.each<[Criteria, ReturnType<typeof knownIn>]>([
  [{ PrimarySic: '5812' }, undefined],
  [{ CompanyName: 'Acme' }, { Name: 'Acme' }],
  [
    { FirstName: 'Ann', LastName: 'Lee', Phone: '4025550142' },
    { Name: 'Ann Lee', Phone: '4025550142' },
  ],
  [
    { LastName: 'Lee', StatesProvinces: ['NE'] },
    { Name: 'Lee', StateProvince: 'NE' },
  ],
  [{ CompanyName: 'Acme', StatesProvinces: ['NE', 'IA'] }, { Name: 'Acme' }],
  [
    {
      CompanyName: 'Acme',
      CitiesByStateProvince: [{ City: 'Omaha', StateProvince: 'NE' }],
      PostalCode: ['68102'],
    },
    { Name: 'Acme', City: 'Omaha', StateProvince: 'NE', PostalCode: '68102' },
  ],
])('%j has %j of one record', (criteria, known) => {
  expect(knownIn(criteria)).toEqual(known)
})
