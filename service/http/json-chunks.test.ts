import { expect, it } from 'vitest'
import { jsonChunks } from './json-chunks.ts'

const long = (item: unknown) => Array<unknown>(60).fill(item)

it.each<[name: string, value: unknown, chunks: number]>([
  ['a small object', { a: 1, b: [1, 'x"', null], c: undefined }, 1],
  ['a short list', [{ a: undefined }, undefined, 'é'], 1],
  ['an empty list', [], 1],
  ['a long list', long({ Id: '1', Absent: undefined }), 121],
  ['a long list with absent items', long(undefined), 121],
  ['items with long lists', [{ RequestId: 'a"', Tallies: long({ Count: 1 }), Absent: undefined }], 127],
])('writes %s as JSON.stringify does', (_name, value, count) => {
  const chunks = [...jsonChunks(value)]
  expect(chunks.join('')).toBe(JSON.stringify(value))
  expect(chunks.length).toBe(count)
})
