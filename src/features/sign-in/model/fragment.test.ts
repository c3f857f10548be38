import { expect, it } from 'vitest'
import { readFragment, type SignInFragment } from './fragment.ts'

it.each<[string, SignInFragment]>([
  ['', {}],
  ['#', {}],
  ['#link=abc-_1', { link: 'abc-_1' }],
  ['#problem=late', { problem: 'late' }],
  ['#other=1', {}],
])('%s', (hash, fragment) => {
  expect(readFragment(hash)).toEqual(fragment)
})
