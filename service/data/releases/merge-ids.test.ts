import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type IdEntry, mergeIds } from './merge-ids.ts'

const ids = fc.uniqueArray(
  fc.string({ unit: fc.constantFrom('0', '1', 'a', 'b'), minLength: 1, maxLength: 3 }),
)
const entries = ids.map((some) => some.sort().map((id, i): IdEntry => [id, i]))

test('gives each Id of either version once, in order, with its key in both', () => {
  fc.assert(
    fc.property(entries, entries, (before, after) => {
      const [a, b] = [new Map(before), new Map(after)]
      const all = [...new Set([...a.keys(), ...b.keys()])].sort()
      expect([...mergeIds(before, after)]).toEqual(
        all.map((id) => ({ id, before: a.get(id), after: b.get(id) })),
      )
    }),
  )
})
