import { expect, test } from 'vitest'
import { isAddress } from './server-file.ts'

test.each([
  ['https://data.example/a.csv', true],
  [' HTTP://data.example/a.csv', true],
  ['s3://bucket/a.csv', true],
  ['/srv/data/a.csv', false],
  ['data/https/a.csv', false],
  ['C:\\data\\a.csv', false],
])('%s is an address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected)
})
