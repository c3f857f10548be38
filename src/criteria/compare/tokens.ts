import { directions } from '#shared/address/directions.ts'
import { placeWords } from '#shared/address/place-words.ts'
import { suffixes, units } from '#shared/address/street-words.ts'
import { editDistance } from '#shared/text/edit-distance.ts'
import { fold } from '#shared/text/fold.ts'
import { usLegalForms } from '#shared/text/legal-forms.ts'
import { canonicalWords } from '#shared/text/name-words.ts'
import { ordinals } from '#shared/text/ordinals.ts'
import { withoutPlural } from '#shared/text/singular.ts'

/** A word of a text with its position. */
export interface Token {
  from: number
  to: number
  text: string
  /** In lower case, without accents, apostrophes and dots. */
  plain: string
  /** The full form of an abbreviation, in the singular. */
  form: string
  /** Does not identify a record: `Inc`, `of`, `Apt`. */
  isStopWord: boolean
}

/** Fields that are compared word by word. */
export type TokenField = keyof typeof fullForms

/** Words that do not identify a record: legal forms, small words, and the word before the number of a unit. */
const ignoredTokens: Record<'Name' | 'StreetAddress' | 'City', ReadonlySet<string>> = {
  Name: new Set([...usLegalForms, 'the', 'of', 'and']),
  StreetAddress: new Set(['suite', 'ste', 'apartment', 'apt', 'unit', 'no']),
  City: new Set(['the']),
}

/** Abbreviations in names with their most likely meaning. */
const likelyMeanings = {
  contr: 'contractor',
  bldr: 'builder',
  plbg: 'plumbing',
  st: 'saint',
  dr: 'doctor',
  mt: 'mount',
  ft: 'fort',
}

/** From a lower-case word to its full form, in a name, a street and a city. */
const fullForms: Record<'Name' | 'StreetAddress' | 'City', ReadonlyMap<string, string>> = {
  Name: new Map([...canonicalWords, ...Object.entries(likelyMeanings)]),
  StreetAddress: new Map([...suffixes, ['pk', 'Park'], ...units, ...directions, ...ordinals]),
  City: new Map([...placeWords, ['cty', 'city'], ['vlg', 'village']]),
}

/** Initials with dots are one word; a word may have apostrophes inside. */
const WORD = /(?:\p{L}\.){2,}|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|&/gu
const INNER = /['’.]/g

const plainOf = (text: string) => (text === '&' ? 'and' : fold(text).replace(INNER, ''))

function formOf(field: TokenField, plain: string): string {
  const known = fullForms[field]
  if (field !== 'Name') return known.get(plain) ?? plain
  // A plural's ending is no difference in a name.
  const one = withoutPlural(plain)
  return known.get(plain) ?? known.get(one) ?? one
}

/** The words of a text, in their order, as a field compares them. */
export function tokensOf(field: TokenField, text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => {
    const plain = plainOf(found)
    return {
      from: index,
      to: index + found.length,
      text: found,
      plain,
      form: formOf(field, plain),
      isStopWord: ignoredTokens[field].has(plain),
    }
  })
}

/** Whether the other side has a word too, has a variant of it, or does not have it. */
export type Mark = 'same' | 'alike' | 'differs'

/** The marks of the words of both sides, and which words correspond. */
export interface TokenPairs {
  input: Mark[]
  record: Mark[]
  /** Variants of one word: `St`, `Street`. */
  alike: [input: string, record: string][]
  /** Words that differ by a letter or two. */
  near: [input: string, record: string][]
}

type Marks = (Mark | undefined)[]

/** Pairs the words of two texts, the surest pairs first, in any order. */
export function pairTokens(input: readonly Token[], record: readonly Token[]): TokenPairs {
  const marks: [Marks, Marks] = [input.map(() => undefined), record.map(() => undefined)]
  const pairs = { alike: [] as [string, string][], near: [] as [string, string][] }
  markPairs(input, record, marks, 'same', (a, b) => a.plain === b.plain)
  pairs.alike.push(...markPairs(input, record, marks, 'alike', (a, b) => a.form === b.form))
  pairs.alike.push(...joinedTokens(input, record, marks[0], marks[1]))
  pairs.alike.push(
    ...joinedTokens(record, input, marks[1], marks[0]).map(([b, a]): [string, string] => [a, b]),
  )
  pairs.near.push(...markPairs(input, record, marks, 'differs', isNear))
  return { input: withDefaults(input, marks[0]), record: withDefaults(record, marks[1]), ...pairs }
}

const withDefaults = (tokens: readonly Token[], marks: Marks) =>
  tokens.map(({ isStopWord }, i): Mark => marks[i] ?? (isStopWord ? 'alike' : 'differs'))

/** Marks every pair of words for which `agree` holds, each word once. */
function markPairs(
  input: readonly Token[],
  record: readonly Token[],
  [inputMarks, recordMarks]: [Marks, Marks],
  mark: Mark,
  agree: (a: Token, b: Token) => boolean,
): [string, string][] {
  const found: [string, string][] = []
  for (const [i, word] of input.entries()) {
    if (inputMarks[i]) continue
    const at = record.findIndex((one, k) => !recordMarks[k] && agree(word, one))
    if (at < 0) continue
    inputMarks[i] = mark
    recordMarks[at] = mark
    found.push([word.text, record[at]?.text ?? ''])
  }
  return found
}

/** Words that one side writes separately: `J C Penney`, `Lake side`. */
const MAX_JOINED = 4

/** Adjacent words of one side that are one word of the other. */
function joinedTokens(
  apart: readonly Token[],
  whole: readonly Token[],
  a: Marks,
  b: Marks,
): [string, string][] {
  const found: [string, string][] = []
  for (const [k, { plain, text }] of whole.entries()) {
    const run = b[k] ? undefined : runOf(apart, a, plain)
    if (!run) continue
    a.fill('alike', run.from, run.to)
    b[k] = 'alike'
    const tokens = apart.slice(run.from, run.to).map((word) => word.text)
    found.push([tokens.join(' '), text])
  }
  return found
}

function runOf(
  tokens: readonly Token[],
  marks: Marks,
  plain: string,
): { from: number; to: number } | undefined {
  for (let from = 0; from < tokens.length; from++)
    for (let to = from + 2; to <= Math.min(tokens.length, from + MAX_JOINED); to++) {
      const free = marks.slice(from, to).every((mark) => !mark)
      const run = tokens.slice(from, to).map((word) => word.plain)
      if (free && run.join('') === plain) return { from, to }
    }
  return undefined
}

const LETTERS = /^\p{L}{4,}$/u
const LONG = 8

/** Whether two words of letters differ by one letter, long ones by two. */
function isNear({ plain: a }: Token, { plain: b }: Token): boolean {
  if (!LETTERS.test(a) || !LETTERS.test(b)) return false
  const maxEdits = Math.min(a.length, b.length) >= LONG ? 2 : 1
  return editDistance(a, b, maxEdits, false) <= maxEdits
}
