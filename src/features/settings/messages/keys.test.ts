import { expect, test } from 'vitest'
import { keyGroups } from './keys.ts'

test.each(keyGroups)('$where: each key does one thing, said once', ({ keys }) => {
  const all = keys.flatMap(([combinations]) => combinations)
  expect(new Set(all).size).toBe(all.length)
  const label = keys.map(([, does]) => does)
  expect(new Set(label).size).toBe(label.length)
})

test('each part of the app is listed once, none without keys', () => {
  expect(new Set(keyGroups.map(({ where }) => where)).size).toBe(keyGroups.length)
  for (const { where, keys } of keyGroups) expect([where, keys.length > 0]).toEqual([where, true])
})

test('a key of the whole app has no other meaning in a part of it', () => {
  const [everywhere, ...parts] = keyGroups.map(({ keys }) => keys.flatMap(([combinations]) => combinations))
  for (const part of parts) expect(part.filter((key) => everywhere?.includes(key))).toEqual([])
})
