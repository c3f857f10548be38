import { expect, test } from 'vitest'
import { partsWhere } from '#features/lists/model/conditions.ts'
import { type Comparison, noComparison, withLeft, withOther, withoutOther } from './comparing.ts'

const with3: Comparison = withOther(withOther(noComparison, { type: 'list', id: 'b' }), {
  type: 'list',
  id: 'c',
})
const chosen = (...wanted: Parameters<typeof partsWhere>[0]) => ({ ...with3, chosen: partsWhere(wanted) })

test('a list that joins is left out at first', () => {
  expect(with3.chosen).toEqual(partsWhere(['in', 'out', 'out']))
})

test('what is said of the others stays when a list is taken away', () => {
  expect(withoutOther(chosen('in', 'in', 'out'), 'b')).toEqual({
    others: [{ type: 'list', id: 'c' }],
    chosen: partsWhere(['in', 'out']),
    byName: false,
  })
  expect(withoutOther(chosen('in', 'out', 'any'), 'c').chosen).toEqual(partsWhere(['in', 'out']))
})

test('a choice that the rest cannot say becomes the first list alone', () => {
  expect(withoutOther({ ...with3, chosen: new Set([1, 2, 4]) }, 'c').chosen).toEqual(new Set([1]))
  expect(withoutOther(chosen('out', 'out', 'in'), 'c').chosen).toEqual(new Set([1]))
})

test('lists that were deleted take no part', () => {
  expect(withLeft(with3, [{ id: 'c' }]).others.map(({ id }) => id)).toEqual(['c'])
  expect(withLeft(with3, [{ id: 'b' }, { id: 'c' }])).toBe(with3)
})
