import { singular } from '#shared/text/singular.ts'
import { wordsOf } from './words.ts'

/** The entries (by their position in a list) that have a word. Words are in their original form and in the singular, sorted. */
export interface WordIndex {
  words: string[]
  places: number[][]
}

/** Indexes the words of texts by the positions of the texts in the list. */
export function indexWords(texts: string[]): WordIndex {
  const found = new Map<string, Set<number>>()
  const forms = new Map<string, string[]>()
  for (const [place, text] of texts.entries())
    for (const word of wordsOf(text)) {
      if (!forms.has(word)) forms.set(word, [...new Set([word, singular(word)])])
      for (const form of forms.get(word) ?? []) {
        const places = found.get(form)
        if (places) places.add(place)
        else found.set(form, new Set([place]))
      }
    }
  const words = [...found.keys()].sort()
  return { words, places: words.map((word) => [...(found.get(word) ?? [])]) }
}

/** The position of a word in a sorted list, or where it would be. */
function positionOf(word: string, sorted: string[]): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

function addPlacesOf(beginning: string, { words, places }: WordIndex, found: Set<number>): void {
  for (let i = positionOf(beginning, words); words[i]?.startsWith(beginning); i++)
    for (const place of places[i] ?? []) found.add(place)
}

/** The positions of entries that have each of the words, as given or in the singular, or a longer word that begins with it. */
export function placesOf(words: string[], index: WordIndex): number[] {
  const found = words.map((word) => {
    const places = new Set<number>()
    for (const form of new Set([word, singular(word)])) addPlacesOf(form, index, places)
    return places
  })
  const [minCount = new Set<number>(), ...others] = found.sort((a, b) => a.size - b.size)
  return [...minCount].filter((place) => others.every((places) => places.has(place)))
}
