import { singular } from '#shared/text/singular.ts'
import { wordsOf } from './words.ts'

/** Which entries (by their place in a list) hold a word. Words stand as they are spelt and in the singular, sorted. */
export interface WordIndex {
  words: string[]
  places: number[][]
}

/** Indexes the words of some texts; their places are those in the list. */
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

/** Where a word stands or would stand in a sorted list. */
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

/** The places that hold each of the words, spelt so or in the singular, or a longer word that begins so. */
export function placesOf(words: string[], index: WordIndex): number[] {
  const found = words.map((word) => {
    const places = new Set<number>()
    for (const form of new Set([word, singular(word)])) addPlacesOf(form, index, places)
    return places
  })
  const [minCount = new Set<number>(), ...others] = found.sort((a, b) => a.size - b.size)
  return [...minCount].filter((place) => others.every((places) => places.has(place)))
}
