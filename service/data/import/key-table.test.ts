import { describe, expect, it } from 'vitest'
import { newKeyTable } from './key-table.ts'

describe('key table', () => {
  it('keeps a number for each key, and none for others', () => {
    const table = newKeyTable()
    table.set([1, 2, 3], 7)
    table.set([1, 2, 4], 8)
    table.set([1, 2, 3], 9)
    expect([table.get([1, 2, 3]), table.get([1, 2, 4]), table.get([3, 2, 1]), table.size]).toEqual([
      9, 8, 0, 2,
    ])
  })

  it('has every number of a million near keys', () => {
    const table = newKeyTable()
    const count = 1_000_000
    for (let i = 0; i < count; i++) table.set([i % 7, i, 0], i + 1)
    let wrong = 0
    for (let i = 0; i < count; i++) if (table.get([i % 7, i, 0]) !== i + 1) wrong += 1
    expect([wrong, table.size]).toEqual([0, count])
  })

  it('takes more keys than a Map does', { timeout: 120_000 }, () => {
    const table = newKeyTable()
    const count = 2 ** 24 + 1
    for (let i = 0; i < count; i++) table.set([i, 0, 0], 1)
    expect(table.size).toBe(count)
  })
})
