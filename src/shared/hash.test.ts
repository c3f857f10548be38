import { expect, test } from 'vitest'
import { hashCodePoints, hashForBuckets, hashText, hashText53, mixNumbers } from './hash.ts'

// Stored values: those of the first three rows of `hashText` are the published ones of FNV-1a.
test.each([
  ['', 2166136261, 447806413, 5566756523122117],
  ['a', 3826002220, 187517516, 8746709019273516],
  ['foobar', 3214735720, 2552032444, 6093320562211176],
  ['é🗺️', 3833189908, 1690528345, 4962421931890196],
])('the hashes of %o never change', (text, plain, forBuckets, long) => {
  expect([hashText(text), hashForBuckets(text), hashText53(text)]).toEqual([plain, forBuckets, long])
})

test('code points and code units differ outside the basic plane alone', () => {
  expect(hashCodePoints([...'Québec'])).toBe(hashText('Québec'))
  expect(hashCodePoints([...'🗺'])).not.toBe(hashText('🗺'))
})

test.each([
  [0, 0, 3111453765],
  [1, 2, 2459351802],
  [2, 1, 352681097],
])('%d and %d are mixed into %d', (a, b, mixed) => {
  expect(mixNumbers(a, b)).toBe(mixed)
})
