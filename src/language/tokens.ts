import { fold } from '#shared/text/fold.ts'
import { singular } from '#shared/text/singular.ts'

/** A word, number or sign of a text, with its position. */
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

/** `w/` and `w/o` and initials with dots are one word (D.C.), a number keeps its commas and its short scale (2,500, 1.5M); the rest are words and signs. */
const TOKEN =
  /(?<![\p{L}\d])w\/o?(?![\p{L}])|(?:\p{L}\.){2,}|(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:k|m|mm|b|bn)?(?![\p{L}\d])|[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}]+)*|[^\s]/giu
const INNER = /['’.]/g
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

const SHORT: ReadonlyMap<string, string> = new Map([
  ['w/', 'with'],
  ['w/o', 'without'],
])

const plain = (text: string) =>
  SHORT.get(text.toLowerCase()) ?? (/^\d/.test(text) ? text.toLowerCase() : fold(text).replace(INNER, ''))
