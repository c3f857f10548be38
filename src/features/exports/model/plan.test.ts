import { expect, test } from 'vitest'
import { secondsForCalls } from '#jobs/paging.ts'
import { cheaperPlan, cheapestWay, type ExportEstimate, type ExportPlan, planOf } from './plan.ts'

const search: ExportEstimate = {
  source: 'search',
  way: 'at-once',
  total: 4804,
  excluded: 0,
  cached: 0,
  rate: 0.04,
}
const list: ExportEstimate = { ...search, source: 'list' }
const idsFirst = { way: 'ids-first' } as const

test.each<[what: string, estimate: ExportEstimate, plan: Omit<ExportPlan, 'seconds' | 'cost'>]>([
  ['a search at once', search, { records: 4804, read: 4804, calls: 3 }],
  ['excluded, but on its pages', { ...search, excluded: 64 }, { records: 4740, read: 4804, calls: 3 }],
  ['ids first', { ...search, ...idsFirst, excluded: 64 }, { records: 4740, read: 4740, calls: 6 }],
  ['most are cached', { ...search, ...idsFirst, cached: 4704 }, { records: 4804, read: 100, calls: 4 }],
  ['all are cached', { ...search, ...idsFirst, cached: 4804 }, { records: 4804, read: 0, calls: 3 }],
  [
    'excluded records of a list are not loaded',
    { ...list, excluded: 804 },
    { records: 4000, read: 4000, calls: 2 },
  ],
  ['a limit', { ...search, limit: 500 }, { records: 500, read: 500, calls: 1 }],
  [
    'duplicates are loaded',
    { ...list, excluded: 4, duplicates: 23 },
    { records: 4777, read: 4800, calls: 3 },
  ],
  ['all are excluded', { ...search, excluded: 4804 }, { records: 0, read: 4804, calls: 3 }],
  ['an empty search', { ...search, total: 0 }, { records: 0, read: 0, calls: 0 }],
])('%s', (_, estimate, plan) => {
  expect(planOf(estimate)).toMatchObject(plan)
})

test('the cost is that of the loaded records', () => {
  expect(planOf({ ...search, ...idsFirst, cached: 4704 }).cost).toBeCloseTo(4)
})

test.each<[calls: number, perMinute: number | undefined, seconds: number]>([
  [3, undefined, 1],
  [50, undefined, 7],
  [30, 30, 4],
  [31, 30, 60],
  [74, 30, 120],
  [1000, 600, 125],
])('%i calls at %s a minute take %i seconds', (calls, perMinute, seconds) => {
  expect(secondsForCalls(calls, perMinute)).toBe(seconds)
})

test('a cheaper plan is offered only where it loads fewer records', () => {
  expect(cheaperPlan(search)).toBeUndefined()
  expect(cheaperPlan(list)).toBeUndefined()
  expect(cheaperPlan({ ...search, excluded: 64 })).toMatchObject({ fewer: 64, plan: { calls: 6 } })
  expect(cheaperPlan({ ...list, cached: 4000 })).toMatchObject({ fewer: 4000, saves: 160 })
  expect(cheaperPlan({ ...search, ...idsFirst, cached: 4000 })).toBeUndefined()
})

test.each<[what: string, estimate: Partial<ExportEstimate>, way: ExportEstimate['way']]>([
  ['all are new', {}, 'at-once'],
  ['some are excluded', { excluded: 101 }, 'ids-first'],
  ['some are cached', { cached: 100 }, 'ids-first'],
  ['more may be cached than is known', { uncertain: true }, 'ids-first'],
  ['a list without cached records', { source: 'list', excluded: 101 }, 'at-once'],
  ['there is nothing to load', { total: 0, uncertain: true }, 'at-once'],
])('the cheapest way where %s', (_, change, way) => {
  expect(cheapestWay({ ...search, ...change })).toBe(way)
})
