import { describe, expect, test } from 'vitest'
import { nothingSpent, type PlannedSpending, passedLimit, withAgreement, withCost } from './spending-limit.ts'

const limits = { on: true, action: 25, session: 100 }
const plan = (cost: number, action = 'table'): PlannedSpending => ({
  purpose: 'table',
  action,
  records: cost * 25,
  cost,
})

describe('a purchase within the limits needs no confirmation', () => {
  test.each<[planned: PlannedSpending[], passed: ReturnType<typeof passedLimit>]>([
    [[plan(25)], undefined],
    [[plan(25.01)], 'action'],
    [[plan(20), plan(20)], 'action'],
    [[plan(20), plan(20, 'record')], undefined],
    [[plan(0)], undefined],
  ])('%j: %s', (planned, passed) => {
    expect(passedLimit(nothingSpent, planned, limits)).toBe(passed)
  })
})

test('what an action has cost counts toward its limit', () => {
  const spending = withCost(nothingSpent, 'table', 24)
  expect(passedLimit(spending, [plan(4)], limits)).toBe('action')
  expect(passedLimit(spending, [plan(4, 'record')], limits)).toBeUndefined()
})

test('the session has a limit of its own', () => {
  const spending = ['a', 'b', 'c', 'd'].reduce((old, action) => withCost(old, action, 24), nothingSpent)
  expect(passedLimit(spending, [plan(4, 'e')], limits)).toBeUndefined()
  expect(passedLimit(spending, [plan(5, 'e')], limits)).toBe('session')
})

test('after an agreement an action may cost as much as its limit again', () => {
  const agreed = withAgreement(withCost(nothingSpent, 'table', 24), [plan(4)], limits)
  expect(passedLimit(agreed, [plan(4)], limits)).toBeUndefined()
  const spent = withCost(agreed, 'table', 28)
  expect(passedLimit(spent, [plan(1)], limits)).toBeUndefined()
  expect(passedLimit(spent, [plan(2)], limits)).toBe('action')
  expect(passedLimit(agreed, [plan(26, 'record')], limits)).toBe('action')
})

test('after an agreement the session may cost as much as its limit again', () => {
  const agreed = withAgreement(withCost(nothingSpent, 'export', 200), [plan(4)], limits)
  expect(passedLimit(agreed, [plan(4)], limits)).toBeUndefined()
  expect(passedLimit(withCost(agreed, 'export', 105), [plan(4)], limits)).toBe('session')
})

test('limits can be turned off', () => {
  expect(passedLimit(nothingSpent, [plan(1000)], { ...limits, on: false })).toBeUndefined()
})
