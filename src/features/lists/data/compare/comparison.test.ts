import { expect, test } from 'vitest'
import { partsWhere } from '#features/lists/model/compare/conditions.ts'
import { type Comparison, noComparison, withOther, withoutDeleted, withoutOther } from './comparison.ts'

const with3: Comparison = withOther(withOther(noComparison, { type: 'list', id: 'b' }), {
  type: 'list',
  id: 'c',
})
const withSelected = (...wanted: Parameters<typeof partsWhere>[0]) => ({
  ...with3,
  selected: partsWhere(wanted),
})

test('an added list is not selected at first', () => {
  expect(with3.selected).toEqual(partsWhere(['in', 'out', 'out']))
})

test('the conditions of the others remain when a list is removed', () => {
  expect(withoutOther(withSelected('in', 'in', 'out'), 'b')).toEqual({
    others: [{ type: 'list', id: 'c' }],
    selected: partsWhere(['in', 'out']),
    byName: false,
  })
  expect(withoutOther(withSelected('in', 'out', 'any'), 'c').selected).toEqual(partsWhere(['in', 'out']))
})

test('a choice that the rest cannot say becomes the first list alone', () => {
  expect(withoutOther({ ...with3, selected: new Set([1, 2, 4]) }, 'c').selected).toEqual(new Set([1]))
  expect(withoutOther(withSelected('out', 'out', 'in'), 'c').selected).toEqual(new Set([1]))
})

test('lists that were deleted take no part', () => {
  expect(withoutDeleted(with3, [{ id: 'c' }]).others.map(({ id }) => id)).toEqual(['c'])
  expect(withoutDeleted(with3, [{ id: 'b' }, { id: 'c' }])).toBe(with3)
})
