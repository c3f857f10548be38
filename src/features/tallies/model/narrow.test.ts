import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { type FieldValue, narrowedTo } from './narrow.ts'

const state: FieldValue = ['stateprovince', 'NE']
const [sic2, sic4]: [FieldValue, FieldValue] = [
  ['sic2', '58'],
  ['sic4', '5812'],
]
const areaCode: FieldValue = ['areacode', '402']

test.each<[what: string, values: [FieldValue, FieldValue], criteria: Criteria, expected: FieldValue[]]>([
  [
    'both fields',
    [state, ['locationemployeessizerange', '1-4']],
    { StatesProvinces: ['NE'], LocationEmployeesSizeRange: ['1-4'] },
    [state, ['locationemployeessizerange', '1-4']],
  ],
  ['the industry inside the other', [sic2, sic4], { PrimarySic: '5812' }, [sic2, sic4]],
  ['the same in the other order', [sic4, sic2], { PrimarySic: '5812' }, [sic4, sic2]],
  [
    'a ZIP code, which says its state',
    [state, ['postalcode', '68046']],
    { PostalCode: ['68046'] },
    [state, ['postalcode', '68046']],
  ],
  ['the one field that has a criterion', [areaCode, state], { StatesProvinces: ['NE'] }, [state]],
])('a cell narrows the search by %s', (_, values, criteria, expected) => {
  expect(narrowedTo('companies', { CompanyName: 'an' }, values)).toEqual({
    criteria: { CompanyName: 'an', ...criteria },
    fields: expected.map(([field]) => field),
  })
})

test.each<[what: string, values: [FieldValue, FieldValue]]>([
  ['a row that is not known', [['stateprovince', ''], sic2]],
  ['a column that is not known', [state, ['sic2', '']]],
  ['fields without a criterion', [areaCode, ['carrierroute', 'C001']]],
])('a cell cannot be requested: %s', (_, values) => {
  expect(narrowedTo('companies', {}, values)).toBeUndefined()
})
