import { DataError } from '../data-error.ts'
import { sixDigits } from '../dictionary/sic.ts'
import { readerOf } from './columns/column-source.ts'
import type { Categories } from './columns/mapping.ts'
import type { Note } from './notes.ts'

/** A category of the mapping: its code, none, or the code that further words choose. */
type Choice = string | null | { words: string[]; code: string }[]

export interface CategoryReading {
  /** Codes of the dictionary, the primary one first. */
  codes: string[]
  note?: Note
}

/** All codes of a row's categories; `undefined` when the row has no category. */
export type ReadCategories = (cells: readonly string[]) => CategoryReading | undefined

/** Words in small letters without accents. */
export function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^a-z\d]+/).filter((word) => word !== '')
}

const tidy = (category: string) =>
  category
    .split('|')
    .map((part) => part.trim().toLowerCase())
    .join('|')

function codeIn(code: string, category: string): string {
  const known = sixDigits(code)
  if (known) return known
  throw new DataError(`The mapping gives "${category}" the SIC code ${code}, which is not in the dictionary`)
}

function choiceOf(category: string, value: Categories['map'][string]): Choice {
  if (value === null || typeof value === 'string') return value && codeIn(value, category)
  return Object.entries(value).map(([words, code]) => ({
    words: words === '*' ? [] : wordsIn(words),
    code: codeIn(code, category),
  }))
}

/** The values that stand side by side, those without an empty one first. */
function split(values: readonly string[], separator: string | undefined): string[][] {
  if (!separator) return [values.map((value) => value.trim())]
  const lists = values.map((value) => value.split(separator).map((part) => part.trim()))
  const count = Math.max(...lists.map((list) => list.length))
  const all = Array.from({ length: count }, (_, i) => lists.map((list) => list[i] ?? ''))
  const whole = (category: string[]) => !category.includes('')
  return [...all.filter(whole), ...all.filter((category) => !whole(category))]
}

function choose(choice: Choice, words: () => ReadonlySet<string>): string | undefined {
  if (choice === null || typeof choice === 'string') return choice ?? undefined
  return choice.find((option) => option.words.length === 0 || option.words.every((word) => words().has(word)))
    ?.code
}

/** Keeps what was found out about a text, as the same categories come again and again. */
function remembering(guess: (text: string) => string | undefined) {
  const known = new Map<string, string | undefined>()
  return (text: string) => {
    if (!known.has(text)) known.set(text, guess(text))
    return known.get(text)
  }
}

/**
 * How to read the categories of a row (examples/README.md): from the mapping, else guessed from their words, the narrowest
 * first. Throws a `DataError` for a code that is not in the dictionary.
 */
export function categoryReader(
  { columns, separator, words, map }: Categories,
  fileColumns: readonly string[],
  guess: (text: string) => string | undefined,
): ReadCategories {
  const choices = new Map(Object.entries(map).map(([name, value]) => [tidy(name), choiceOf(name, value)]))
  const cells = columns.map((column) => readerOf(column, fileColumns))
  const wordCells = (words ?? []).map((column) => readerOf(column, fileColumns))
  const guessed = remembering((category) => guessFrom(category.split('|'), guess))

  return (row) => {
    const categories = split(
      cells.map((cell) => cell(row)),
      separator,
    ).filter((parts) => parts.some(Boolean))
    if (categories.length === 0) return undefined
    let set: Set<string> | undefined
    const wordSet = () => {
      set ??= new Set(wordCells.flatMap((cell) => wordsIn(cell(row))))
      return set
    }
    const found = categories.map((parts) => {
      const key = tidy(parts.join('|'))
      const choice = choices.get(key)
      return choice === undefined
        ? { code: guessed(key), note: 'sicGuessed' as const }
        : { code: choose(choice, wordSet), note: 'sicMapped' as const }
    })
    const first = found.find(({ code }) => code)
    const codes = [...new Set(found.flatMap(({ code }) => code ?? []))]
    const none = categories.every((parts) => choices.get(tidy(parts.join('|'))) === null)
    return { codes, note: first?.note ?? (none ? undefined : 'categoryUnknown') }
  }
}

/** The narrowest words first, then all together. */
function guessFrom(
  parts: readonly string[],
  guess: (text: string) => string | undefined,
): string | undefined {
  const narrow = parts.filter((part) => part !== '').at(-1)
  return (narrow && guess(narrow)) ?? guess(parts.filter(Boolean).join(' '))
}
