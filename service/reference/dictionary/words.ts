import { fold } from '#shared/text/fold.ts'

const APOSTROPHES = /['’`]/g
// Only the separators of the descriptions: % _ * and the like are part of a word, so that they are literal.
const GAPS = /[\s,.;:/()&"|>+–—-]+/

/** The words of a text in small letters, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  const words = fold(text).replace(APOSTROPHES, '').split(GAPS)
  return words.filter((word) => word !== '')
}
