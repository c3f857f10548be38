import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { MadeCall } from '#api/calls.ts'
import { callsQuery, deleteCalls, MAX_CALLS, storeCalls, usageQuery } from './call-log.ts'
import { shortenAnswer } from './stored-call.ts'
import { costOf, weekOf } from './usage.ts'

const at = Date.UTC(2026, 10, 20, 16, 18)
const made = (rest: Partial<MadeCall> = {}): MadeCall => ({
  name: 'searchCompanies',
  method: 'POST',
  path: '/v1/companies/search',
  body: { ResourceType: 'Basic', Limit: 2 },
  status: 200,
  answer: [{ ETag: 'a', Id: '1' }],
  at,
  first: 3,
  took: 5,
  size: 20,
  headers: { ratelimit: '"quota";r=12;t=60', 'ratelimit-policy': '"quota";q=20;w=604800' },
  ...rest,
})

const client = new QueryClient()
const read = () => client.fetchQuery({ ...callsQuery, staleTime: 0 })

beforeEach(deleteCalls)

test('calls are stored in order with what was requested, what came and what it billed', async () => {
  await storeCalls([made(), made({ status: 'cut', answer: undefined })], 'page')
  await storeCalls([made({ body: { Fields: ['City'], Limit: 2000, Offset: 2000 } })], 'export')
  const [first, second, third] = await read()
  expect(first).toMatchObject({
    why: 'first page of records',
    billed: { kind: 'companies', format: 'Basic', records: 1 },
    limits: [{ name: 'quota', left: 12, of: 20, renewed: 60 }],
  })
  expect(JSON.parse(first?.body ?? '')).toEqual({ ResourceType: 'Basic', Limit: 2 })
  expect(second).toMatchObject({ status: 'cut', billed: { records: 0 } })
  expect(third).toMatchObject({ why: 'export, page 2', caller: 'export' })
  expect([first?.n, second?.n, third?.n]).toEqual([1, 2, 3])
})

test('only what is new is read again, and a log that was emptied begins again', async () => {
  await storeCalls([made(), made()], 'page')
  const before = await read()
  await storeCalls([made()], 'page')
  const after = await read()
  expect(after).toHaveLength(3)
  expect(after[0]).toBe(before[0])
  await deleteCalls()
  expect(await read()).toEqual([])
  await storeCalls([made({ at: at + 1 })], 'page')
  expect((await read()).map((call) => call.at)).toEqual([at + 1])
})

test('a clock that jumps changes neither order nor number', async () => {
  await storeCalls([made()], 'page')
  await storeCalls([made({ at: at - 6 * 365 * 86_400_000 })], 'page')
  expect((await read()).map(({ n }) => n)).toEqual([1, 2])
})

test('the log never outgrows its number and its size', async () => {
  await storeCalls(
    Array.from({ length: MAX_CALLS + 5 }, () => made()),
    'page',
  )
  const stored = await read()
  expect([stored.length, stored[0]?.n]).toEqual([MAX_CALLS, 6])
  const large = { Id: Array.from({ length: 30_000 }, (_, i) => String(100_000_000 + i)) }
  for (let i = 0; i < 2; i++)
    await storeCalls(
      Array.from({ length: 50 }, () => made({ body: large })),
      'page',
    )
  const size = (await read()).reduce((sum, { body = '' }) => sum + body.length, 0)
  expect(size).toBeLessThanOrEqual(16_000_000)
  expect((await read()).length).toBeGreaterThan(30)
})

test('the use of a week adds up and is reported in dollars', async () => {
  const usage = () => client.fetchQuery({ ...usageQuery(at), staleTime: 0 })
  const before = (await usage()).calls.match ?? 0
  const billedBefore = (await usage()).billed['people Enhanced'] ?? 0
  await storeCalls(
    [
      made({ name: 'multipleMatch', path: '/v3/multiplematch' }),
      made({
        name: 'searchPeople',
        path: '/v1/people/search',
        body: { ResourceType: 'Enhanced' },
        answer: [{ ETag: 'a' }, { ETag: 'b' }],
      }),
      made({ name: 'multipleMatch', status: 429, answer: undefined }),
    ],
    'page',
  )
  expect((await usage()).calls.match).toBe(before + 1)
  expect((await usage()).billed['people Enhanced']).toBe(billedBefore + 2)
  expect(
    costOf(
      { week: 1, calls: {}, billed: { 'people Enhanced': 10, 'companies Core': 9 } },
      { Enhanced: 0.08 },
    ),
  ).toBe(0.8)
})

test('weeks begin on Monday 00:00 UTC', () => {
  const monday = Date.UTC(2026, 10, 23)
  expect(weekOf(monday) - weekOf(monday - 1)).toBe(1)
  expect(weekOf(monday + 7 * 86_400_000 - 1)).toBe(weekOf(monday))
})

test.each([
  [undefined, {}],
  [{ MatchCount: 7 }, { answer: '{"MatchCount":7}' }],
  [[1, 2], { answer: '[1,2]' }],
  [
    Array.from({ length: 30 }, (_, i) => i),
    { answer: JSON.stringify(Array.from({ length: 20 }, (_, i) => i)), items: { all: 30, kept: 20 } },
  ],
  [['x'.repeat(50_000)], { answer: '[]', items: { all: 1, kept: 0 } }],
  [{ text: 'x'.repeat(50_000) }, {}],
])('an answer is stored short', (answer, short) => {
  expect(shortenAnswer(answer)).toEqual(short)
})
