/** A word, number or sign of a text, with where it stands in it. */
export interface Token {
  text: string
  from: number
  to: number
  /** In plain small letters, without accents and apostrophes; a sign as it is. */
  word: string
  /** The word in the singular. */
  stem: string
  sign: boolean
}

/** Initials with dots are one word (D.C.), a number keeps its commas and its short scale (2,500, 1.5M); the rest are words and signs. */
const TOKEN =
  /(?:\p{L}\.){2,}|(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:k|m|mm|b|bn)?(?![\p{L}\d])|[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}]+)*|[^\s]/giu
const MARKS = /[\p{M}'’.]/gu
const WORD = /[\p{L}\d]/u

/** The tokens of a text, in order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: found, index }) => token(found, index))
}

function token(text: string, from: number): Token {
  const sign = !WORD.test(text)
  const word = text === '&' ? 'and' : sign ? text : plain(text)
  return { text, from, to: from + text.length, word, stem: singular(word), sign: sign && text !== '&' }
}

const plain = (text: string) =>
  /^\d/.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(MARKS, '').toLowerCase()

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  buses: 'bus',
  gases: 'gas',
  knives: 'knife',
  leaves: 'leaf',
  theatre: 'theater',
  theatres: 'theater',
  centre: 'center',
  centres: 'center',
}

/** One form for the singular and plural of a word in small letters: "bakeries" and "bakery" are "bakery". */
export function singular(word: string): string {
  const known = IRREGULAR[word]
  if (known) return known
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
