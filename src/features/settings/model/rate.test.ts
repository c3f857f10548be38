import { expect, test } from 'vitest'
import { rateFrom } from './rate.ts'

test.each([
  ['0.04', 0.04],
  [' $0.08 ', 0.08],
  ['.5', 0.5],
  ['0', 0],
  ['1.', 1],
  ['100', 100],
])('%j is %d dollars', (typed, rate) => {
  expect(rateFrom(typed)).toEqual({ rate })
})

test.each(['', '-1', '4 cents', '0,04', '1e9', '101', 'NaN', '.'])('%j is no rate', (typed) => {
  expect(rateFrom(typed)).toHaveProperty('error')
})
