import { describe, expect, it } from 'vitest'
import { resolveParents } from './parents.ts'

describe('settleParents', () => {
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
    const resolved = resolveParents(wanted)
    expect([...resolved.parents]).toEqual(parents)
    expect(resolved.notes.map(({ note }) => note)).toEqual(notes)
  })

  it('follows a chain of 100,000', () => {
    const chain = Array.from({ length: 100_000 }, (_, i): [number, number] => [i + 1, i + 2])
    expect(resolveParents(chain).parents.size).toBe(100_000)
  })
})
