import { withoutAccents } from '../text/fold.ts'
import { placeBeginnings } from './place-words.ts'

/** Most names need none, and there are thirty thousand. */
const NEEDS_FOLDING = /[^ -&(-~]/

/** A name in plain small letters, words apart by one space, without accents and apostrophes: `O'Fallon` is `ofallon`. */
export function plainWords(name: string): string[] {
  const letters = NEEDS_FOLDING.test(name) ? withoutAccents(name).replace(/['’ʻ]/g, '') : name
  const plain = letters.toLowerCase()
  return plain.split(/[^a-z0-9]+/).filter(Boolean)
}

/** A name as it is compared: plain words, short ones written in full (`St. Louis` is `saint louis`). */
export function readable(name: string): string {
  return plainWords(name)
    .map((word) => placeBeginnings.get(word) ?? word)
    .join(' ')
}
