import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  conditionsOf,
  isInList,
  partLabel,
  partsInOrder,
  partsWhere,
  selectionLabel,
} from '#features/lists/model/compare/conditions.ts'
import { countReads } from '#shared/counted.testing.ts'
import { atOnce, inSlices, SLICE } from '#shared/time-slices.ts'
import { type Members, membersOf } from './list.ts'
import { allParts, membersIn, type Overlap, overlapOf, partSizes, setOperations, sizeIn } from './sets.ts'

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 30 })
const several = fc.array(ids, { minLength: 1, maxLength: 6 })
const overlap = (lists: readonly string[][]) => atOnce(overlapOf(lists.map(membersOf)))
const made = (lists: readonly string[][], name: keyof typeof setOperations) =>
  atOnce(membersIn(overlap(lists), setOperations[name](lists.length))).ids

describe('against slow oracles', () => {
  test('every record is in the part of exactly the lists that hold it', () => {
    fc.assert(
      fc.property(several, (lists) => {
        const { ids, masks } = overlap(lists)
        expect(ids).toEqual([...new Set(lists.flat())])
        const expected = ids.map((id) => lists.map((list) => list.includes(id)))
        expect(ids.map((_, at) => lists.map((_, i) => isInList(masks[at] ?? 0, i)))).toEqual(expected)
      }),
    )
  })

  test('the parts are distinguished and cover everything', () => {
    fc.assert(
      fc.property(several, (lists) => {
        const over = overlap(lists)
        const sizes = partSizes(over, lists.length)
        for (const mask of allParts(lists.length))
          expect(atOnce(membersIn(over, new Set([mask]))).ids).toHaveLength(sizes[mask] ?? 0)
        expect(sizeIn(sizes, setOperations.union(lists.length))).toBe(new Set(lists.flat()).size)
      }),
    )
  })

  test('union, intersection and difference keep the order of the first', () => {
    fc.assert(
      fc.property(several, (lists) => {
        const [first = [], ...rest] = lists
        expect(made(lists, 'union')).toEqual([...new Set(lists.flat())])
        expect(made(lists, 'intersection')).toEqual(
          first.filter((id) => rest.every((list) => list.includes(id))),
        )
        expect(made(lists, 'difference')).toEqual(
          first.filter((id) => !rest.some((list) => list.includes(id))),
        )
      }),
    )
  })

  test('conditions and choices of parts say the same', () => {
    const wanted = fc.array(fc.constantFrom('in' as const, 'out' as const, 'any' as const), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(wanted, (conditions) => {
        const parts = partsWhere(conditions)
        const found = conditionsOf(parts, conditions.length)
        expect(found && partsWhere(found)).toEqual(parts.size ? parts : undefined)
      }),
    )
  })
})

test('a version comes from the first list that has it', () => {
  const known = (etag: string): Members => ({ ids: ['1'], etags: [etag] })
  expect(atOnce(overlapOf([known(''), known('a'), known('b')])).etags).toEqual(['a'])
})

test.each<[choice: number[], many: number, label: string]>([
  [[], 3, 'No part selected'],
  [[1], 3, 'A without B and C'],
  [[1], 1, 'A'],
  [[3, 7], 3, 'A and B'],
  [[7], 3, 'A, B and C'],
  [[1, 2, 3, 4, 5, 6, 7], 3, 'A, B or C'],
  [[2, 4, 6], 3, 'B or C without A'],
  [[1, 3], 3, 'A without C'],
  [[1, 2], 2, 'Only in A, and only in B'],
  [[1, 2, 4], 3, '3 parts of A, B and C'],
])('the parts %j of %d lists are called %s', (choice, many, label) => {
  expect(selectionLabel(new Set(choice), many)).toBe(label)
})

test('the parts are in the order of the table', () => {
  expect(partsInOrder(3).map((mask) => partLabel(mask, 3))).toEqual([
    'Only in A',
    'A and B',
    'A and C',
    'In all three',
    'B and C',
    'Only in B',
    'Only in C',
  ])
})

/** How many ids of lists are read between two stops at most, and the answer. */
function longestSlice(lists: readonly Members[]): [longest: number, over: Overlap] {
  let [read, longest] = [0, 0]
  const onRead = () => {
    read++
  }
  const work = overlapOf(lists.map(({ ids, etags }) => ({ ids: countReads(ids, onRead), etags })))
  for (;;) {
    const before = read
    const { done, value } = work.next()
    longest = Math.max(longest, read - before)
    if (done) return [longest, value]
  }
}

test('lists are laid over each other in slices of the same length, however long the lists are', () => {
  const from = (start: number) => Array.from({ length: 20_000 }, (_, i) => String(600_000_000 + start + i))
  const [longest, over] = longestSlice([from(0), from(5000), from(12_000)].map(membersOf))
  expect(partSizes(over, 3)).toEqual([0, 5000, 0, 7000, 7000, 0, 5000, 8000])
  // Each step reads an id and the length of the list.
  expect(longest).toBeLessThan(2 * SLICE + 10)
})

test('sliced work stops on request', async () => {
  const stop = new AbortController()
  stop.abort()
  await expect(inSlices(overlapOf([membersOf(['1'])]), stop.signal)).rejects.toThrow()
})
