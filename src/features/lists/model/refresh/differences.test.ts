import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Members } from '#lists/list.ts'
import type { AnyRecord } from '#records/record.ts'
import { atOnce } from '#shared/time-slices.ts'
import { changedFields, differenceOf } from './differences.ts'
import { manualEditsOf, refreshedMembers, type StoredVersion } from './manual-edits.ts'

const members = (versions: Record<string, string>): Members => ({
  ids: Object.keys(versions),
  etags: Object.values(versions),
})
const some = fc
  .dictionary(fc.constantFrom('r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7'), fc.constantFrom('a', 'b', ''))
  .map(members)
const etagOf = ({ ids, etags }: Members, id: string) => etags[ids.indexOf(id)]

test('new, removed and changed records are found by id and version', () => {
  fc.assert(
    fc.property(some, some, (before, after) => {
      const { added, removed, changed, same, unknown } = atOnce(differenceOf(before, after))
      expect(added).toEqual(after.ids.filter((id) => !before.ids.includes(id)))
      expect(removed).toEqual(before.ids.filter((id) => !after.ids.includes(id)))
      const both = after.ids.filter((id) => before.ids.includes(id))
      const known = both.filter((id) => etagOf(before, id) && etagOf(after, id))
      expect(changed).toEqual(known.filter((id) => etagOf(before, id) !== etagOf(after, id)))
      expect(unknown).toBe(both.length - known.length)
      expect(same + changed.length + unknown).toBe(both.length)
    }),
  )
})

const record = (fields: Partial<AnyRecord>) => ({ ETag: 'e', Id: '1', Links: [], ...fields }) as AnyRecord
const read = (fields: Partial<AnyRecord>, requested = Object.keys(fields)) => ({
  record: record(fields),
  fields: requested,
})

test.each<[name: string, before: ReturnType<typeof read>, after: ReturnType<typeof read>, fields: string[]]>([
  ['nothing', read({ City: 'Omaha' }), read({ City: 'Omaha' }), []],
  ['another value', read({ City: 'Omaha' }), read({ City: 'Papillion' }), ['City']],
  ['a value that is removed', read({ City: 'Omaha' }), read({}, ['City']), ['City']],
  ['a value that came', read({}, ['City']), read({ City: 'Omaha' }), ['City']],
  ['a field that was not read again', read({ City: 'Omaha' }), read({}), []],
  ['a field that was not read before', read({}), read({ City: 'Omaha' }), []],
  ['the version alone', read({ ETag: 'a' }), read({ ETag: 'b' }), []],
  [
    'parts in another order',
    read({ Location: { Latitude: 1, Longitude: 2 } }),
    read({ Location: { Longitude: 2, Latitude: 1 } }),
    [],
  ],
  [
    'another part',
    read({ SicList: [{ Code: '1' }, { Code: '2' }] }),
    read({ SicList: [{ Code: '2' }, { Code: '1' }] }),
    ['SicList'],
  ],
])('%s', (_name, before, after, fields) => expect(changedFields(before, after)).toEqual(fields))

const step = (versions: Record<string, string>, refreshed = false) => ({
  members: members(versions),
  refreshed,
})

const manualEdits = (steps: readonly StoredVersion[]) => atOnce(manualEditsOf(steps))

test('records removed by hand remain removed from a refreshed list, added ones remain', () => {
  const hand = manualEdits([
    step({ a: '1', b: '1', c: '1' }),
    step({ a: '1', c: '1' }),
    step({ a: '1', c: '1', x: '1', y: '1' }),
    // c is removed and d is new: that is the service's doing.
    step({ a: '1', d: '1', x: '1', y: '1' }, true),
    step({ a: '1', d: '1', x: '1' }),
  ])
  expect([...hand.removed]).toEqual(['b', 'y'])
  expect([...hand.added.keys()]).toEqual(['x'])
  const found = members({ a: '2', b: '2', c: '2', d: '1' })
  expect(refreshedMembers(found, hand, members({ x: '9' }))).toEqual(
    members({ a: '2', c: '2', d: '1', x: '9' }),
  )
})

test('a record that was removed and added again counts as unchanged', () => {
  const hand = manualEdits([step({ a: '1', b: '1' }), step({ a: '1' }), step({ a: '1', b: '1' })])
  expect(hand.removed.size).toBe(0)
  expect(refreshedMembers(members({ a: '1', b: '1' }), hand, members({ b: '1' }))).toEqual(
    members({ a: '1', b: '1' }),
  )
})
