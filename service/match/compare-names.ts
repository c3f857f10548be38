import type { WordWeight } from './word-weights.ts'

/** What two names have in common, in weights of words. */
export interface NameShare {
  both: number
  /** Of the first name only. */
  first: number
  /** Of the second name only. */
  second: number
  /** How rare in the data the words are that both have. */
  rarity: number
}

/** How rare a word is among all names of the data: 0 for one that all have, 1 for one that a single name has. */
export type Rarity = (word: string) => number

/** How likely two words mean the same, 0 to 1. */
export type Likeness = (one: string, other: string) => number

/** The same function, which compares each pair of words once. */
export function cachedLikeness(alike: Likeness): Likeness {
  const cache = new Map<string, Map<string, number>>()
  return (one, other) => {
    let byOther = cache.get(one)
    if (!byOther) {
      byOther = new Map()
      cache.set(one, byOther)
    }
    let likeness = byOther.get(other)
    if (likeness === undefined) {
      likeness = alike(one, other)
      byOther.set(other, likeness)
    }
    return likeness
  }
}

/** Words of one name paired with words of the other, by their positions. */
interface Pairing {
  first: readonly number[]
  second: readonly number[]
  likeness: number
}

const MERGED_MIN = 4
const MERGED_LIKE = 0.85
const INITIALS = 0.8
const MAX_RUN = 4

/** Whether a word consists of the initials of words, each longer than a letter. */
function isInitials(word: string, words: readonly string[], from: number): boolean {
  for (let k = 0; k < word.length; k++) {
    const other = words[from + k] as string
    if (other.length < 2 || other.charCodeAt(0) !== word.charCodeAt(k)) return false
  }
  return true
}

/** How likely a word means several adjacent words: `Pizzaworks` and `Pizza Works`, `RI` and `Rhode Island`. */
function runLikeness(
  word: string,
  words: readonly string[],
  from: number,
  run: number,
  like: Likeness,
): number {
  if (run === 2) {
    const [one, two] = [words[from] as string, words[from + 1] as string]
    const length = one.length + two.length
    const isNear = Math.min(length, word.length) > MERGED_LIKE * Math.max(length, word.length)
    const together = isNear && length >= MERGED_MIN ? like(word, one + two) : 0
    if (together > MERGED_LIKE) return together
  }
  return word.length === run && isInitials(word, words, from) ? INITIALS : 0
}

/** The pairings of one word of a name with several adjacent words of the other. */
function* merged(
  one: readonly string[],
  other: readonly string[],
  oneLeft: readonly number[],
  otherLeft: readonly number[],
  like: Likeness,
): Generator<[at: number, run: number[], likeness: number]> {
  for (const from of otherLeft)
    for (let run = 2; run <= MAX_RUN && otherLeft.includes(from + run - 1); run++)
      for (const i of oneLeft) {
        const likeness = runLikeness(one[i] as string, other, from, run, like)
        if (likeness > 0) yield [i, Array.from({ length: run }, (_, k) => from + k), likeness]
      }
}

function pairingsOf(
  a: readonly string[],
  b: readonly string[],
  [leftA, leftB]: readonly [number[], number[]],
  like: Likeness,
): Pairing[] {
  const pairings: Pairing[] = []
  for (const i of leftA)
    for (const j of leftB) {
      const likeness = like(a[i] as string, b[j] as string)
      if (likeness > 0) pairings.push({ first: [i], second: [j], likeness })
    }
  if (leftB.length > 1)
    for (const [i, run, likeness] of merged(a, b, leftA, leftB, like))
      pairings.push({ first: [i], second: run, likeness })
  if (leftA.length > 1)
    for (const [j, run, likeness] of merged(b, a, leftB, leftA, like))
      pairings.push({ first: run, second: [j], likeness })
  return pairings.sort((x, y) => y.likeness - x.likeness)
}

/**
 * Pairs the words of two names, each once, the most similar pairs first, in any order, and weighs what they share. Pure. A word that
 * is in a name twice counts once.
 */
export function compareNames(
  one: readonly string[],
  other: readonly string[],
  measures: Measures,
): NameShare {
  const { weight, rarity } = measures
  const [a, b] = [unique(one), unique(other)]
  const share: NameShare = { both: 0, first: 0, second: 0, rarity: 0 }
  const leftB = new Set(b.keys())
  const leftA: number[] = []
  a.forEach((word, i) => {
    const j = b.indexOf(word)
    if (j < 0) leftA.push(i)
    else {
      leftB.delete(j)
      share.both += weight(word)
      share.rarity += rarity(word)
    }
  })
  if (leftA.length > 0 && leftB.size > 0) pairUp(a, b, leftA, leftB, measures, share)
  for (const i of leftA) share.first += weight(a[i] as string)
  for (const j of leftB) share.second += weight(b[j] as string)
  return share
}

const unique = (words: readonly string[]) =>
  words.every((word, i) => words.indexOf(word) === i) ? words : [...new Set(words)]

/** How words are weighed and compared. */
export interface Measures {
  weight: WordWeight
  rarity: Rarity
  like: Likeness
}

function weightAt(words: readonly string[], at: readonly number[], weight: WordWeight): number {
  let sum = 0
  for (const i of at) sum += weight(words[i] as string)
  return sum
}

/** Pairs words that are not equal, removes them from the unpaired ones, and adds what they share. */
function pairUp(
  a: readonly string[],
  b: readonly string[],
  leftA: number[],
  leftB: Set<number>,
  { weight, rarity, like }: Measures,
  share: NameShare,
): void {
  for (const { first, second, likeness } of pairingsOf(a, b, [leftA, [...leftB]], like)) {
    if (!first.every((i) => leftA.includes(i)) || !second.every((j) => leftB.has(j))) continue
    for (const i of first) leftA.splice(leftA.indexOf(i), 1)
    for (const j of second) leftB.delete(j)
    const ofA = weightAt(a, first, weight)
    const ofB = weightAt(b, second, weight)
    const weighed = Math.min(ofA, ofB)
    // An initial is evidence of one letter only: the rest of the word does not count as shared.
    const isInitial =
      (a[first[0] as number] as string).length === 1 || (b[second[0] as number] as string).length === 1
    share.both += weighed * likeness
    share.first += (isInitial ? ofA : weighed) - weighed * likeness
    share.second += (isInitial ? ofB : weighed) - weighed * likeness
    share.rarity += likeness * Math.max(...first.map((i) => rarity(a[i] as string)))
  }
}
