import { expect, test } from 'vitest'
import { mistakeOf } from './buyer-score.testing.ts'
import { buyerSentences } from './buyer-sentences.testing.ts'
import { outsideSentencesA } from './outside-sentences-a.testing.ts'
import { outsideSentencesB } from './outside-sentences-b.testing.ts'
import { outsideSentencesC } from './outside-sentences-c.testing.ts'
import { read } from './reader.testing.ts'
import { sentenceReadings } from './sentence-readings.ts'

/** Sentences of buyers that are read right, of 100: those of lists that the grammar was made with, and of the last one. */
const GOAL = 95
const FIRST_GOAL = 90

test.each([
  ['the first list', buyerSentences, GOAL],
  ['list A', outsideSentencesA, GOAL],
  ['list B', outsideSentencesB, GOAL],
  ['list C', outsideSentencesC, FIRST_GOAL],
])('sentences of list buyers are read right: %s', (_, sentences, goal) => {
  const mistakes = sentences.flatMap((row) => {
    const mistake = mistakeOf(row, sentenceReadings(read, row.on, row.text)[0] ?? read(row.on, row.text))
    return mistake === undefined ? [] : [`${row.text}: ${mistake}`]
  })
  const score = 1 - mistakes.length / sentences.length
  console.info(
    `${(100 * score).toFixed(1)} % of ${sentences.length} sentences. Wrong:\n${mistakes.join('\n')}`,
  )
  expect(score).toBeGreaterThanOrEqual(goal / 100)
})
