import type { NameIndex, Range } from './name-index.ts'
import { intersect, lowerBound, unite } from './sorted.ts'
import { relatedWordsOf } from './word-likeness.ts'
import type { WordWeight } from './word-weights.ts'

/** Longer lists of records are not used: they cost more than they narrow. */
export const MAX_LIST = 2_000_000
/** Similar words that are looked up for a word. */
const MAX_SIMILAR = 16
const MIN_LETTERS = 4
const RELATED_LIKENESS = 0.92

/** Records that have a word or a variant of it, and the weight of that. */
export interface WordMatch {
  records: Uint32Array
  weight: number
  /** The word of the query. */
  word: string
}

const within = (list: Uint32Array, [from, to]: Range) =>
  list.subarray(lowerBound(list, from), lowerBound(list, to))

/** Records of a range by a word of their names. */
const having = (index: NameIndex, word: string, range: Range) => within(index.withWord(word), range)

/** Records whose names have the two parts of a word apart: `Pizza Works` for `pizzaworks`. */
function whereSplit(index: NameIndex, word: string, range: Range): Uint32Array[] {
  const found: Uint32Array[] = []
  for (let at = 3; at <= word.length - 3; at++) {
    const [a, b] = [word.slice(0, at), word.slice(at)]
    if (index.count(a) === 0 || index.count(b) === 0) continue
    found.push(intersect(having(index, a, range), having(index, b, range)))
  }
  return found
}

function matchesOfWord(index: NameIndex, word: string, weight: number, range: Range): WordMatch[] {
  const matches = [{ records: having(index, word, range), weight, word }]
  const split = whereSplit(index, word, range)
  if (split.length > 0) matches.push({ records: unite(split), weight, word })
  for (const other of relatedWordsOf(word))
    matches.push({ records: having(index, other, range), weight: weight * RELATED_LIKENESS, word })
  const similar = word.length >= MIN_LETTERS ? index.similar(word) : []
  for (const other of similar.slice(0, MAX_SIMILAR))
    matches.push({ records: having(index, other, range), weight: weight * (1 - 1 / word.length), word })
  return matches
}

/** The records by the words of a name, by every two neighbors written as one, and by the whole, the shortest list first. */
export function wordMatchesOf(
  index: NameIndex,
  name: readonly string[],
  weight: WordWeight,
  range: Range,
): WordMatch[] {
  const identifying = new Set(name.filter((word) => word.length > 1 || name.length === 1))
  const single = [...identifying].flatMap((word) => matchesOfWord(index, word, weight(word), range))
  const joined = name.slice(1).map((after, i): WordMatch => {
    const word = (name[i] as string) + after
    return { records: having(index, word, range), weight: weightOf(name.slice(i, i + 2), weight), word }
  })
  const whole = within(index.withName(name), range)
  return [...single, ...joined, { records: whole, weight: weightOf(name, weight), word: '' }]
    .filter(({ records }) => records.length > 0 && records.length <= MAX_LIST)
    .sort((a, b) => a.records.length - b.records.length)
}

/** The weight of all words of a name. */
export const weightOf = (name: readonly string[], weight: WordWeight) =>
  name.reduce((sum, word) => sum + weight(word), 0)

/** For each match the maximum weight of a record that has none of the matches before it. */
export function maxRemainingWeights(matches: readonly WordMatch[]): number[] {
  const maxWeights = new Map<string, number>()
  let sum = 0
  return matches
    .toReversed()
    .map(({ word, weight }) => {
      const before = maxWeights.get(word) ?? 0
      if (weight > before) {
        maxWeights.set(word, weight)
        sum += weight - before
      }
      return sum
    })
    .reverse()
}
