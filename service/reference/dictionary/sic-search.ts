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

/** How well a description fits: exact words first, then whole words before prefixes, larger trades, fewer words. */
function merit({ Description, weight }: SearchEntry, query: string[]): number {
  const words = wordsOf(Description).map(singular)
  const [text, phrase] = [words.join(' '), query.join(' ')]
  return (
    (text === phrase ? 100 : 0) +
    (query.every((word) => words.includes(word)) ? 40 : 0) +
    (text.startsWith(phrase) ? 4 : 0) +
    (text.endsWith(phrase) ? 4 : 0) +
    2 * Math.log10(1 + weight) -
    words.length
  )
}

/**
 * The descriptions that have every word or its prefix: preferred codes first, then the best first; equals in the order of their codes.
 * No words: none.
 */
export function rank({ entries, index }: SearchIndex, words: string[], preferredOnly: boolean): Sic[] {
  const query = words.map(singular)
  return placesOf(words, index)
    .map((place) => entries[place] as SearchEntry)
    .filter(({ preferred }) => preferred || !preferredOnly)
    .map((entry) => ({ entry, merit: merit(entry, query) }))
    .sort(
      (a, b) =>
        Number(b.entry.preferred) - Number(a.entry.preferred) ||
        b.merit - a.merit ||
        (a.entry.Id < b.entry.Id ? -1 : 1),
    )
    .map(({ entry: { Id, Description } }) => ({ Id, Description }))
}
