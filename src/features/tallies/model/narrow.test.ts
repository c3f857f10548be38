import { expect, test } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { narrowedTo, type Part } from './narrow.ts'

const state: Part = ['stateprovince', 'NE']
const [sic2, sic4]: [Part, Part] = [
  ['sic2', '58'],
  ['sic4', '5812'],
]
const areaCode: Part = ['areacode', '402']

test.each<[what: string, parts: [Part, Part], criteria: Criteria, told: Part[]]>([
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
])('a cell narrows the search by %s', (_, parts, criteria, told) => {
  expect(narrowedTo('companies', { CompanyName: 'an' }, parts)).toEqual({
    criteria: { CompanyName: 'an', ...criteria },
    fields: told.map(([field]) => field),
  })
})

test.each<[what: string, parts: [Part, Part]]>([
  ['a row that is not known', [['stateprovince', ''], sic2]],
  ['a column that is not known', [state, ['sic2', '']]],
  ['fields without a criterion', [areaCode, ['carrierroute', 'C001']]],
])('a cell cannot be asked for: %s', (_, parts) => {
  expect(narrowedTo('companies', {}, parts)).toBeUndefined()
})
