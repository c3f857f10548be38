import type { Sic } from '#contract/sic.ts'
import { singular } from '#shared/text/singular.ts'
import { indexWords, placesOf, type WordIndex } from './word-index.ts'
import { wordsOf } from './words.ts'

/** A description of a code, with what decides its rank. */
export interface SearchEntry extends Sic {
  preferred: boolean
  weight: number
}

export interface SearchIndex {
  entries: SearchEntry[]
  index: WordIndex
}

export function indexEntries(entries: SearchEntry[]): SearchIndex {
  return { entries, index: indexWords(entries.map(({ Description }) => Description)) }
}

/** The larger the better: the very words, whole words before beginnings, larger trades, few words. */
function merit({ Description, weight }: SearchEntry, asked: string[]): number {
  const words = wordsOf(Description).map(singular)
  const [text, phrase] = [words.join(' '), asked.join(' ')]
  return (
    (text === phrase ? 100 : 0) +
    (asked.every((word) => words.includes(word)) ? 40 : 0) +
    (text.startsWith(phrase) ? 4 : 0) +
    (text.endsWith(phrase) ? 4 : 0) +
    2 * Math.log10(1 + weight) -
    words.length
  )
}

/**
 * The descriptions that have every word or its beginning: preferred codes first, those which most people mean, then the best
 * first; equals in the order of their codes. No words: none.
 */
export function rank({ entries, index }: SearchIndex, words: string[], preferredOnly: boolean): Sic[] {
  const asked = words.map(singular)
  return placesOf(words, index)
    .map((place) => entries[place] as SearchEntry)
    .filter(({ preferred }) => preferred || !preferredOnly)
    .map((entry) => ({ entry, merit: merit(entry, asked) }))
    .sort(
      (a, b) =>
        Number(b.entry.preferred) - Number(a.entry.preferred) ||
        b.merit - a.merit ||
        (a.entry.Id < b.entry.Id ? -1 : 1),
    )
    .map(({ entry: { Id, Description } }) => ({ Id, Description }))
}
