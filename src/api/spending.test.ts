import { expect, test } from 'vitest'
import type { RequestedCall } from './calls.ts'
import { plannedPurchase, purchaseOf } from './spending.ts'

const search = (body: object): RequestedCall => ({
  name: 'searchCompanies',
  method: 'POST',
  path: '/v1/companies/search',
  body,
})

test.each<[what: string, call: RequestedCall, planned: object | undefined]>([
  [
    'a page of the table',
    search({ StateProvince: 'RI', ResourceType: 'Enhanced', Limit: 100, Offset: 200 }),
    { purpose: 'table', format: 'Enhanced', records: 100 },
  ],
  ['Core records', search({ ResourceType: 'Core', Limit: 2000, Offset: 0 }), undefined],
  [
    'records by id',
    search({ Id: ['1', '2'], ResourceType: 'Basic', Limit: 100 }),
    { purpose: 'ids', format: 'Basic', records: 2 },
  ],
  [
    'a sample for the map',
    search({ Fields: ['CompanyName', 'Location'], Limit: 2000, Offset: 0, NthRecord: true }),
    { purpose: 'map', records: 2000 },
  ],
  [
    'an opened record',
    { name: 'getPerson', method: 'GET', path: '/v1/people/1?resourcetype=LifeStyle' },
    { purpose: 'record', kind: 'people', format: 'LifeStyle', records: 1 },
  ],
  [
    'a lookup',
    { name: 'match', method: 'POST', path: '/v1/match', body: { Name: 'Acme', Limit: 5 } },
    { purpose: 'lookup', records: 5 },
  ],
  [
    'several lookups',
    {
      name: 'multipleMatch',
      method: 'POST',
      path: '/v1/match/multiple',
      body: [{ Limit: 3 }, { Name: 'Acme' }],
    },
    { purpose: 'lookup', records: 13 },
  ],
  ['a count', { name: 'countCompanies', method: 'POST', path: '/v1/companies/count', body: {} }, undefined],
])('the maximum that %s bills is known before', (_, call, planned) => {
  if (planned) expect(plannedPurchase(call)).toMatchObject(planned)
  else expect(plannedPurchase(call)).toBeUndefined()
})

test('pages of one table are one action, another search is another', () => {
  const action = (body: object) => plannedPurchase(search({ Limit: 100, ...body }))?.action
  expect(action({ City: 'Omaha', Offset: 0 })).toBe(action({ City: 'Omaha', Offset: 100 }))
  expect(action({ City: 'Omaha', Offset: 0 })).not.toBe(action({ City: 'Lincoln', Offset: 0 }))
})

test('an answer bills the records that it has, and only those', () => {
  const made = { status: 200, at: 0, first: 0, took: 0, size: 0, headers: {} } as const
  const page = search({ Limit: 100, Offset: 0 })
  const answer = [{ ETag: 'e', Id: '1', Links: [] }]
  expect(purchaseOf({ ...page, ...made, answer }, 'page')).toMatchObject({ purpose: 'table', records: 1 })
  expect(purchaseOf({ ...page, ...made, answer }, 'export')).toMatchObject({ purpose: 'export' })
  expect(purchaseOf({ ...page, ...made, answer: [] }, 'page')).toBeUndefined()
  expect(
    purchaseOf(
      { name: 'matchFile', method: 'POST', path: '/v1/match/file', ...made, streamedRecords: 7 },
      'page',
    ),
  ).toMatchObject({ purpose: 'lookup', records: 7 })
})
