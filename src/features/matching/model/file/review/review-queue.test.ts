import { expect, test } from 'vitest'
import type { RowCandidate, TopCandidate } from './answer.ts'
import {
  acceptDecision,
  acceptedIndex,
  acceptRows,
  applyChanges,
  type Decision,
  type Decisions,
  isBulk,
  markBulk,
  type RowStatus,
  rejectRows,
  reviewedDecision,
  statusOf,
} from './decisions.ts'
import { histogramOf, nextOpen, progressOf, queueOf } from './review-queue.ts'
import {
  type Acceptance,
  acceptanceOf,
  groupCountsOf,
  measureOf,
  percentOf,
  probabilityText,
  ruleGroupCounts,
} from './thresholds.ts'

const best = (
  row: number,
  score: number,
  probability?: number,
  more: Partial<TopCandidate> = {},
): TopCandidate => ({
  row,
  score,
  probability,
  rule: score < 0 ? '' : 'NameCityState',
  id: score < 0 ? '' : `r${row}`,
  name: `Row ${row}`,
  page: 0,
  ...more,
})
const candidates = [
  best(1, 90, 0.98),
  best(2, 99, 0.8),
  best(3, 72, 0.3),
  best(4, -1),
  best(5, 88, 0.95, { rule: 'NamePhone' }),
  best(6, 74, 0.5),
  best(7, 100, 0.48, { tied: 2 }),
  best(8, 95, 0.949),
]
const byProbability: Acceptance = { measure: 'probability', accept: 95, reject: 50 }
const byScore: Acceptance = { measure: 'score', accept: 90, reject: 74 }
const none: Decisions = new Map()
const rows = (some: readonly TopCandidate[]) => some.map(({ row }) => row)

test('by probability: rows are accepted, reviewed or without a match; ambiguous ones are a group of their own', () => {
  expect(groupCountsOf(candidates, byProbability)).toEqual({ accept: 2, review: 3, ambiguous: 1, none: 2 })
  expect(rows(queueOf(candidates, byProbability, 'review'))).toEqual([8, 2, 6])
  expect(rows(queueOf(candidates, byProbability, 'ambiguous'))).toEqual([7])
  expect(ruleGroupCounts(candidates, byProbability)).toEqual([
    { rule: 'NameCityState', rows: 6, shares: { accept: 1, review: 3, ambiguous: 1, none: 1 } },
    { rule: 'NamePhone', rows: 1, shares: { accept: 1, review: 0, ambiguous: 0, none: 0 } },
  ])
})

test('an ambiguous row is never accepted by a threshold, however low', () => {
  const low = { ...byProbability, accept: 0, reject: 0 }
  expect(groupCountsOf(candidates, low)).toEqual({ accept: 6, review: 0, ambiguous: 1, none: 1 })
  expect(acceptRows(candidates, none, low).map(([row]) => row)).not.toContain(7)
})

test('the histogram counts rows by whole percent, never rounded up, without ambiguous ones', () => {
  const bars = histogramOf(candidates, 'probability').flatMap((many, percent) =>
    many ? [[percent, many]] : [],
  )
  expect(bars).toEqual([
    [30, 1],
    [50, 1],
    [80, 1],
    [94, 1],
    [95, 1],
    [98, 1],
  ])
})

test('without probabilities rows are grouped by score, as an older version did', () => {
  const older = candidates.map(({ probability: _, tied: __, ...it }) => it)
  expect(measureOf(older)).toBe('score')
  expect(groupCountsOf(older, byScore)).toEqual({ accept: 4, review: 2, ambiguous: 0, none: 2 })
  expect(rows(queueOf(older, byScore, 'review'))).toEqual([5, 6])
  expect(histogramOf(older, 'score').reduce((sum, many) => sum + many)).toBe(7)
  expect(acceptRows([older[0] as TopCandidate], none, byScore)).toEqual([
    [1, { type: 'accepted', id: 'r1', score: 90, rule: 'NameCityState' }],
  ])
})

test.each<[what: string, candidates: TopCandidate[], measure: Acceptance['measure']]>([
  ['no answer yet', [], 'probability'],
  ['no candidate anywhere', [best(1, -1)], 'probability'],
  ['one probability', [best(1, 80), best(2, 80, 0.5)], 'probability'],
  ['scores alone', [best(1, -1), best(2, 80)], 'score'],
])('the measure with %s', (_, some, measure) => {
  const stored = { thresholds: { accept: 88, reject: 71 }, probabilityThresholds: { accept: 97, reject: 40 } }
  expect(acceptanceOf(stored, some)).toEqual(
    measure === 'score' ? { measure, accept: 88, reject: 71 } : { measure, accept: 97, reject: 40 },
  )
})

test('a row without the measure of the others is to be reviewed', () => {
  expect(groupCountsOf([best(1, 100)], byProbability)).toEqual({
    accept: 0,
    review: 1,
    ambiguous: 0,
    none: 0,
  })
})

test.each([
  [0.57, 57, '57%'],
  [0.949, 94.9, '94%'],
  [0.9996, 100, '100%'],
  [0.004, 0.4, '<1%'],
  [0, 0, '0%'],
  [1, 100, '100%'],
])('the probability %d in percent', (probability, percent, text) => {
  expect([percentOf(probability), probabilityText(probability)]).toEqual([percent, text])
})

test('rows over a threshold are accepted, those under one have no match, decided ones keep their decision', () => {
  const decisions: Decisions = new Map([[5, { type: 'none' }]])
  expect(acceptRows(candidates, decisions, byProbability)).toEqual([
    [1, { type: 'accepted', id: 'r1', score: 90, probability: 0.98, rule: 'NameCityState' }],
  ])
  expect(rejectRows(candidates, decisions, byProbability).map(([row]) => row)).toEqual([3, 4])
})

test.each<[what: string, best: TopCandidate | undefined, decision: Decision | undefined, status: RowStatus]>([
  ['accepted', best(1, 90, 0.9), { type: 'accepted', id: 'r1', score: 90, rule: '' }, 'Accepted'],
  ['decided to have none', best(1, 90, 0.9), { type: 'none' }, 'No match'],
  ['skipped, ambiguous or not', best(1, 90, 0.4, { tied: 2 }), { type: 'later' }, 'Skipped'],
  ['ambiguous', best(1, 90, 0.4, { tied: 2 }), undefined, 'Ambiguous'],
  ['over the threshold and not accepted yet', best(1, 90, 0.99), undefined, 'To review'],
  ['between the thresholds', best(1, 90, 0.6), undefined, 'To review'],
  ['under the threshold', best(1, 90, 0.2), undefined, 'No match'],
  ['without a candidate', best(1, -1), undefined, 'No match'],
  ['refused by the service', best(1, -1, undefined, { refused: true }), undefined, 'Not looked up'],
  ['not looked up', undefined, undefined, 'Not looked up'],
])('the status of a row that is %s', (_, it, decision, status) => {
  expect(statusOf(it, decision, byProbability)).toBe(status)
})

test('what was decided can be taken back, whatever it was before', () => {
  const before: Decisions = new Map([[1, { type: 'later' }]])
  const { next, back } = applyChanges(before, [
    [1, { type: 'none' }],
    [2, { type: 'none' }],
  ])
  expect([...next.keys()]).toEqual([1, 2])
  expect(applyChanges(next, back).next).toEqual(before)
})

test('what is left is counted, and the next open row is found from the beginning again', () => {
  const decisions: Decisions = new Map([[2, { type: 'later' }]])
  expect(progressOf(candidates, decisions)).toEqual({
    accepted: 0,
    none: 0,
    later: 1,
    open: 7,
    reviewed: 1,
    byThreshold: 0,
  })
  const queue = queueOf(candidates, byProbability, 'review')
  expect(nextOpen(queue, 0, none)).toBe(1)
  expect(nextOpen(queue, 2, none)).toBe(0)
  // Row 2 is skipped.
  expect(nextOpen(queue, 0, decisions)).toBe(2)
  expect(nextOpen([], 0, none)).toBeUndefined()
})

test('an accepted record is found among the candidates of its row, unless a new run brought others', () => {
  const candidate = (Id: string): RowCandidate => ({
    Id,
    ETag: Id,
    Links: [],
    Probability: 0.4,
    Score: 80,
    RuleName: 'NameState',
  })
  const accepted = { type: 'accepted', id: 'b', score: 80, rule: 'NameState' } as const
  expect(acceptedIndex({ found: [candidate('a'), candidate('b')] }, accepted)).toBe(1)
  expect(acceptedIndex({ found: [candidate('a')] }, accepted)).toBeUndefined()
  expect(acceptedIndex({ found: [candidate('a')] }, { type: 'none' })).toBeUndefined()
  expect(acceptDecision(candidate('b'))).toEqual({ ...accepted, probability: 0.4 })
})

test('rows that a threshold decided are not reviewed until a person opens them', () => {
  const accepted = markBulk(acceptRows(candidates, new Map(), byProbability), new Set())
  const rows = accepted.map(([row]) => row)
  const { next } = applyChanges(new Map(), accepted)
  expect(progressOf(candidates, next)).toMatchObject({ reviewed: 0, byThreshold: rows.length })
  const [first = 0] = rows
  const opened = markBulk(acceptRows(candidates, new Map(), byProbability), new Set([first]))
  const withOpened = applyChanges(new Map(), opened).next
  expect(progressOf(candidates, withOpened)).toMatchObject({ reviewed: 1, byThreshold: rows.length - 1 })
  const decision = next.get(first)
  expect([isBulk(decision), decision && isBulk(reviewedDecision(decision))]).toEqual([true, false])
  expect(isBulk({ type: 'later' })).toBe(false)
})
