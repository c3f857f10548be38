import { expect, test } from 'vitest'
import { isAnswerOf } from './answers.ts'

test.each([
  [['count', 'companies', {}], true],
  [['count', 'people', {}], false],
  [['comparison', { a: 'people', b: 'companies' }], true],
  [['sics', 'dentist'], true],
  [['service'], false],
  [['data-sets'], false],
])('%j is an answer over companies: %s', (key, expected) => {
  expect(isAnswerOf('companies', key)).toBe(expected)
})
