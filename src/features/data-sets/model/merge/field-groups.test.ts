import { expect, test } from 'vitest'
import type { MergedField } from '#contract/merges.ts'
import { fieldGroups, withWinner } from './field-groups.ts'

/** A number for each percent, from those that are not 0. */
const bins = (numbers: Readonly<Record<number, number>> = {}) =>
  Array.from({ length: 101 }, (_, percent) => numbers[percent] ?? 0)

const example = (from: string) => ({ name: 'Ann’s', into: '', from })
const fields: MergedField[] = [
  {
    ...{ field: 'Phone', group: 'phone', unit: 'Phone', completes: bins({ 90: 3, 60: 2 }) },
    ...{ conflicts: bins({ 95: 1 }), completed: example('1'), conflict: example('2') },
  },
  {
    field: 'Fax',
    group: 'phone',
    unit: 'Fax',
    completes: bins({ 60: 9 }),
    conflicts: bins(),
    completed: example('3'),
  },
  { field: 'City', group: 'address', unit: 'Address', completes: bins({ 20: 1 }), conflicts: bins() },
]

test.each([
  [80, 50, 3, 1, 'Phone'],
  [60, 50, 14, 1, 'Fax'],
  [96, 50, 0, 0, undefined],
])('fields at %i percent, in doubt from %i', (threshold, doubt, completes, conflicts, expected) => {
  const [group, ...others] = fieldGroups(fields, { threshold, doubt })
  // No pair in doubt or above concerns the address.
  expect(others).toEqual([])
  expect([group?.name, group?.completes, group?.conflicts]).toEqual(['phone', completes, conflicts])
  expect(group?.completed?.field).toBe(expected)
  expect(group?.units.map(({ name }) => name)).toEqual(['Phone', 'Fax'])
})

test('a field has a winner of its own, or is as its group', () => {
  const winners = withWinner({ phone: 'from' }, 'Fax', 'into')
  expect(winners).toEqual({ phone: 'from', Fax: 'into' })
  expect(withWinner(winners, 'Fax', undefined)).toEqual({ phone: 'from' })
})
