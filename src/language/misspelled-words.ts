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

/** Shorter words have too many others that differ in one letter; those of five letters may have two swapped. */
const MIN_LETTERS = 5
const MIN_EDITED = 6

const cities = `albuquerque allentown anchorage arlington asheville augusta bakersfield baltimore bismarck boise bridgeport brooklyn buffalo
cambridge carlsbad champaign chandler charleston charlotte chattanooga chesapeake clarksville clearwater cleveland
colorado columbia columbus corpus dayton daytona denver dallas diego durham evansville fargo fayetteville fresno gainesville glendale
greensboro greenville henderson hialeah hollywood honolulu huntington huntsville irvine jackson jacksonville joliet killeen knoxville
lafayette lancaster lansing laredo lexington lincoln lubbock madison manhattan mckinney miami midland mobile modesto montgomery
murfreesboro naperville nashville norfolk oceanside odessa ogden olathe omaha orlando oxnard pasadena pensacola peoria plano provo pueblo
queens raleigh reno roanoke rochester rockford salinas sarasota savannah scottsdale scranton shreveport spokane springfield stamford
stockton syracuse tacoma tallahassee tempe toledo topeka tucson tulsa tyler visalia waco warren waterbury wichita wilmington winston
worcester yonkers youngstown`

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
      ...cities.split(/\s+/),
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

const isLong = (...words: string[]) => words.every((word) => word.length >= MIN_EDITED)

/** Whether two words differ by two neighboring letters that are swapped: "deigo" and "diego". */
function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, i) => letter !== b[i])
  return (
    a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  )
}

/** The one known word that differs by one letter, or by two that are swapped; in a long word by two. */
function respelled(word: string): string | undefined {
  if (knownWords.has(word)) return undefined
  const max = word.length < LONG ? 1 : 2
  const near = known
    .map((other) => ({ other, edits: editDistance(word, other, max) }))
    .filter(
      ({ other, edits }) => edits > 0 && edits <= max && (isLong(word, other) || isSwapped(word, other)),
    )
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
