import { relatedWordsOf } from './alike.ts'
import type { NameIndex, Range } from './name-index.ts'
import { intersect, lowerBound, unite } from './sorted.ts'
import type { WordWeight } from './word-weights.ts'

/** A longer list of records costs more than it tells. */
export const MAX_LIST = 2_000_000
/** Spellings of a word that are looked up. */
const MAX_SPELLINGS = 16
const MIN_LETTERS = 4
const RELATED_LIKENESS = 0.92

/** Records that have a word, or what may stand for it, and the weight of having it. */
export interface Clue {
  records: Uint32Array
  weight: number
  /** The word of the query that it stands for. */
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

function cluesOfWord(index: NameIndex, word: string, weight: number, range: Range): Clue[] {
  const clues = [{ records: having(index, word, range), weight, word }]
  const split = whereSplit(index, word, range)
  if (split.length > 0) clues.push({ records: unite(split), weight, word })
  for (const other of relatedWordsOf(word))
    clues.push({ records: having(index, other, range), weight: weight * RELATED_LIKENESS, word })
  const similar = word.length >= MIN_LETTERS ? index.similar(word) : []
  for (const other of similar.slice(0, MAX_SPELLINGS))
    clues.push({ records: having(index, other, range), weight: weight * (1 - 1 / word.length), word })
  return clues
}

/** The records by the words of a name, by every two neighbors written as one, and by the whole, the shortest list first. */
export function cluesOf(index: NameIndex, name: readonly string[], weight: WordWeight, range: Range): Clue[] {
  const identifying = new Set(name.filter((word) => word.length > 1 || name.length === 1))
  const single = [...identifying].flatMap((word) => cluesOfWord(index, word, weight(word), range))
  const joined = name.slice(1).map((after, i): Clue => {
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

/** For each clue the most weight that a record can have which has none of the clues before it. */
export function mostLeft(clues: readonly Clue[]): number[] {
  const most = new Map<string, number>()
  let sum = 0
  return clues
    .toReversed()
    .map(({ word, weight }) => {
      const before = most.get(word) ?? 0
      if (weight > before) {
        most.set(word, weight)
        sum += weight - before
      }
      return sum
    })
    .reverse()
}
