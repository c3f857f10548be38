import { expect, test } from 'vitest'
import { type Billed, billedIn } from './billed.ts'
import type { RequestedCall } from './calls.ts'

const record = (Id: string) => ({ ETag: 'a', Id, Links: [] })
const search = (body: unknown): RequestedCall => ({
  name: 'searchCompanies',
  method: 'POST',
  path: '/v1/companies/search',
  body,
})

test.each<[what: string, call: RequestedCall, answer: unknown, billed: Billed]>([
  [
    'a page of Basic records',
    search({ ResourceType: 'Basic' }),
    [record('1'), record('2')],
    { kind: 'companies', format: 'Basic', records: 2 },
  ],
  ['ids', search({ ResourceType: 'Core' }), [record('1')], { kind: 'companies', format: 'Core', records: 0 }],
  [
    'chosen fields',
    search({ Fields: ['CompanyName', 'PrimarySic', 'City'] }),
    [record('1')],
    { kind: 'companies', format: 'Enhanced', records: 1 },
  ],
  ['nothing said', search({}), [record('1')], { kind: 'companies', format: 'Basic', records: 1 }],
  [
    'one person',
    { name: 'getPerson', method: 'GET', path: '/v1/people/1?resourcetype=LifeStyle' },
    record('1'),
    { kind: 'people', format: 'LifeStyle', records: 1 },
  ],
  [
    'a match',
    { name: 'match', method: 'POST', path: '/v3/match', body: { Name: 'Ace' } },
    { Matches: { Common: [record('1'), record('2')], Companies: [record('3')], People: [] } },
    { kind: 'companies', format: 'Basic', records: 3 },
  ],
  ['a count', search({}), { MatchCount: 7 }, { kind: 'companies', format: 'Basic', records: 0 }],
  ['nothing came', search({}), undefined, { kind: 'companies', format: 'Basic', records: 0 }],
])('%s', (_, call, answer, billed) => {
  expect(billedIn(call, answer)).toEqual(billed)
})
