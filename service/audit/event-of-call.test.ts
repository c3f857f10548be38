import { expect, test } from 'vitest'
import { eventOfCall } from './event-of-call.ts'

test.each([
  [
    'a count',
    { name: 'countCompanies', parsed: { body: { StateProvince: ['RI'], CompanyName: 'a' } }, counted: 7 },
    { action: 'search', criteria: '{"CompanyName":"a","StateProvince":["RI"]}', records: 7 },
  ],
  [
    'a page',
    {
      name: 'searchCompanies',
      parsed: { body: { City: 'Adak', Limit: 10, Offset: 0, Fields: ['Id'] } },
      billed: { a: 3, b: 4 },
    },
    { action: 'read', criteria: '{"City":"Adak"}', records: 7 },
  ],
  [
    'a page of an export',
    { name: 'searchPeople', parsed: { body: {} }, billed: { a: 3 }, isExport: true },
    { action: 'export', what: 'searchPeople', records: 3 },
  ],
  [
    'a look-up by email',
    { name: 'searchPeople', parsed: { body: { Email: 'Ann@x.example' } }, billed: {} },
    {
      action: 'email look-up',
      criteria: expect.stringMatching(/^\{"Email":"sha256:[\da-f]{16}"\}$/),
      records: 0,
    },
  ],
  [
    'a match, of which nothing is noted',
    { name: 'match', parsed: { body: { Name: 'Ann', Phone: '4015550100' } }, billed: { a: 1 } },
    { action: 'match', what: 'match', records: 1 },
  ],
  ['a tally, which comes with a search', { name: 'tallyCompanies', parsed: { body: {} } }, undefined],
] as const)('%s', (_, call, event) => {
  const found = eventOfCall(call as never)
  if (event) expect(found).toMatchObject(event)
  else expect(found).toBeUndefined()
})
