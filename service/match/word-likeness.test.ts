import { expect, test } from 'vitest'
import { editDistance } from '#shared/text/edit-distance.ts'
import { oneEditAway } from './one-edit-away.ts'
import { relatedWordsOf, wordLikeness } from './word-likeness.ts'

test.each(
  Object.entries({
    misspelled: ['diagnotic', 'diagnostic'],
    'letters swapped': ['halerpin', 'halperin'],
    'a nickname': ['robert', 'bob'],
    'a nickname of several': ['patricia', 'pat'],
    'an abbreviation of several': ['saint', 'st'],
    'without its vowels': ['probation', 'prbtn'],
    'cut short': ['administrative', 'admin'],
    'another ending': ['engineer', 'engineering'],
  } as const),
)('%s: %j are alike', (_, [a, b]) => {
  expect(wordLikeness(a, b)).toBeGreaterThan(0.7)
  expect(wordLikeness(b, a)).toBe(wordLikeness(a, b))
})

test.each([
  ['cat', 'dog'],
  ['hill', 'hale'],
  ['robert', 'richard'],
  ['1001', '1002'],
  ['inn', 'insurance'],
  ['north', 'south'],
])('%s and %s are not', (a, b) => {
  expect(wordLikeness(a, b)).toBe(0)
})

test('nicknames lead both ways', () => {
  expect(relatedWordsOf('bob')).toContain('robert')
  expect(relatedWordsOf('robert')).toContain('bob')
  expect(relatedWordsOf('chris')).toEqual(expect.arrayContaining(['christopher', 'christine']))
})

test('every word one edit away is found, and no other', () => {
  const letters = 'ab0'
  const words = [...letters].flatMap((a) =>
    [...letters].flatMap((b) => ['', ...letters].map((c) => a + b + c)),
  )
  for (const word of words) {
    const found = new Set(oneEditAway(word))
    for (const other of words)
      expect(found.has(other) && other !== word).toBe(editDistance(word, other, 1) === 1)
    for (const other of found) expect(editDistance(word, other, 1)).toBeLessThanOrEqual(1)
  }
})
