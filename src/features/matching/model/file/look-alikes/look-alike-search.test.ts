import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { excludeIds, lookAlikeCriteria, MAX_EXCLUDED, sampleIds, statesOf } from './look-alike-search.ts'

test.each<[string, Criteria, Criteria, Criteria]>([
  ['everywhere', {}, { PrimarySic: '5812' }, { PrimarySic: '5812' }],
  [
    'in an area',
    { StatesProvinces: ['NE'] },
    { PrimarySic: '58' },
    { PrimarySic: '58', StatesProvinces: ['NE'] },
  ],
  [
    'picked places stand for those of the area',
    { StatesProvinces: ['IA', 'NE'] },
    { StatesProvinces: ['NE'] },
    { StatesProvinces: ['NE'] },
  ],
  [
    'what the area leaves out stays left out',
    { StatesProvinces: ['NE'], NoneOf: [{ PostalCode: ['68046'] }, { PrimarySic: '58' }] },
    { CountiesByStateProvince: [{ County: 'Sarpy', StateProvince: 'NE' }] },
    {
      CountiesByStateProvince: [{ County: 'Sarpy', StateProvince: 'NE' }],
      NoneOf: [{ PrimarySic: '58' }, { PostalCode: ['68046'] }],
    },
  ],
  [
    'places of two kinds are any of these',
    {},
    {
      AnyOf: [
        { StatesProvinces: ['IA'] },
        { CountiesByStateProvince: [{ County: 'Sarpy', StateProvince: 'NE' }] },
      ],
      PrimarySic: '58',
    },
    {
      PrimarySic: '58',
      AnyOf: [
        { StatesProvinces: ['IA'] },
        { CountiesByStateProvince: [{ County: 'Sarpy', StateProvince: 'NE' }] },
      ],
    },
  ],
])('alike %s', (_, area, picked, expected) => expect(lookAlikeCriteria(area, picked)).toEqual(expected))

test('the states of a tally, without what is none', () => {
  expect(
    statesOf([{ Count: 9, StateProvince: 'NE' }, { Count: 2 }, { Count: 1, StateProvince: 'IA' }]),
  ).toEqual({
    StatesProvinces: ['IA', 'NE'],
  })
})

test.each([
  [[], 3, []],
  [['a', 'b'], 3, ['a', 'b']],
  [['a', 'b', 'c', 'd', 'e', 'f'], 3, ['a', 'c', 'e']],
])('of %o at most %i represent all', (ids, max, expected) => expect(sampleIds(ids, max)).toEqual(expected))

test.each([
  [{}, ['b', 'a', 'b'], { NotId: ['a', 'b'] }],
  [{ NotId: ['c'], City: 'Omaha' }, ['a'], { City: 'Omaha', NotId: ['a', 'c'] }],
  [{ NotId: ['x'] }, Array.from({ length: MAX_EXCLUDED }, (_, i) => `${i}`), undefined],
])('a search %o excludes', (criteria, ids, expected) => expect(excludeIds(criteria, ids)).toEqual(expected))
