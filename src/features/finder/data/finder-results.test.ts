import { expect, test } from 'vitest'
import { read } from '#language/reader.testing.ts'
import { finderResults, lookupsOf, withMatch } from './finder-results.ts'

const nothing = { places: () => [], industries: [], vehicles: [], isOffered: () => true }

test.each([
  ['Vasquez Traffic Control, Kearney NE', 'Records', 'the name is ignored by the sentence'],
  ['Vasquez and Ortega Traffic Control, Kearney NE', 'Records', 'a small word in a name'],
  ['great restaurants, Omaha', 'Sentence', 'an adjective, not a name'],
  ['Great restaurants, Omaha', 'Sentence', 'only the first word is capitalized'],
  ['Dentists who take walk-ins, Omaha NE', 'Sentence', 'the sentence ignores other words'],
  ['Plumbers, Kearney NE', 'Sentence', 'the sentence uses every word'],
])('%s: the first result is in %s (%s)', (text, group) => {
  const found = withMatch('companies', text, finderResults('companies', text, nothing, read))
  expect(found[0]?.group).toBe(group)
  expect(found.filter(({ action }) => action.type === 'match')).toHaveLength(1)
})

test('a text without a place is no line to match', () => {
  const found = withMatch('companies', 'Vasquez', finderResults('companies', 'Vasquez', nothing, read))
  expect(found.some(({ action }) => action.type === 'match')).toBe(false)
})

test.each([
  ['637824467', ['companies id']],
  ['100200300400', ['people id']],
  ['yp3aspqm7vwiv8jh', ['companies id', 'people id']],
  ['characteristicss', ['companies name']],
  ['(401) 274-3907', ['companies phone']],
])('%s is looked up as %s', (text, expected) => {
  const found = lookupsOf('companies', text).map(({ action }) =>
    action.type === 'lookup' ? `${action.lookup.kind} ${action.lookup.by}` : action.type,
  )
  expect(found).toEqual(expected)
})
