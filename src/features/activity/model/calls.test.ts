import { expect, test } from 'vitest'
import type { StoredCall } from '#storage/stored-call.ts'
import { isProblem, reasonOf, shortPath, shownCalls, sizeText, timeText, toneOf, tookText } from './calls.ts'

const call = (rest: Partial<StoredCall>): StoredCall => ({
  n: 1,
  name: 'searchCompanies',
  method: 'POST',
  path: '/v1/companies/search',
  status: 200,
  at: 0,
  first: 0,
  took: 0,
  size: 0,
  headers: {},
  limits: [],
  billed: { kind: 'companies', format: 'Basic', records: 0 },
  why: 'first page of records',
  caller: 'page',
  ...rest,
})
const problem = (status: number, rest = {}) => call({ status, problem: { words: 'x', ...rest } })

test.each<[StoredCall, tone: string, isProblem: boolean, reason: string]>([
  [call({}), 'saved', false, 'first page of records'],
  [call({ status: 'cut' }), 'info', false, 'canceled'],
  [problem(0), 'danger', true, 'no answer: first page of records'],
  [problem(400, { item: 'postalcode' }), 'danger', true, 'bad postalcode'],
  [problem(429, { wait: 23 }), 'wait', true, 'rate limited, retry in 23 s'],
  [problem(403), 'wait', true, 'call volume used up'],
  [problem(404), 'danger', true, 'not found: first page of records'],
  [problem(200), 'danger', true, 'x'],
])('status $status', (made, tone, wrong, reason) => {
  expect([toneOf(made), isProblem(made), reasonOf(made)]).toEqual([tone, wrong, reason])
})

test('calls are filtered by kind and by text, the newest first', () => {
  const calls = [
    call({ n: 1, body: '{"City":"Omaha"}' }),
    call({ n: 2, billed: { kind: 'companies', format: 'Basic', records: 10 } }),
    problem(400),
  ].map((one, i) => ({ ...one, n: i + 1 }))
  const numbers = (...given: [Parameters<typeof shownCalls>[1], string]) =>
    shownCalls(calls, ...given).map(({ n }) => n)
  expect(numbers('all', '')).toEqual([3, 2, 1])
  expect(numbers('billed', '')).toEqual([2])
  expect(numbers('problems', '')).toEqual([3])
  expect(numbers('all', 'omaha')).toEqual([1])
  expect(numbers('all', '400')).toEqual([3])
})

test('numbers and moments are short', () => {
  expect(['/v1/sics?keyword=x', '/v3/match'].map(shortPath)).toEqual(['sics?keyword=x', 'match'])
  expect([0.4, 212.3, 1400].map(tookText)).toEqual(['0 ms', '212 ms', '1.4 s'])
  expect([12, 6100].map(sizeText)).toEqual(['12 B', '6.1 KB'])
  const at = new Date(2026, 10, 20, 16, 18, 42).getTime()
  expect(timeText(at, at)).toBe('16:18:42')
  expect(timeText(at, at + 2 * 86_400_000)).toBe('Nov 20, 16:18')
})
