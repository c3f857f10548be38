import { expect, test } from 'vitest'
import { sizeText } from './size.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [5000, '5.0 kB'],
  [24_100_000, '24.1 MB'],
  [2.1e9, '2.1 GB'],
  [3e15, '3000.0 TB'],
])('%d', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
