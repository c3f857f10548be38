import type { Kind } from '#contract/kind.ts'
import { withoutAccents } from '#shared/text/fold.ts'
import { isLegalForm, legalPhrases, mayHaveLegalPhrase } from '#shared/text/legal-forms.ts'
import { canonicalWords, personTitles, stopWords } from '#shared/text/name-words.ts'
import { withoutPlural } from '#shared/text/singular.ts'

const ASCII = /^[ -~]*$/
const APOSTROPHES = /['’‘`´]/g
const WORDS = /#?[a-z0-9]+/g
const FOREIGN_WORDS = /#?[\p{L}\p{N}]+/gu
/** `AT&T`, `H & R Block`: one or two letters on both sides of an ampersand are initials. */
const INITIALS_AROUND_AMPERSAND = /\b([a-z]{1,2})\s?&\s?([a-z]{1,2})\b(?! co\b)/g
const ANOTHER_NAME =
  /\b(?:d\s?\/?\s?b\s?\/?\s?a|doing business as|t\s?\/\s?a|trading as|a\s?\/?\s?k\s?\/?\s?a|f\s?\/?\s?k\s?\/?\s?a|also known as|formerly(?: known as)?|c\s?\/\s?o|care of|attn)\b[.:]?/i

/** A quick test before `ANOTHER_NAME`. */
const MAYBE_ANOTHER = /\/|\b(?:d ?b ?a|a ?k ?a|f ?k ?a|doing|trading|also|formerly|care|attn)\b/i

/** The words of a text: small letters, without accents and punctuation. Apostrophes join: `D'Amico` is `damico`. */
function plainWords(text: string): string[] {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return splitWords(lower, WORDS)
  const folded = withoutAccents(lower)
  return splitWords(folded.replaceAll('ß', 'ss').replaceAll('ø', 'o').replaceAll('æ', 'ae'), FOREIGN_WORDS)
}

function splitWords(text: string, pattern: RegExp): string[] {
  let plain = text.includes('&') ? text.replace(INITIALS_AROUND_AMPERSAND, '$1$2') : text
  if (mayHaveLegalPhrase.test(plain)) plain = plain.replace(legalPhrases, ' ')
  if (plain.includes('#')) plain = plain.replace(/#\s+(?=\d)/g, '#').replace(/#(?!\d)/g, ' ')
  return plain.replace(APOSTROPHES, '').match(pattern) ?? []
}

const beginsSurname = (word: string) => word === 'mc' || word === 'mac'

/** Single letters are one word (`J C Penney`, `H & R Block`), and `Mc Donald` is a surname. */
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

/** The canonical form of a word: abbreviations written out, singular. */
export function canonicalForm(word: string): string {
  const full = canonicalWords.get(word) ?? word
  const singular = withoutPlural(full)
  return singular === full ? full : (canonicalWords.get(singular) ?? singular)
}

const NUMBER = /^#?\d+$/

/** `Store 1234` and `No. 55` as store numbers: `#1234`, `#55`. */
function markStoreNumbers(words: readonly string[]): readonly string[] {
  if (!words.some((word) => NUMBER.test(word))) return words
  return words.flatMap((word, i) => {
    const [before, next = ''] = [words[i - 1], words[i + 1]]
    if (/^\d+$/.test(word) && (before === 'store' || before === 'no' || before === 'number'))
      return [`#${word}`]
    return (word === 'no' || word === 'number') && NUMBER.test(next) ? [] : [word]
  })
}

/**
 * The words of a company's name by which it is looked up and compared, in their order: abbreviations written out, without
 * legal forms and stop words unless there is nothing else. A store number begins with `#`.
 */
export function wordsOf(name: string): string[] {
  const plain = plainWords(name).filter((word) => word !== 'and')
  const marked = markStoreNumbers(plain)
  const words = joinLetters(marked)
  const identifying = words.filter((word, i) => !stopWords.has(word) && !isLegalForm(word, i, words))
  return (identifying.length > 0 ? identifying : words).map(canonicalForm)
}

/**
 * The words of a person's name: without titles, `Delgado, Maria` in the order of speech, everything else as written. A generation
 * suffix (`Jr`, `III`) is one of its words.
 */
export function personWordsOf(name: string): string[] {
  const [last = '', ...first] = name.split(',')
  const rest = first.join(' ')
  const isTail = /^\s*(jr|sr|ii|iii|iv|md|phd|esq|dds|cpa|rn)\b/i.test(rest)
  const words = plainWords(rest.trim() && !isTail ? `${rest} ${last}` : `${last} ${rest}`)
  const identifying = words.filter((word) => !personTitles.has(word))
  return joinSurname(identifying.length > 0 ? identifying : words)
}

function joinSurname(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words)
    if (beginsSurname(joined.at(-1) ?? '')) joined[joined.length - 1] += word
    else joined.push(word)
  return joined
}

/**
 * The words of each name in a text that gives several (`Ace Holdings Inc DBA Joe's Pizza`), and of the whole. Text in brackets is a
 * part of the name: `Bank of China (Hong Kong)`.
 */
export function namesOf(kind: Kind, text: string): string[][] {
  const wordsIn = kind === 'people' ? personWordsOf : wordsOf
  if (!MAYBE_ANOTHER.test(text)) return [wordsIn(text)].filter((words) => words.length > 0)
  const names = text
    .split(ANOTHER_NAME)
    .map(wordsIn)
    .filter((words) => words.length > 0)
  return names.length > 1 ? [...names, names.flat()] : names
}
