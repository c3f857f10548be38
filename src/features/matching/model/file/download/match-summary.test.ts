import { expect, test } from 'vitest'
import type { TopCandidate } from '../review/answer.ts'
import type { Decision, Decisions } from '../review/decisions.ts'
import { summaryRow as row } from './match-summary.testing.ts'
import { summaryOf } from './match-summary.ts'

const best = (
  row: number,
  score: number,
  probability: number | undefined,
  rule: string,
  tied?: number,
): TopCandidate => ({
  row,
  name: `Row ${row}`,
  score,
  probability,
  tied,
  rule,
  id: rule && `00${row}`,
  page: 0,
})
const accepted = (score: number, probability: number | undefined, rule: string): Decision => ({
  type: 'accepted',
  id: '1',
  score,
  ...(probability !== undefined && { probability }),
  rule,
})

const candidates = [
  best(1, 100, 0.99, 'NameAddressCity'),
  best(2, 94, 0.97, 'NameAddressCity'),
  best(3, 90, 0.91, 'NamePhone'),
  best(4, 71, 0.2, 'NameOnly'),
  best(5, -1, undefined, ''),
  best(6, -1, undefined, ''),
  best(7, 100, 0.48, 'NameOnly', 2),
  best(8, 85, 0.6, 'NameOnly'),
]
const decisions: Decisions = new Map([
  [1, accepted(100, 0.99, 'NameAddressCity')],
  // Another candidate than the best one.
  [2, accepted(82, 0.02, 'NameState')],
  [3, { type: 'none', bulk: true }],
  [4, { type: 'later' }],
  [5, { type: 'none' }],
])
const stored = {
  tally: undefined,
  understood: undefined,
  thresholds: { accept: 90, reject: 74 },
  probabilityThresholds: { accept: 95, reject: 50 },
}

test('rows are counted by status, by rule and by probability', () => {
  const tally = { rows: 14, asks: 11, same: 2, aside: 1, asideRows: [], placeless: 0 }
  expect(summaryOf({ ...stored, tally }, candidates, decisions)).toEqual({
    measure: 'probability',
    all: row('Rows looked up', 8, 2, 2, 4),
    statuses: { Accepted: 2, 'No match': 3, Skipped: 1, Ambiguous: 1, 'To review': 1, 'Not looked up': 0 },
    reviewed: 4,
    byThreshold: 1,
    byRule: [
      row('Name only', 3, 0, 0, 3),
      row('Name, address, city', 1, 1, 0, 0),
      row('Name, state', 1, 1, 0, 0),
      row('Name, phone', 1, 0, 1, 0),
    ],
    byMeasure: [
      row('99% or more', 1, 1, 0, 0),
      row('90% to under 95%', 1, 0, 1, 0),
      row('50% to under 70%', 1, 0, 0, 1),
      row('Under 50%', 3, 1, 0, 2),
    ],
    ambiguous: row('Ambiguous', 1, 0, 0, 1),
    noCandidate: row('No candidate', 2, 0, 1, 1),
    others: [
      { label: 'Same as a row before, completed with it', rows: 2 },
      { label: 'Not looked up: no name, street or phone', rows: 1 },
      { label: 'Not looked up yet', rows: 3 },
    ],
  })
})

test('answers without probabilities are counted by score', () => {
  const older = candidates.slice(0, 5).map(({ probability: _, ...it }) => it)
  const { measure, byMeasure } = summaryOf(stored, older, decisions)
  expect(measure).toBe('score')
  expect(byMeasure).toEqual([
    row('95 to 100', 1, 1, 0, 0),
    row('90 to 94', 1, 0, 1, 0),
    row('80 to 84', 1, 1, 0, 0),
    row('70 to 74', 1, 0, 0, 1),
  ])
})

test('a record that an older version stored as picked by its name has a rule of its own and no score', () => {
  const picked: Decisions = new Map([[5, accepted(-1, undefined, 'PickedByName')]])
  const { byRule, byMeasure, noCandidate } = summaryOf(stored, candidates.slice(4, 6), picked)
  expect(byRule).toEqual([row('Picked by name', 1, 1, 0, 0)])
  expect([byMeasure, noCandidate]).toEqual([[], row('No candidate', 1, 0, 0, 1)])
})

test('rows that the service refused are reported with those that were not looked up', () => {
  const refused: TopCandidate = { ...best(9, -1, undefined, ''), refused: true }
  const { statuses, others } = summaryOf(stored, [refused], new Map())
  expect([statuses['Not looked up'], others]).toEqual([
    1,
    [{ label: 'Not looked up: refused by the service', rows: 1 }],
  ])
})

test('a file without answers has nothing but zeros', () => {
  const { all, byRule, byMeasure, others } = summaryOf(stored, [], new Map())
  expect([all.rows, byRule, byMeasure, others]).toEqual([0, [], [], []])
})
