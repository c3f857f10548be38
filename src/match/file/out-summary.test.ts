import { expect, test } from 'vitest'
import { type Best, BY_NAME } from './answer.ts'
import type { Decision, Decisions } from './decisions.ts'
import { summaryOf } from './out-summary.ts'

const best = (row: number, score: number, rule: string): Best => ({
  row,
  name: `Row ${row}`,
  score,
  rule,
  id: rule && `00${row}`,
  page: 0,
})
const accepted = (score: number, rule: string): Decision => ({ type: 'accepted', id: '1', score, rule })

const bests = [
  best(1, 100, 'NameAddressCity'),
  best(2, 94, 'NameAddressCity'),
  best(3, 90, 'NamePhone'),
  best(4, 71, 'NameOnly'),
  best(5, -1, ''),
  best(6, -1, ''),
]
const decisions: Decisions = new Map([
  [1, accepted(100, 'NameAddressCity')],
  // Another candidate than the best one.
  [2, accepted(82, 'NameState')],
  [3, { type: 'none' }],
  [4, { type: 'later' }],
  [5, { type: 'none' }],
])
const row = (label: string, found: number, accepted: number, rejected: number, open: number) => ({
  label,
  found,
  accepted,
  rejected,
  open,
})

test('rows are counted by what became of them, by rule and by score', () => {
  const tally = { rows: 12, asks: 9, same: 2, aside: 1, asideRows: [], placeless: 0 }
  expect(summaryOf({ tally, understood: undefined }, bests, decisions)).toEqual({
    all: row('All rows that were asked about', 6, 2, 2, 2),
    reviewed: 5,
    later: 1,
    byRule: [
      row('Name, address, city', 1, 1, 0, 0),
      row('Name, state', 1, 1, 0, 0),
      row('Name, phone', 1, 0, 1, 0),
      row('Name only', 1, 0, 0, 1),
    ],
    byScore: [
      row('95 to 100', 1, 1, 0, 0),
      row('90 to 94', 1, 0, 1, 0),
      row('80 to 84', 1, 1, 0, 0),
      row('70 to 74', 1, 0, 0, 1),
    ],
    nobody: row('Nobody found', 2, 0, 1, 1),
    others: [
      { label: 'Same as a row before, completed with it', rows: 2 },
      { label: 'Set aside: nothing to look up by', rows: 1 },
      { label: 'Not asked about yet', rows: 3 },
    ],
  })
})

test('a record that was picked by its name has a rule of its own and no score', () => {
  const picked: Decisions = new Map([[5, accepted(-1, BY_NAME)]])
  const { byRule, byScore, nobody } = summaryOf(
    { tally: undefined, understood: undefined },
    bests.slice(4),
    picked,
  )
  expect(byRule).toEqual([row('Picked by name', 1, 1, 0, 0)])
  expect([byScore, nobody]).toEqual([[], row('Nobody found', 1, 0, 0, 1)])
})

test('a file without answers has nothing but zeros', () => {
  const { all, byRule, byScore, others } = summaryOf(
    { tally: undefined, understood: undefined },
    [],
    new Map(),
  )
  expect([all.found, byRule, byScore, others]).toEqual([0, [], [], []])
})
