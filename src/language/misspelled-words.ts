import { interests, targetModels } from '#contract/interests.ts'
import { stateNames } from '#shared/address/states.ts'
import { editDistance } from '#shared/text/edit-distance.ts'
import { singular } from '#shared/text/singular.ts'
import { choiceWords } from './choice-phrases.ts'
import { everyday, sections } from './industry-words.ts'
import { measures } from './measures.ts'
import { metroAreas } from './metro-areas.ts'
import type { Gap } from './read-clauses.ts'
import { isStop } from './stop-words.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Shorter words have too many others that differ in one letter. */
const MIN_LETTERS = 6

/** The long everyday words of industries, choices, measures, large cities and states. */
const known: readonly string[] = [
  ...new Set(
    [
      ...Object.values(everyday),
      ...Object.keys(sections),
      ...choiceWords.map(([, , phrases]) => phrases),
      ...measures.flatMap(({ before, after }) => [before, after]),
      ...Object.values(interests),
      ...Object.values(targetModels),
      ...Object.keys(metroAreas),
      ...Object.values(stateNames),
      'growers, centers, members, businesses, companies, people, households, homeowners, miles, within, around, between',
    ]
      .flatMap(tokensOf)
      .map(({ word }) => word)
      .filter((word) => word.length >= MIN_LETTERS && !isStop(word)),
  ),
]

const knownWords = new Set(known)

/** Words of this length may differ in two letters: there are few others near them. */
const LONG = 9

/** The one known word that differs by one letter, or by two that are swapped; in a long word by two. */
function respelled(word: string): string | undefined {
  if (knownWords.has(word)) return undefined
  const max = word.length < LONG ? 1 : 2
  const near = known
    .map((other) => ({ other, edits: editDistance(word, other, max) }))
    .filter(({ edits }) => edits > 0 && edits <= max)
  const least = Math.min(...near.map(({ edits }) => edits))
  const nearest = near.filter(({ edits }) => edits === least).map(({ other }) => other)
  return new Set(nearest.map(singular)).size === 1 ? nearest[0] : undefined
}

/** The tokens with long unknown words that are no places spelled as known ones: "resturants" as "restaurants"; undefined where there are none. */
export function respelledTokens(
  tokens: readonly Token[],
  gaps: readonly Gap[],
  isPlace: (word: string) => boolean,
): Token[] | undefined {
  let isChanged = false
  const all = tokens.map((token, i): Token => {
    const isUnread = gaps.some(({ from, to, why }) => !why && i >= from && i < to)
    if (!isUnread || token.sign || token.word.length < MIN_LETTERS || /\d/.test(token.word)) return token
    const word = isPlace(token.word) ? undefined : respelled(token.word)
    if (!word) return token
    isChanged = true
    return { ...token, word, stem: singular(word) }
  })
  return isChanged ? all : undefined
}
