import { expect, test } from 'vitest'
import { mistakeOf } from './buyer-score.testing.ts'
import { buyerSentences } from './buyer-sentences.testing.ts'
import { outsideSentencesA } from './outside-sentences-a.testing.ts'
import { outsideSentencesB } from './outside-sentences-b.testing.ts'
import { outsideSentencesC } from './outside-sentences-c.testing.ts'
import { outsideSentencesD } from './outside-sentences-d.testing.ts'
import { outsideSentencesE } from './outside-sentences-e.testing.ts'
import { outsideSentencesF } from './outside-sentences-f.testing.ts'
import { outsideSentencesG } from './outside-sentences-g.testing.ts'
import { outsideSentencesH } from './outside-sentences-h.testing.ts'
import { read } from './reader.testing.ts'
import { sentenceReadings } from './sentence-readings.ts'

/** Sentences of buyers that are read right, of 100. */
const GOAL = 95

test.each([
  ['the first list', buyerSentences],
  ['list A', outsideSentencesA],
  ['list B', outsideSentencesB],
  ['list C', outsideSentencesC],
  ['list D', outsideSentencesD],
  ['list E', outsideSentencesE],
  ['list F', outsideSentencesF],
  ['list G', outsideSentencesG],
  ['list H', outsideSentencesH],
])('sentences of list buyers are read right: %s', (_, sentences) => {
  const mistakes = sentences.flatMap((row) => {
    const mistake = mistakeOf(row, sentenceReadings(read, row.on, row.text)[0] ?? read(row.on, row.text))
    return mistake === undefined ? [] : [`${row.text}: ${mistake}`]
  })
  const score = 1 - mistakes.length / sentences.length
  console.info(
    `${(100 * score).toFixed(1)} % of ${sentences.length} sentences. Wrong:\n${mistakes.join('\n')}`,
  )
  expect(score).toBeGreaterThanOrEqual(GOAL / 100)
})
