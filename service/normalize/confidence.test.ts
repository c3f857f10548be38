import { expect, it } from 'vitest'
import { readConfidence } from './confidence.ts'

it.each<[string, boolean, object]>([
  ['0.871', false, { value: 87 }],
  ['.5', false, { value: 50 }],
  ['1', false, { value: 100 }],
  ['1', true, { value: 1 }],
  ['1%', false, { value: 1 }],
  ['0', false, { value: 0 }],
  ['87', false, { value: 87 }],
  ['87 %', false, { value: 87 }],
  [' 100 ', true, { value: 100 }],
  ['101', false, { note: 'confidenceUnreadable' }],
  ['-1', false, { note: 'confidenceUnreadable' }],
  ['high', false, { note: 'confidenceUnreadable' }],
  ['', false, {}],
])('%s, in percent: %s', (cell, isPercent, expected) => {
  expect(readConfidence(cell, isPercent)).toEqual(expected)
})
