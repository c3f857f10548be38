import { expect, test } from 'vitest'
import { costOf, type Purpose, parseUsage, purposeOf, usageWith, weekOf } from './usage.ts'

test.each([
  ['1970-01-01T00:00:00Z', 1],
  ['1970-01-05T00:00:00Z', 1],
  ['1970-01-11T23:59:59Z', 1],
  ['1970-01-12T00:00:00Z', 2],
  ['2026-11-22T23:59:59Z', 2968],
  ['2026-11-23T00:00:00Z', 2969],
])('%s is in week %d', (at, week) => {
  expect(weekOf(Date.parse(at))).toBe(week)
})

test.each<[name: string, caller: 'export' | 'page', purpose: Purpose]>([
  ['searchCompanies', 'page', 'records'],
  ['searchCompanies', 'export', 'exports'],
  ['matchCompanies', 'export', 'exports'],
  ['matchCompanies', 'page', 'match'],
  ['multiplePersonMatch', 'page', 'match'],
  ['getCompany', 'page', 'records'],
  ['getPeople', 'page', 'records'],
  ['getSic', 'page', 'counts'],
  ['countCompanies', 'page', 'counts'],
])('%s of the %s is for %s', (name, caller, purpose) => {
  expect(purposeOf({ name, caller } as never)).toBe(purpose)
})

const call = (status: number | 'cut', records: number, format = 'Basic') =>
  ({
    name: 'searchCompanies',
    caller: 'page',
    status,
    billed: { kind: 'companies', format, records },
  }) as never

test('only answered calls are used, and only records are billed', () => {
  const before = { week: 7, calls: { records: 1, match: 2 }, billed: { 'companies Basic': 10 } }
  const calls = [call(200, 5), call(200, 0), call(200, 3, 'Core'), call(429, 9), call('cut', 9), call(500, 9)]
  expect(usageWith(before, calls)).toEqual({
    week: 7,
    calls: { records: 4, match: 2 },
    billed: { 'companies Basic': 15, 'companies Core': 3 },
  })
  expect(before.billed).toEqual({ 'companies Basic': 10 })
})

test.each([undefined, null, 'x', { week: '7' }, { week: 7, calls: { other: 1 }, billed: {} }])(
  '%j is no use of a week',
  (stored) => {
    expect(parseUsage(9, stored)).toEqual({ week: 9, calls: {}, billed: {} })
  },
)

test('a week costs what each format does; a format without a rate costs nothing', () => {
  const usage = { week: 7, calls: {}, billed: { 'companies Basic': 10, 'people Basic': 5, 'people Odd': 99 } }
  expect(costOf(usage, { Basic: 0.04, Core: 1 })).toBeCloseTo(0.6)
  expect(costOf(parseUsage(7, undefined), { Basic: 0.04 })).toBe(0)
})
