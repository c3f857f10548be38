import { expect, test } from 'vitest'
import { recordBits } from '#service/store/names/found-records.ts'
import { changedNames, NO_CHANGED_NAMES, withChangedNames } from './changed-names.ts'

const correction = (pos: number, cells: Record<string, string | null>) => ({
  fields: [],
  pos,
  seq: pos,
  record: { body: new Uint8Array(), cells: new Map(Object.entries(cells)) },
  isExcluded: false,
})

/** The index says that 1, 3 and 5 have "deli". */
function indexed() {
  const bits = recordBits(40)
  for (const record of [1, 3, 5]) bits.add(record)
  return bits.found()
}

const recordsOf = (names: typeof NO_CHANGED_NAMES) => withChangedNames(indexed(), 'deli', names).slice(0, 40)

test.each([
  ['a name that has lost the text', [correction(3, { CompanyNameKey: 'bar' })], [], [1, 5]],
  ['a name that has got it', [correction(8, { CompanyNameKey: 'ann deli' })], [], [1, 3, 5, 8]],
  ['a name that has it still', [correction(3, { CompanyNameKey: 'new deli' })], [], [1, 3, 5]],
  ['a name that was cleared', [correction(3, { CompanyNameKey: null })], [], [1, 5]],
  ['another corrected column', [correction(3, { PhoneKey: '4025550100' })], [], [1, 3, 5]],
  ['forgotten records', [], [1, 7], [3, 5]],
  ['a corrected one that is forgotten', [correction(8, { CompanyNameKey: 'deli' })], [8], [1, 3, 5]],
])('%s', (_, corrections, excluded, expected) => {
  const byId = new Map(corrections.map((one) => [String(one.pos), one]))
  expect(recordsOf(changedNames({ corrections: byId, excluded: new Set(excluded) }))).toEqual(expected)
})

test('nothing changed', () => {
  expect(recordsOf(NO_CHANGED_NAMES)).toEqual([1, 3, 5])
})
