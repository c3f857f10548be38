import { expect, it } from 'vitest'
import { detailsOf, searchedIn } from './searched.ts'

const entry = { at: '2026-11-28T05:00:00.000Z', account: 'p1' } as const

it.each([
  [
    'a count of companies',
    { action: 'search', what: 'countCompanies', criteria: '{"StatesProvinces":["RI"]}' },
    { kind: 'companies', criteria: { StatesProvinces: ['RI'] } },
  ],
  [
    'a page of people',
    { action: 'read', what: 'searchPeople', criteria: '{"LastName":"Oak"}' },
    { kind: 'people', criteria: { LastName: 'Oak' } },
  ],
  [
    'people under their former path',
    { action: 'search', what: 'countPeopleFormerly', criteria: '{"LastName":"Oak"}' },
    { kind: 'people', criteria: { LastName: 'Oak' } },
  ],
] as const)('reads the search of %s', (_, given, expected) => {
  expect(searchedIn({ ...entry, ...given })).toEqual(expected)
})

it.each([
  ['nothing', { action: 'search', what: 'countCompanies' }],
  [
    'a text that was cut off',
    { action: 'search', what: 'countCompanies', criteria: '{"StatesProvinces":["R…' },
  ],
  ['an id', { action: 'forget', criteria: '{"id":"100"}' }],
  ['criteria of another kind', { action: 'search', what: 'countCompanies', criteria: '{"Age":40}' }],
  [
    'the hash of an address',
    { action: 'email look-up', what: 'getPeople', criteria: '{"Email":"sha256:0123456789abcdef"}' },
  ],
] as const)('reads none of %s', (_, given) => {
  expect(searchedIn({ ...entry, ...given })).toBeUndefined()
})

it.each([
  ['{"kind":"companies","name":"shops"}', 'kind: companies · name: shops'],
  ['{"id":"100","Limit":5}', 'id: 100 · Limit: 5'],
  ['{"CompanyName":"cut o…', '{"CompanyName":"cut o…'],
  [undefined, ''],
])('writes %j as %j', (criteria, expected) => {
  expect(detailsOf({ ...entry, action: 'import', criteria })).toBe(expected)
})
