import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { criteriaSchemas } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { added, type Chosen, filterId, filtersOf, type Piece, removed, turned } from './filters.ts'
import { tidy } from './tidy.ts'

const omaha = { City: 'Omaha', StateProvince: 'NE' }
const rich: Criteria = {
  PrimarySic: ['17', '58'],
  LocationEmployeesSizeRange: ['5-9', '10-19'],
  StatesProvinces: ['IA'],
  CompanyName: 'pizza',
  NoneOf: [{ PrimarySic: ['1799', '5813'] }, { CitiesByStateProvince: [omaha] }, { IsFranchise: true }],
}
const searches: [Kind, Chosen][] = [
  ['companies', { criteria: rich, muted: {} }],
  ['companies', { criteria: { PrimarySic: '80' }, muted: rich }],
  [
    'people',
    {
      criteria: {
        LifeStyle: { Golf: true, Cooking: true },
        TargetReady: { NewCarBuyer: 5 },
        AgeRange: ['25-29'],
        NoneOf: [{ LifeStyle: { Travel: true } }],
      },
      muted: { IsHomeowner: true, PostalCode: ['68046'] },
    },
  ],
]

const canonical = ({ criteria, muted }: Chosen) => ({ criteria: tidy(criteria), muted: tidy(muted) })
const cases = searches.flatMap(([kind, chosen]) =>
  filtersOf(kind, canonical(chosen)).map(
    (piece) => [filterId(piece), kind, canonical(chosen), piece] as const,
  ),
)

test('every value that is a row is a piece, places too', () => {
  expect(
    filtersOf('companies', { criteria: rich, muted: {} }).map(({ part, excluded }) => [part, excluded]),
  ).toEqual([
    [{ StatesProvinces: ['IA'] }, false],
    [{ CitiesByStateProvince: [omaha] }, true],
    [{ PrimarySic: '17' }, false],
    [{ PrimarySic: '58' }, false],
    [{ LocationEmployeesSizeRange: ['5-9', '10-19'] }, false],
    [{ CompanyName: 'pizza' }, false],
    [{ PrimarySic: '1799' }, true],
    [{ PrimarySic: '5813' }, true],
    [{ IsFranchise: true }, true],
  ])
})

test.each(cases)('%s goes away, and comes back as it was', (_, kind, chosen, piece) => {
  const ids = (search: Chosen) => filtersOf(kind, search).map(filterId).toSorted()
  const less = removed(chosen, piece)
  expect(ids(less)).toEqual(ids(chosen).filter((id) => id !== filterId(piece)))
  expect(ids(added(less, piece))).toEqual(ids(chosen))
})

test.each(cases)('%s turns over and back, and stays a question', (_, kind, chosen, piece) => {
  const ids = (search: Chosen) => filtersOf(kind, search).map(filterId).toSorted()
  for (const part of ['excluded', 'muted'] as const) {
    const over: Piece = { ...piece, [part]: !piece[part] }
    const turnedOver = turned(chosen, piece, { [part]: over[part] })
    expect(ids(turnedOver)).toContain(filterId(over))
    expect(criteriaSchemas[kind].safeParse(turnedOver.criteria).success).toBe(true)
    expect(ids(turned(turnedOver, over, { [part]: piece[part] }))).toEqual(ids(chosen))
  }
})

test('left-out codes are one item, left-out interests one each', () => {
  const chosen: Chosen = { criteria: { PrimarySic: ['17', '58'] }, muted: {} }
  const [first, second] = filtersOf('companies', chosen) as [Piece, Piece]
  const once = turned(chosen, first, { excluded: true })
  expect(turned(once, second, { excluded: true }).criteria).toEqual({
    NoneOf: [{ PrimarySic: ['17', '58'] }],
  })
  const people: Chosen = { criteria: { LifeStyle: { Golf: true, Cooking: true } }, muted: {} }
  const out = filtersOf('people', people).reduce(
    (sum, piece) => turned(sum, piece, { excluded: true }),
    people,
  )
  expect(out.criteria).toEqual({ NoneOf: [{ LifeStyle: { Golf: true } }, { LifeStyle: { Cooking: true } }] })
})
