import { expect, test } from 'vitest'
import type { Best, Candidate } from './answer.ts'
import { acceptedAt, acceptOver, changedBy, type Decisions, rejectUnder } from './decisions.ts'
import { histogramOf, nextOpen, progressOf, queueOf, rulesOf, sharesOf } from './review.ts'

const best = (row: number, score: number, rule = score < 0 ? '' : 'NameCityState'): Best => ({
  row,
  score,
  rule,
  id: score < 0 ? '' : `r${row}`,
  name: `Row ${row}`,
  page: 0,
})
const bests = [best(1, 95), best(2, 80), best(3, 72), best(4, -1), best(5, 90, 'NamePhone'), best(6, 74)]
const thresholds = { accept: 90, reject: 74 }
const none: Decisions = new Map()

test('two scores share the rows out, and those between them are looked at, best first', () => {
  expect(sharesOf(bests, thresholds)).toEqual({ accept: 2, review: 2, reject: 2 })
  expect(queueOf(bests, thresholds).map(({ row }) => row)).toEqual([2, 6])
  expect(
    histogramOf(bests)
      .map((rows, i) => [70 + i, rows])
      .filter(([, rows]) => rows),
  ).toEqual([
    [72, 1],
    [74, 1],
    [80, 1],
    [90, 1],
    [95, 1],
  ])
  expect(rulesOf(bests, thresholds)).toEqual([
    { rule: 'NameCityState', rows: 4, shares: { accept: 1, review: 2, reject: 1 } },
    { rule: 'NamePhone', rows: 1, shares: { accept: 1, review: 0, reject: 0 } },
  ])
})

test('rows over a score are accepted, those under one are left without a record, decided ones stay', () => {
  const decisions: Decisions = new Map([[5, { type: 'none' }]])
  expect(acceptOver(bests, decisions, 90)).toEqual([
    [1, { type: 'accepted', id: 'r1', score: 95, rule: 'NameCityState' }],
  ])
  expect(rejectUnder(bests, decisions, 74).map(([row]) => row)).toEqual([3, 4])
})

test('what was decided can be taken back, whatever it was before', () => {
  const before: Decisions = new Map([[1, { type: 'later' }]])
  const { next, back } = changedBy(before, [
    [1, { type: 'none' }],
    [2, { type: 'none' }],
  ])
  expect([...next.keys()]).toEqual([1, 2])
  expect(changedBy(next, back).next).toEqual(before)
})

test('what is left is counted, and the next open row is found from the beginning again', () => {
  const decisions: Decisions = new Map([[2, { type: 'later' }]])
  expect(progressOf(bests, decisions)).toEqual({ accepted: 0, none: 0, later: 1, open: 5 })
  const queue = queueOf(bests, thresholds)
  expect(nextOpen(queue, 0, none)).toBe(1)
  expect(nextOpen(queue, 1, none)).toBe(0)
  expect(nextOpen(queue, 1, decisions)).toBe(1)
  expect(nextOpen([], 0, none)).toBeUndefined()
})

test('an accepted record is found among the candidates of its row, unless a new run brought others', () => {
  const candidate = (Id: string): Candidate => ({
    Id,
    ETag: Id,
    Links: [],
    Score: 80,
    RuleName: 'NameState',
  })
  const accepted = { type: 'accepted', id: 'b', score: 80, rule: 'NameState' } as const
  expect(acceptedAt({ found: [candidate('a'), candidate('b')] }, accepted)).toBe(1)
  expect(acceptedAt({ found: [candidate('a')] }, accepted)).toBeUndefined()
  expect(acceptedAt({ found: [candidate('a')] }, { type: 'none' })).toBeUndefined()
})
