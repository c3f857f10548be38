import { noise, oneSpelling } from './word-table.ts'

const ASCII = /^[ -~]*$/
const MARKS = /\p{M}+/gu
const APOSTROPHES = /['’‘`´]/g
const WORDS = /[a-z0-9]+/g
const FOREIGN_WORDS = /[\p{L}\p{N}]+/gu
const ANOTHER_NAME =
  /\b(?:d\s?\/?\s?b\s?\/?\s?a|doing business as|a\s?\/?\s?k\s?\/?\s?a|also known as|formerly)\b[.:]?|[()]/i

/** Quick to rule out. */
const MAYBE_ANOTHER = /[(/]|\b(?:d ?b ?a|a ?k ?a|doing|also|formerly)\b/i

/** The words as they stand: small letters, without accents and marks. Apostrophes join: `D'Amico` is `damico`. */
function plainWords(text: string): string[] {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower.replace(APOSTROPHES, '').match(WORDS) ?? []
  const folded = lower.normalize('NFKD').replace(MARKS, '').replace(APOSTROPHES, '')
  return folded.replaceAll('ß', 'ss').replaceAll('ø', 'o').replaceAll('æ', 'ae').match(FOREIGN_WORDS) ?? []
}

/** A name as it stands, in small letters, its words with one space between. */
export const plainName = (name: string) => plainWords(name).join(' ')

const beginsSurname = (word: string) => word === 'mc' || word === 'mac'

/** Letters that stand alone are one word (`J C Penney`, `H & R Block`), and `Mc Donald` is a surname. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = []
  let letters = false
  for (const word of words) {
    const last = joined.at(-1)
    const single = word.length === 1
    if (last !== undefined && ((single && letters) || beginsSurname(last))) joined[joined.length - 1] += word
    else joined.push(word)
    letters = single
  }
  return joined
}

/** One form for a word: abbreviations written out, the plural's ending gone. */
export function oneForm(word: string): string {
  const spelt = oneSpelling.get(word) ?? word
  if (spelt.length < 4 || !spelt.endsWith('s') || /[siu]s$/.test(spelt)) return spelt
  const singular = spelt.endsWith('ies') && spelt.length > 5 ? `${spelt.slice(0, -3)}y` : spelt.slice(0, -1)
  return oneSpelling.get(singular) ?? singular
}

/**
 * The words of a name by which it is looked up and compared, in their order: abbreviations written out, without
 * `Inc`, `of` and the like unless there is nothing else.
 */
export function wordsOf(name: string): string[] {
  const words = joinLetters(plainWords(name).filter((word) => word !== 'and'))
  const telling = words.filter((word) => !noise.has(word))
  return (telling.length > 0 ? telling : words).map(oneForm)
}

/** The words of each name in a text that gives several: `Ace Holdings Inc DBA Joe's Pizza`, and of the whole. */
export function namesOf(text: string): string[][] {
  if (!MAYBE_ANOTHER.test(text)) return [wordsOf(text)].filter((words) => words.length > 0)
  const parts = text.split(ANOTHER_NAME).map(wordsOf)
  const names = parts.filter((words) => words.length > 0)
  return names.length > 1 ? [...names, names.flat()] : names
}
