import { expect, test } from 'vitest'
import { atOnce, SLICE } from '#shared/time-slices.ts'
import { membersOf, membersWhere } from './list.ts'

test.each([
  ['none', [], []],
  ['each once, in the order of the first', ['2', '1', '2', '3', '1'], ['2', '1', '3']],
])('members of ids: %s', (_, given, ids) => {
  expect(membersOf(given)).toEqual({ ids, etags: ids.map(() => '') })
})

test.each<[what: string, includes: (id: string) => boolean, ids: string[], etags: string[]]>([
  ['all', () => true, ['a', 'b', 'c'], ['1', '', '3']],
  ['none', () => false, [], []],
  ['some, each with its own version', (id) => id !== 'b', ['a', 'c'], ['1', '3']],
])('members where %s', (_, includes, ids, etags) => {
  const members = { ids: ['a', 'b', 'c'], etags: ['1', '', '3'] }
  expect(atOnce(membersWhere(members, includes))).toEqual({ ids, etags })
})

test('the work between two pauses is the same for lists of any length', () => {
  for (const length of [SLICE, 3 * SLICE]) {
    let [tested, longest] = [0, 0]
    const steps = membersWhere(membersOf(Array.from({ length }, (_, i) => `${i}`)), () => {
      tested += 1
      return true
    })
    let [before, done] = [0, false]
    while (!done) {
      done = steps.next().done === true
      longest = Math.max(longest, tested - before)
      before = tested
    }
    expect(tested).toBe(length)
    expect(longest).toBeLessThanOrEqual(SLICE)
  }
})
