import { expect, test } from 'vitest'
import { singular, withoutPlural } from './singular.ts'

test.each([
  ['bakeries', 'bakery', 'bakery'],
  ['services', 'service', 'service'],
  ['boxes', 'box', 'boxe'],
  ['pies', 'pie', 'pie'],
  ['women', 'woman', 'women'],
  ['glass', 'glass', 'glass'],
  ['bus', 'bus', 'bus'],
  ['constructor', 'constructor', 'constructor'],
])('%s is %s, by rule alone %s', (word, one, byRule) => {
  expect(singular(word)).toBe(one)
  expect(withoutPlural(word)).toBe(byRule)
})
