import { expect, test } from 'vitest'
import { type ExportOrder, type Job, newJob } from '#features/exports/model/job.ts'
import { hasRenewed, secondsUntilRenewal } from './quota-renewals.ts'

const order = { columns: [], distinct: [] } as unknown as ExportOrder
const AT = Date.parse('2026-11-21T12:00:00Z')
const YEAR = 365 * 86_400_000
const problem = { reason: 'quota', message: 'used up', at: new Date(AT).toISOString(), seconds: 600 } as const
const job = (id: string, change: Partial<Job> = {}): Job => ({
  ...newJob(id, order, { total: 1, rate: 0 }),
  state: 'stopped',
  problem,
  ...change,
})

test.each<[what: string, later: number, rest: number]>([
  ['at once', 0, 600],
  ['in the middle', 200_000, 400],
  ['when it is over', 600_000, 0],
  ['long after', YEAR, 0],
  ['with the clock set back by years', -6 * YEAR, 600],
])('%s', (_, later, rest) => {
  expect(secondsUntilRenewal(problem, AT + later)).toBe(rest)
})

test.each<[what: string, wall: number, forward: number, renewed: boolean]>([
  ['neither clock is there', 300_000, 300_000, false],
  ['the clock that is set is there, as after a sleep', 600_000, 0, true],
  ['the clock that runs forward is there', -6 * YEAR, 600_000, true],
  ['the clock was set back', -6 * YEAR, 599_000, false],
])('%s', (what, wall, forward, renewed) => {
  expect(hasRenewed(job(what), AT, 0)).toBe(false)
  expect(hasRenewed(job(what), AT + wall, forward)).toBe(renewed)
})

test.each<[what: string, change: Partial<Job>]>([
  ['paused by the person', { state: 'paused' }],
  ['stopped for the key', { problem: { ...problem, reason: 'key' } }],
  ['the time is unknown', { problem: { ...problem, seconds: undefined } }],
])('it remains stopped: %s', (what, change) => {
  expect(hasRenewed(job(what, change), AT + YEAR, YEAR)).toBe(false)
})
