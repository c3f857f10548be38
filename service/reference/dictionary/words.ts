const APOSTROPHES = /['’`]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
const ASCII = /^[\x00-\x7f]*$/
const MARKS = /\p{M}/gu
// Only what separates words in our descriptions: % _ * and their like stay part of a word, so that they are literal.
const GAPS = /[\s,.;:/()&"|>+–—-]+/

const SINGULAR: Record<string, string> = {
  buses: 'bus',
  gases: 'gas',
  lenses: 'lens',
  lens: 'lens',
  news: 'news',
  men: 'man',
  women: 'woman',
  children: 'child',
  knives: 'knife',
  shelves: 'shelf',
  leaves: 'leaf',
  feet: 'foot',
  theatre: 'theater',
  theatres: 'theater',
}

/** The words of a text in small letters, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  const letters = ASCII.test(text) ? text : text.normalize('NFKD').replace(MARKS, '')
  const words = letters.replace(APOSTROPHES, '').toLowerCase().split(GAPS)
  return words.filter((word) => word !== '')
}

/** One form for the singular and plural of a word (both already in small letters): "bakeries" and "bakery" are "bakery". */
export function singular(word: string): string {
  const known = SINGULAR[word]
  if (known) return known
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
