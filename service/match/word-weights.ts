import { readFileSync } from 'node:fs'
import type { Kind } from '#contract/kind.ts'
import { generations, titles } from '#shared/text/name-words.ts'
import { givenNames } from '#shared/text/nicknames.ts'

/** How much a word identifies a name, 0 to 1. It does not depend on the data, so that a Score does not either. */
export type WordWeight = (word: string) => number

/** Common words of company names with their weights, written by `scripts/train-match`. */
export const wordsFile = new URL('./common-words.tsv', import.meta.url)

const common: ReadonlyMap<string, number> = new Map(
  readFileSync(wordsFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([word = '', weight]) => [word, Number(weight)]),
)

/** A degree or a title of a business in a person's name. */
const TITLE = 0.4
/** A single letter, an initial. */
const LETTER = 0.25
/** A store number: often present, often missing. */
const STORE_NUMBER = 0.15
/** Partners, brothers and namesakes share a first name. */
const GIVEN_NAME = 0.6
const GENERATION = 0.2
/** `de`, `la`, `van`: small words of surnames. */
const PARTICLE = 0.3
const particles = new Set(
  'de del della di da dos du la las le los van von der den el al bin ibn san st'.split(' '),
)

function companyWeight(word: string): number {
  if (word.length === 1) return LETTER
  if (word.startsWith('#')) return STORE_NUMBER
  if (titles.has(word)) return TITLE
  const weight = common.get(word) ?? 1
  return givenNames.has(word) ? Math.min(weight, GIVEN_NAME) : weight
}

function personWeight(word: string): number {
  if (word.length === 1) return LETTER
  if (generations.has(word)) return GENERATION
  if (particles.has(word)) return PARTICLE
  return givenNames.has(word) ? GIVEN_NAME : 1
}

/** The weight of words in the names of a kind. */
export const wordWeights: Record<Kind, WordWeight> = { companies: companyWeight, people: personWeight }
