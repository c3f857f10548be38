import { expect, test } from 'vitest'
import { comparedTo, compareFrom } from './tally-compare.ts'
import { defaultPanels, fieldsLeft, movedPanel, panelsFrom } from './tally-panels.ts'

test.each([
  [undefined, undefined],
  ['sic2', undefined],
  [[], []],
  [[{ field: 'nothing' }], undefined],
  [[{ field: 'agerange' }], undefined],
  [[{ field: 'sic2', first: 7, sort: 'odd', folded: 'yes' }], [{ field: 'sic2' }]],
  [
    [{ field: 'city', first: 5, sort: 'name' }, { field: 'x' }, { field: 'city', folded: true }],
    [{ field: 'city', folded: true }],
  ],
])('%j was stored and is read as %j', (stored, panels) => {
  expect(panelsFrom('companies', stored)).toEqual(panels)
})

test('panels move within their list, and the others can be added', () => {
  const panels = defaultPanels('companies')
  const fields = (list: readonly { field: string }[]) => list.map(({ field }) => field)
  expect(fields(movedPanel(panels, 'sic2', 1)).slice(0, 2)).toEqual(['locationemployeessizerange', 'sic2'])
  expect(movedPanel(panels, 'sic2', -1)).toEqual(panels)
  expect(movedPanel(panels, 'city', -1)).toEqual(panels)
  expect(fieldsLeft('companies', panels)).toContain('postalcode')
  expect(fieldsLeft('companies', panels)).not.toContain('sic2')
})

test('a search is compared with everything, itself without places, or another', () => {
  const criteria = {
    PrimarySic: '58',
    StatesProvinces: ['NE'],
    NoneOf: [{ PostalCode: ['68102'] }],
    County: 'Lake',
  }
  expect(comparedTo(criteria, 'everything')).toEqual({})
  expect(comparedTo(criteria, 'elsewhere')).toEqual({ PrimarySic: '58' })
  expect(comparedTo(criteria, { PrimarySic: '17' })).toEqual({ PrimarySic: '17' })
  expect(compareFrom('companies', 'everything')).toBe('everything')
  expect(compareFrom('companies', { PrimarySic: 58, Odd: 1 })).toEqual({ PrimarySic: '58' })
  expect(compareFrom('companies', 'other')).toBeUndefined()
})
