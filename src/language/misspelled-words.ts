import { interests, targetModels } from '#contract/interests.ts'
import { editDistance } from '#shared/text/edit-distance.ts'
import { singular } from '#shared/text/singular.ts'
import { choiceWords } from './choice-phrases.ts'
import { everyday, sections } from './industry-words.ts'
import { measures } from './measures.ts'
import type { Gap } from './read-clauses.ts'
import { isStop } from './stop-words.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Shorter words have too many others that differ in one letter. */
const MIN_LETTERS = 6

/** The long everyday words of industries, choices and measures. */
const known: readonly string[] = [
  ...new Set(
    [
      ...Object.values(everyday),
      ...Object.keys(sections),
      ...choiceWords.map(([, , phrases]) => phrases),
      ...measures.flatMap(({ before, after }) => [before, after]),
      ...Object.values(interests),
      ...Object.values(targetModels),
      'businesses, companies, people, households, homeowners, miles, within, around, between',
    ]
      .flatMap(tokensOf)
      .map(({ word }) => word)
      .filter((word) => word.length >= MIN_LETTERS && !isStop(word)),
  ),
]

/** The one known word that differs by one letter, or two letters that are swapped. */
function respelled(word: string): string | undefined {
  const near = known.filter((other) => editDistance(word, other, 1) === 1)
  return new Set(near.map(singular)).size === 1 ? near[0] : undefined
}

/** The tokens with long unknown words spelled as known ones: "resturants" as "restaurants"; undefined where there are none. */
export function respelledTokens(tokens: readonly Token[], gaps: readonly Gap[]): Token[] | undefined {
  let isChanged = false
  const all = tokens.map((token, i): Token => {
    const isUnread = gaps.some(({ from, to, why }) => !why && i >= from && i < to)
    if (!isUnread || token.sign || token.word.length < MIN_LETTERS || /\d/.test(token.word)) return token
    const word = respelled(token.word)
    if (!word) return token
    isChanged = true
    return { ...token, word, stem: singular(word) }
  })
  return isChanged ? all : undefined
}
