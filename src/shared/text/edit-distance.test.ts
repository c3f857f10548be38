import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['', 'abc', 3, 3],
  ['plumbng', 'plumbing', 1, 1],
  ['jonh', 'john', 1, 2],
  ['kitten', 'sitting', 3, 3],
])('%j and %j are %d apart, without swaps %d', (a, b, distance, withoutSwaps) => {
  expect(editDistance(a, b, 9)).toBe(distance)
  expect(editDistance(a, b, 9, false)).toBe(withoutSwaps)
})

test.each([true, false])('it is a distance, with swaps %s', (swaps) => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 9, swaps)).toBe(editDistance(b, a, 9, swaps))
      expect(editDistance(a, b, 9, swaps) === 0).toBe(a === b)
      expect(editDistance(a, b, 1, swaps)).toBe(Math.min(2, editDistance(a, b, 9, swaps)))
    }),
  )
})
