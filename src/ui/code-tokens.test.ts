import { expect, test } from 'vitest'
import { tokensOf } from './code-tokens.ts'

test('names, texts, numbers and words are distinguished', () => {
  const kinds = tokensOf('{ "City": "Omaha", "Limit": -10, "On": true }').filter(({ kind }) => kind)
  expect(kinds.map(({ text, kind }) => [text, kind])).toEqual([
    ['"City"', 'name'],
    ['"Omaha"', 'text'],
    ['"Limit"', 'name'],
    ['-10', 'number'],
    ['"On"', 'name'],
    ['true', 'word'],
  ])
})

test.each(['', '"a\\"b": \'it\' 12.5 x', 'no quotes', '"open'])('nothing of %j is lost', (code) => {
  expect(
    tokensOf(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code)
})
