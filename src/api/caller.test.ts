import { expect, test } from 'vitest'
import { type Caller, callReason } from './caller.ts'
import type { RequestedCall } from './calls.ts'

const post = (name: RequestedCall['name'], path: string, body: unknown): RequestedCall => ({
  name,
  method: 'POST',
  path,
  body,
})
const search = (body: unknown) => post('searchCompanies', '/v1/companies/search', body)

test.each<[why: string, call: RequestedCall, caller?: Caller]>([
  ['how many there are', post('countCompanies', '/v1/companies/count', { City: ['Omaha'] })],
  ['first page of records', search({ ResourceType: 'Basic', Limit: 100, Offset: 0 })],
  ['page 3 of records', search({ ResourceType: 'Basic', Limit: 100, Offset: 200 })],
  ['ids, page 2', search({ ResourceType: 'Core', Limit: 500, Offset: 500 })],
  ['export, page 53', search({ Fields: ['City'], Limit: 2000, Offset: 104_000 }), 'export'],
  ['sample of 400', search({ Fields: ['Location'], Limit: 400, NthRecord: true })],
  ['2 records by id', search({ Id: ['1', '2'], Limit: 2 })],
  ['nearest to a point', search({ SortCenter: { Latitude: 41, Longitude: -96 }, Limit: 6 })],
  [
    'tally by Employees here',
    post('tallyCompanies', '/v1/companies/tallies', { Fields: ['locationemployeessizerange'] }),
  ],
  [
    '2 tallies: State, Gender by Age',
    post('multipleTallyPeople', '/v1/people/multipletallies', [
      { RequestId: '0', Fields: ['stateprovince'] },
      { RequestId: '1', Fields: ['gender', 'agerange'] },
    ]),
  ],
  ['3 counts: what each row costs', post('multipleCountPeople', '/v1/people/multiplecount', [{}, {}, {}])],
  ['person opened', { name: 'getPerson', method: 'GET', path: '/v1/people/9' }],
  ['industry search', { name: 'findSics', method: 'GET', path: '/v1/sics?keyword=plumb' }],
])('%s', (why, call, caller = 'page') => {
  expect(callReason(call, caller)).toBe(why)
})
