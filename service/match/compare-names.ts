import { alike } from './alike.ts'
import { givenNames } from './nicknames.ts'
import { titles } from './word-table.ts'

/** How rare a word is among all names: 0 for one that all have, 1 for one that a single name has. */
export type Rarity = (word: string) => number

/** What two names share and what only one of them has, in rarities. */
export interface Shared {
  both: number
  /** Of the first name only. */
  first: number
  /** Of the second name only. */
  second: number
}

/** A degree or a title weighs this much of another word. */
const TITLE = 0.4
/** A letter that stands alone tells little. */
const LETTER = 0.25

/** A first name is shared by more than its number tells: by brothers, partners and namesakes. */
const GIVEN_NAME = 0.6

function weightOf(word: string, rarity: Rarity): number {
  if (word.length === 1) return LETTER * rarity(word)
  return rarity(word) * (titles.has(word) ? TITLE : givenNames.has(word) ? GIVEN_NAME : 1)
}

interface Pair {
  first: readonly number[]
  second: readonly number[]
  likeness: number
}

const range = (from: number, length: number) => Array.from({ length }, (_, i) => from + i)

/** Runs of two words, and of up to four for their initials. */
function* runs(words: readonly string[], most: number) {
  for (let length = 2; length <= most; length++)
    for (let i = 0; i + length <= words.length; i++)
      yield { at: range(i, length), words: words.slice(i, i + length) }
}

const MERGED_LEAST = 4
const INITIALS = 0.8

/** One word of a name for several of the other: `Pizzaworks` and `Pizza Works`, `RI` and `Rhode Island`. */
function merged(one: readonly string[], other: readonly string[], turn: boolean): Pair[] {
  const pairs: Pair[] = []
  for (const run of runs(other, 4)) {
    const whole = run.words.join('')
    const letters = run.words.map((word) => word[0]).join('')
    one.forEach((word, i) => {
      const together = run.words.length === 2 && whole.length >= MERGED_LEAST ? alike(word, whole) : 0
      const likeness =
        together > 0.85 ? together : word === letters && run.words.every((w) => w.length > 1) ? INITIALS : 0
      if (likeness > 0)
        pairs.push(turn ? { first: run.at, second: [i], likeness } : { first: [i], second: run.at, likeness })
    })
  }
  return pairs
}

function pairsOf(a: readonly string[], b: readonly string[]): Pair[] {
  const pairs: Pair[] = []
  a.forEach((word, i) => {
    b.forEach((other, j) => {
      const likeness = alike(word, other)
      if (likeness > 0) pairs.push({ first: [i], second: [j], likeness })
    })
  })
  return [...pairs, ...merged(a, b, false), ...merged(b, a, true)].sort((x, y) => y.likeness - x.likeness)
}

const sum = (items: readonly number[]) => items.reduce((total, item) => total + item, 0)

/** Pairs words of two names, each once, the surest pairs first, in any order, and weighs what is shared. */
export function compareNames(one: readonly string[], other: readonly string[], rarity: Rarity): Shared {
  const [a, b] = [[...new Set(one)], [...new Set(other)]]
  const weights = [a, b].map((words) => words.map((word) => weightOf(word, rarity))) as [number[], number[]]
  const left = [new Set(a.keys()), new Set(b.keys())] as const
  let both = 0
  let lost = 0
  for (const { first, second, likeness } of pairsOf(a, b)) {
    if (!first.every((i) => left[0].has(i)) || !second.every((j) => left[1].has(j))) continue
    for (const i of first) left[0].delete(i)
    for (const j of second) left[1].delete(j)
    const weight = Math.min(
      sum(first.map((i) => weights[0][i] as number)),
      sum(second.map((j) => weights[1][j] as number)),
    )
    both += weight * likeness
    lost += weight * (1 - likeness)
  }
  const rest = (side: 0 | 1) => sum([...left[side]].map((i) => weights[side][i] as number))
  return { both, first: rest(0) + lost, second: rest(1) + lost }
}
