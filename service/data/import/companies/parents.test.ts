import { describe, expect, it } from 'vitest'
import { resolveParents } from './parents.ts'

describe('resolveParents', () => {
  it.each<[string, [number, number | undefined][], [number, number][], string[]]>([
    [
      'a chain',
      [
        [1, 2],
        [2, 3],
      ],
      [
        [1, 2],
        [2, 3],
      ],
      [],
    ],
    ['a parent that is no row', [[1, undefined]], [], ['parentMissing']],
    ['itself', [[1, 1]], [], ['parentSelf']],
    [
      'two of each other',
      [
        [1, 2],
        [2, 1],
      ],
      [],
      ['parentCycle', 'parentCycle'],
    ],
    [
      'a circle of three with a branch',
      [
        [1, 2],
        [2, 3],
        [3, 1],
        [4, 1],
      ],
      [[4, 1]],
      ['parentCycle', 'parentCycle', 'parentCycle'],
    ],
    [
      'two branches of one',
      [
        [1, 3],
        [2, 3],
      ],
      [
        [1, 3],
        [2, 3],
      ],
      [],
    ],
  ])('%s', (_, wanted, parents, notes) => {
    const { parentOf, noteOf } = resolveParents(wanted, 5)
    const rows = [1, 2, 3, 4]
    expect(rows.flatMap((row) => (parentOf(row) === undefined ? [] : [[row, parentOf(row)]]))).toEqual(
      parents,
    )
    expect(rows.flatMap((row) => noteOf(row) ?? [])).toEqual(notes)
  })

  it('follows a chain of 100,000', () => {
    const chain = Array.from({ length: 100_000 }, (_, i): [number, number] => [i + 1, i + 2])
    const { parentOf, noteOf } = resolveParents(chain, 100_002)
    expect([parentOf(1), parentOf(100_000), noteOf(100_000)]).toEqual([2, 100_001, undefined])
  })
})
