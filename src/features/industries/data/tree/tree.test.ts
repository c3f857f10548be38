import { expect, test } from 'vitest'
import type { TallyItem } from '#contract/tally.ts'
import { industriesFrom } from '#reference/industries.ts'
import { countsFrom } from './counts.ts'
import { tickOf, toggled } from './picks.ts'
import { commandOf, typedAhead } from './tree-keys.ts'
import { rowsOf, type TreeOrder } from './tree-rows.ts'

const industries = industriesFrom([
  ['C', 'Construction', [['15', 'Builders', [['152', 'Homes', [['1521', 'Houses', [['152101', 'House builders']]]]]]],
    ['17', 'Special trades', [
      ['171', 'Plumbing', [['1711', 'Plumbing', [['171101', 'Drains'], ['171105', 'Plumbers']]]]],
      ['172', 'Painting', [['1721', 'Painting', [['172101', 'Painters'], ['172103', 'Paper hangers']]]]],
    ]]]],
  ['G', 'Retail trade', [['58', 'Eating', [['581', 'Eating', [['5812', 'Eating places', [['581208', 'Pizza']]]]]]]]],
]) // biome-ignore format: a tree is read by its branches

const named = (code: string) =>
  industries.byId.get(code) ?? { Id: code, Description: 'Not in the dictionary', children: [] }
const press = (codes: readonly string[], picks: readonly string[] = []) =>
  codes.reduce((sum, code) => toggled(industries, sum, named(code)), [...picks]).sort()

test.each<[what: string, pressed: string[], picks: string[]]>([
  ['a code is itself', ['171105'], ['171105']],
  ['twice is never', ['171105', '171105'], []],
  ['one above takes the place of those below', ['171105', '17'], ['17']],
  ['a division is its major groups', ['C'], ['15', '17']],
  ['an industry group is its industries', ['172'], ['1721']],
  ['every part stays what was picked', ['171101', '171105'], ['171101', '171105']],
  ['and goes with the whole', ['171101', '171105', '1711'], []],
  ['less one part, the others stay', ['17', '171105'], ['171101', '1721']],
  ['a division less one code', ['C', '172103'], ['15', '1711', '172101']],
  ['a code that the dictionary lacks', ['172199'], ['172199']],
  ['it is left with the others of its own', ['172', '172199'], ['172101', '172103']],
  ['a division twice is never', ['C', 'C'], []],
  ['what is picked in part is picked whole', ['171105', 'C'], ['15', '17']],
  ['elsewhere nothing changes', ['581208', '171105', '171105'], ['581208']],
])('%s', (_, pressed, picks) => {
  expect(press(pressed)).toEqual(picks)
})

test.each([
  ['17', ['17'], 'all'],
  ['171105', ['17'], 'all'],
  ['C', ['17'], 'some'],
  ['C', ['15', '17'], 'all'],
  ['171', ['171105'], 'some'],
  ['15', ['171105'], 'none'],
  ['G', ['5812'], 'all'],
  ['1711', ['171101', '171105'], 'all'],
  ['172199', ['17'], 'all'],
] as const)('of %s with %j picked, %s', (code, picks, tick) => {
  expect(tickOf(industries, picks, named(code))).toBe(tick)
})

const tally: TallyItem[] = [
  { Count: 10, PrimarySic: '171105' },
  { Count: 4, PrimarySic: '171101' },
  { Count: 3, PrimarySic: '172199' },
  { Count: 20, PrimarySic: '581208' },
  { Count: 2 },
  { Count: 1, PrimarySic: 'Something' },
]
const counts = countsFrom(industries, tally)

test('a tally by code adds up on every level', () => {
  expect(counts.total).toBe(40)
  expect(counts.withoutIndustry).toBe(3)
  const of = (code: string) => counts.of.get(code)
  expect(['C', '17', '171', '1711', '171105', '1721', '172199', '15', 'G'].map(of)).toEqual([
    17,
    17,
    14,
    14,
    10,
    3,
    3,
    undefined,
    20,
  ])
  expect(counts.unlisted.get('1721')?.map(({ Id }) => Id)).toEqual(['172199'])
})

const seen = (open: string[], order: TreeOrder = 'code', hideEmpty = false) =>
  rowsOf(industries.tree, { counts, open: new Set(open), order, hideEmpty })
const codes = (...look: Parameters<typeof seen>) => seen(...look).map(({ industry }) => industry.Id)

test('rows are the open part of the tree, in the order requested', () => {
  expect(codes([])).toEqual(['C', 'G'])
  expect(codes(['C', '17'])).toEqual(['C', '15', '17', '171', '172', 'G'])
  expect(codes(['17'])).toEqual(['C', 'G'])
  expect(codes(['C'], 'count')).toEqual(['G', 'C', '17', '15'])
  expect(codes(['C'], 'name', true)).toEqual(['C', '17', 'G'])
  expect(seen(['C'])[2]).toMatchObject({
    depth: 1,
    position: 2,
    siblings: 2,
    parent: 0,
    count: 17,
    parentCount: 17,
  })
})

test.each([
  ['ArrowDown', 0, { go: 1 }],
  ['ArrowUp', 0, { go: 0 }],
  ['End', 0, { go: 5 }],
  ['Home', 4, { go: 0 }],
  ['PageDown', 1, { go: 4 }],
  ['ArrowRight', 0, { go: 1 }],
  ['ArrowRight', 1, { open: ['15'] }],
  ['ArrowLeft', 2, { close: ['17'] }],
  ['ArrowLeft', 3, { go: 2 }],
  ['ArrowLeft', 5, undefined],
  ['*', 1, { open: ['15', '17'] }],
  [' ', 3, { pick: 3 }],
  ['x', 3, undefined],
])('%j at row %i', (key, active, command) => {
  expect(commandOf(key, seen(['C', '17']), active, 3)).toEqual(command)
})

test.each([
  ['p', 0, 3],
  ['p', 3, 4],
  ['pa', 3, 4],
  ['17', 0, 2],
  ['172', 2, 4],
  ['z', 0, undefined],
])('typing %j at row %i', (typed, active, row) => {
  expect(typedAhead(typed, seen(['C', '17']), active)).toBe(row)
})
