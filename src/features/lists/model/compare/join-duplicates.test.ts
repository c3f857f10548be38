import fc from 'fast-check'
import { expect, test } from 'vitest'
import { duplicateGroups, recordFacts } from '#lists/duplicates.ts'
import { membersOf } from '#lists/list.ts'
import { overlapOf } from '#lists/sets.ts'
import type { AnyRecord } from '#records/record.ts'
import { atOnce } from '#shared/time-slices.ts'
import { isInList } from './conditions.ts'
import { joinDuplicates } from './join-duplicates.ts'

/** Every record whose id ends alike is the same company at the same address; of those in an even place little was read. */
const letters = 'abcdefgh'
const nameOf = (id: string) => letters[Number(id) % letters.length] as string
const isRead = (id: string) => Number(id) % 5 !== 0
const record = (Id: string) =>
  ({
    Id,
    ETag: '',
    Links: [],
    CompanyName: nameOf(Id),
    Address: '1 Main St',
    PostalCode: '68046',
  }) as AnyRecord

const joined = (lists: readonly string[][]) => {
  const overlap = atOnce(overlapOf(lists.map(membersOf)))
  const facts = overlap.ids
    .filter(isRead)
    .map((id) => recordFacts('companies', record(id), ['nameAndAddress'], []))
  return atOnce(joinDuplicates(overlap, atOnce(duplicateGroups(facts, ['nameAndAddress']))))
}

const isOne = (a: string, b: string) => a === b || (isRead(a) && isRead(b) && nameOf(a) === nameOf(b))

/** Record by record: it is included unless an earlier list has one like it and not itself, and is in every list that has one like it. */
function slowly(lists: readonly string[][]): [id: string, inLists: boolean[]][] {
  return [...new Set(lists.flat())].flatMap((id) => {
    const first = lists.find((list) => list.some((other) => isOne(other, id)))
    if (!first?.includes(id)) return []
    return [[id, lists.map((list) => list.some((other) => isOne(other, id)))]]
  })
}

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 40 }).map(String), { maxLength: 30 })

test('records that are one by name and address appear once, as a slow comparison of every pair finds', () => {
  fc.assert(
    fc.property(fc.array(ids, { minLength: 1, maxLength: 5 }), (lists) => {
      const { ids, masks } = joined(lists)
      expect(ids.map((id, at) => [id, lists.map((_, i) => isInList(masks[at] ?? 0, i))])).toEqual(
        slowly(lists),
      )
    }),
  )
})

test('a list keeps its own doubles, and is left as it is by lists that have nothing of it', () => {
  expect(joined([['1', '9', '2'], ['3']])).toMatchObject({ ids: ['1', '9', '2', '3'] })
  expect(joined([['2'], ['1', '9']])).toMatchObject({ ids: ['2', '1', '9'] })
  expect(joined([['1'], ['9', '17', '2']])).toMatchObject({ ids: ['1', '2'], masks: Uint8Array.of(3, 2) })
})
