import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { criteriaSchemas } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import {
  type AllCriteria,
  filterId,
  filtersOf,
  type SearchFilter,
  withFilterAdded,
  withFilterChanged,
  withFilterRemoved,
} from './filters.ts'
import { tidy } from './tidy.ts'

const omaha = { City: 'Omaha', StateProvince: 'NE' }
const rich: Criteria = {
  PrimarySic: ['17', '58'],
  LocationEmployeesSizeRange: ['5-9', '10-19'],
  StatesProvinces: ['IA'],
  CompanyName: 'pizza',
  NoneOf: [{ PrimarySic: ['1799', '5813'] }, { CitiesByStateProvince: [omaha] }, { IsFranchise: true }],
}
const zipCodes = Array.from({ length: 12 }, (_, i) => String(68_101 + i))
const searches: [Kind, AllCriteria][] = [
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

searches.push([
  'companies',
  { criteria: { AnyOf: [{ StatesProvinces: ['IA'] }, { PostalCode: zipCodes }] }, muted: {} },
])

const canonical = ({ criteria, muted }: AllCriteria) => ({ criteria: tidy(criteria), muted: tidy(muted) })
const cases = searches.flatMap(([kind, all]) =>
  filtersOf(kind, canonical(all)).map((filter) => [filterId(filter), kind, canonical(all), filter] as const),
)

test('every value that is a row is a filter, places too', () => {
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

test('from ten on, ZIP codes of one sign are one filter, after the other places', () => {
  const filters = (criteria: Criteria) =>
    filtersOf('companies', { criteria: tidy(criteria), muted: {} }).map(({ part, excluded }) => [
      part,
      excluded,
    ])
  expect(filters({ PostalCode: zipCodes.slice(0, 9) })).toHaveLength(9)
  const ten = { PostalCode: zipCodes.slice(0, 10) }
  expect(filters(ten)).toEqual([[ten, false]])
  expect(
    filters({
      AnyOf: [ten, { StatesProvinces: ['IA'] }],
      NoneOf: [{ PostalCode: zipCodes.slice(10) }, { CitiesByStateProvince: [omaha] }],
    }),
  ).toEqual([
    [{ StatesProvinces: ['IA'] }, false],
    [ten, false],
    [{ PostalCode: ['68111'] }, true],
    [{ PostalCode: ['68112'] }, true],
    [{ CitiesByStateProvince: [omaha] }, true],
  ])
})

test.each(cases)('%s goes away, and comes back unchanged', (_, kind, all, filter) => {
  const ids = (search: AllCriteria) => filtersOf(kind, search).map(filterId).toSorted()
  const less = withFilterRemoved(all, filter)
  expect(ids(less)).toEqual(ids(all).filter((id) => id !== filterId(filter)))
  expect(ids(withFilterAdded(less, filter))).toEqual(ids(all))
})

test.each(cases)('%s is excluded and included again, and remains a search', (_, kind, all, filter) => {
  const ids = (search: AllCriteria) => filtersOf(kind, search).map(filterId).toSorted()
  for (const part of ['excluded', 'muted'] as const) {
    const over: SearchFilter = { ...filter, [part]: !filter[part] }
    const turnedOver = withFilterChanged(all, filter, { [part]: over[part] })
    expect(ids(turnedOver)).toContain(filterId(over))
    expect(criteriaSchemas[kind].safeParse(turnedOver.criteria).success).toBe(true)
    expect(ids(withFilterChanged(turnedOver, over, { [part]: filter[part] }))).toEqual(ids(all))
  }
})

test('left-out codes are one item, left-out interests one each', () => {
  const all: AllCriteria = { criteria: { PrimarySic: ['17', '58'] }, muted: {} }
  const [first, second] = filtersOf('companies', all) as [SearchFilter, SearchFilter]
  const once = withFilterChanged(all, first, { excluded: true })
  expect(withFilterChanged(once, second, { excluded: true }).criteria).toEqual({
    NoneOf: [{ PrimarySic: ['17', '58'] }],
  })
  const people: AllCriteria = { criteria: { LifeStyle: { Golf: true, Cooking: true } }, muted: {} }
  const out = filtersOf('people', people).reduce(
    (sum, filter) => withFilterChanged(sum, filter, { excluded: true }),
    people,
  )
  expect(out.criteria).toEqual({ NoneOf: [{ LifeStyle: { Golf: true } }, { LifeStyle: { Cooking: true } }] })
})
