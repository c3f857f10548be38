import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { costOf, costQueries } from './filter-costs.ts'
import type { AllCriteria } from './filters.ts'
import { tidy } from './tidy.ts'

const either: Criteria[] = [{ PrimarySic: '8021' }, { CreditRatingScore: ['A'] }]

test.each<[string, AllCriteria, Criteria[]]>([
  ['nothing costs nothing', { criteria: {}, muted: {} }, []],
  ['one piece', { criteria: { PrimarySic: '58' }, muted: {} }, [{}]],
  [
    'two codes, and their group',
    { criteria: { PrimarySic: ['17', '58'] }, muted: {} },
    [{ PrimarySic: '58' }, { PrimarySic: '17' }, {}],
  ],
  [
    'a left-out place',
    { criteria: { PrimarySic: '58', NoneOf: [{ StatesProvinces: ['IA'] }] }, muted: {} },
    [{ PrimarySic: '58' }, { NoneOf: [{ StatesProvinces: ['IA'] }] }],
  ],
  [
    'what is muted is asked with the rest',
    { criteria: { PrimarySic: '58' }, muted: { IsFranchise: true } },
    [{}, { PrimarySic: '58', IsFranchise: true }],
  ],
  [
    'alternatives, each without the other',
    { criteria: { AnyOf: either }, muted: {} },
    [{ AnyOf: [{ CreditRatingScore: ['A'] }] }, { AnyOf: [{ PrimarySic: '8021' }] }],
  ],
  [
    'what must not be met together',
    { criteria: { NoneOf: [{ IsFranchise: true, PrimarySic: '58' }] }, muted: {} },
    [{}],
  ],
])('%s', (_, all, expected) => {
  const queries = costQueries('companies', { criteria: tidy(all.criteria), muted: tidy(all.muted) })
  const text = (criteria: Criteria) => JSON.stringify(tidy(criteria))
  expect(queries.map(({ criteria }) => text(criteria)).toSorted()).toEqual(expected.map(text).toSorted())
})

test('a cost is what a thing brings, takes away, or would change', () => {
  const query = { id: '', criteria: {}, muted: false }
  expect(costOf(query, 100, 40)).toBe(60)
  expect(costOf(query, 100, 400)).toBe(-300)
  expect(costOf({ ...query, muted: true }, 100, 70)).toBe(-30)
})
