import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { alternativesOf, togetherOut, withAlternatives } from './alternatives.ts'
import { addPlace, type CriteriaPlace, placesOf, withPlaces } from './places.ts'
import { tidy } from './tidy.ts'

const either: Criteria[] = [{ PrimarySic: '8021' }, { CompanyName: 'dental', IsFranchise: false }]
const or: Criteria[] = [{ RecordStatus: 'New' }, { CreditRatingScore: ['A'] }]
const iowa: CriteriaPlace = { kind: 'state', StateProvince: 'IA' }
const papillion: CriteriaPlace = { kind: 'postal', PostalCode: '68046' }
const inside = (criteria: Criteria, ...places: CriteriaPlace[]) =>
  places.reduce((sum, place) => addPlace(sum, { ...place, excluded: false }), criteria)

test('one group is AnyOf, a second one none of none', () => {
  expect(withAlternatives({}, [either])).toEqual({ AnyOf: either, NoneOf: undefined })
  expect(withAlternatives({}, [either, or])).toEqual({ AnyOf: either, NoneOf: [{ NoneOf: or }] })
})

test.each<[string, CriteriaPlace[]]>([
  ['no place', []],
  ['one place', [iowa]],
  ['places of two kinds', [iowa, papillion]],
])('alternatives and %s do not disturb each other', (_, places) => {
  const first = tidy(inside(withAlternatives({}, [either, or]), ...places))
  const second = tidy(withAlternatives(inside({}, ...places), [either, or]))
  for (const criteria of [first, second]) {
    expect(alternativesOf(criteria).map((items) => items.map(tidy))).toEqual([either, or])
    expect(placesOf(criteria).map(({ kind }) => kind)).toEqual(places.map(({ kind }) => kind))
  }
  expect(tidy(withPlaces(first, []))).toEqual(tidy(withAlternatives({}, [either, or])))
})

test('what must not be met together is neither a place nor an alternative', () => {
  const both = { IsFranchise: true, PrimarySic: '58' }
  const criteria = { NoneOf: [both, { StatesProvinces: ['IA'] }, { NoneOf: either }] }
  expect(togetherOut(criteria)).toEqual([both])
  expect(alternativesOf(criteria)).toEqual([either])
})
