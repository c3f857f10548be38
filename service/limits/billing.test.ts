import { expect, it } from 'vitest'
import { billedIn } from './billing.ts'

const record = (kind: string) => ({
  ETag: '00000001',
  Id: '1',
  Links: [
    { Href: '/v1/companies/9', Rel: 'parent' },
    { Href: `/v1/${kind}/1`, Rel: 'self' },
  ],
})
const company = record('companies')
const person = record('people')
const match = {
  MatchCount: 2,
  Matches: { Common: [company, person], Companies: [], People: [] },
  ScoreSummary: [],
}

it.each<[name: string, answer: unknown, call: Parameters<typeof billedIn>[1], billed: object]>([
  ['a list', [company, company], {}, { 'companies Basic': 2 }],
  ['an empty list', [], {}, {}],
  ['one record', person, { query: { resourcetype: 'Enhanced' } }, { 'people Enhanced': 1 }],
  ['a search by body', [company], { body: { ResourceType: 'Core' } }, { 'companies Core': 1 }],
  ['custom fields', [company], { body: { Fields: ['City'], Limit: 1 } }, { 'companies Fields': 1 }],
  [
    'a format left open',
    [company],
    { body: { ResourceType: undefined, Fields: undefined } },
    { 'companies Basic': 1 },
  ],
  ['people by model', [person], { body: { ResourceType: 'TargetReady' } }, { 'people TargetReady': 1 }],
  [
    'a match of any',
    match,
    { body: { resourcetype: 'Enhanced' } },
    { 'companies Enhanced': 1, 'people Enhanced': 1 },
  ],
  [
    'several matches, each with a format of its own',
    [match, match],
    { body: [{ RequestId: '1' }, { RequestId: '2', ResourceType: 'Core' }] },
    { 'companies Basic': 1, 'people Basic': 1, 'companies Core': 1, 'people Core': 1 },
  ],
  ['a count', { MatchCount: 5 }, { body: {} }, {}],
  ['a tally', [{ Count: 2, City: 'Boston' }], { body: { Fields: ['city'] } }, {}],
  ['industry codes', { Matches: [{ Id: '07', Description: 'Farms' }] }, { query: { keyword: 'farm' } }, {}],
])('counts %s', (_name, answer, call, billed) => {
  expect(billedIn(answer, call)).toEqual(billed)
})
