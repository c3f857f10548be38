import type { Note } from '#service/normalize/notes.ts'
import { sixDigits } from '#service/reference/dictionary/sic.ts'
import { DataError } from '#service/versions/data-error.ts'
import { fold } from '#shared/text/fold.ts'
import { type ReadCell, readerOf } from './columns/column-source.ts'
import type { Categories } from './columns/mapping.ts'

/** A category's code, none, or the code that further words choose. */
type Choice = string | null | { words: string[]; code: string }[]

/** A recognized category. */
interface Known {
  choice: Choice
  note: Note
}

export interface CategoryReading {
  /** Codes of the dictionary, the primary one first. */
  codes: string[]
  note?: Note
}

/** All codes of a row's categories; `undefined` when the row has no category. */
export type ReadCategories = (cells: readonly string[]) => CategoryReading | undefined

type Guess = (text: string) => string | undefined

/** Words in small letters without accents. */
function wordsIn(text: string): string[] {
  return fold(text)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
}

const tidy = (parts: readonly string[]) => parts.map((part) => part.trim().toLowerCase()).join('|')

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

/** The values of a cell, those without an empty one first. */
function split(values: readonly string[], separator: string | undefined): string[][] {
  const lists = values.map((value) =>
    (separator ? value.split(separator) : [value]).map((part) => part.trim()),
  )
  const count = Math.max(...lists.map((list) => list.length))
  const all = Array.from({ length: count }, (_, i) => lists.map((list) => list[i] ?? ''))
  const some = all.filter((category) => category.some(Boolean))
  return [
    ...some.filter((category) => !category.includes('')),
    ...some.filter((category) => category.includes('')),
  ]
}

/** The narrowest words first, then all together. The broader ones alone would make shopping centers of "Shopping > Shoes". */
function guessFrom(parts: readonly string[], guess: Guess): string | null {
  const filled = parts.filter((part) => part !== '')
  return guess(filled.at(-1) ?? '') ?? guess(filled.join(' ')) ?? null
}

function choose(choice: Choice, words: () => ReadonlySet<string>): string | undefined {
  if (choice === null || typeof choice === 'string') return choice ?? undefined
  const there = words()
  return choice.find((option) => option.words.every((word) => there.has(word)))?.code
}

/** The codes of some categories; `words` is called only when a category allows several codes. */
function codesOf(categories: readonly Known[], words: () => ReadonlySet<string>): CategoryReading {
  const found = categories.map(({ choice, note }) => ({ code: choose(choice, words), note }))
  const first = found.find(({ code }) => code)
  return {
    codes: [...new Set(found.flatMap(({ code }) => code ?? []))],
    note: first?.note ?? 'categoryUnknown',
  }
}

const needWords = (categories: readonly Known[]) => categories.some(({ choice }) => Array.isArray(choice))
const noWords: ReadonlySet<string> = new Set()

function wordsOf(cells: readonly string[], readers: readonly ReadCell[]): () => ReadonlySet<string> {
  let words: Set<string> | undefined
  return () => {
    words ??= new Set(readers.flatMap((read) => wordsIn(read(cells))))
    return words
  }
}

/**
 * How to read the categories of a row (examples/README.md): from the mapping, else guessed from their words, the
 * narrowest first. The same categories come again and again, so each combination is looked at once.
 * Throws a `DataError` for a code that is not in the dictionary.
 */
export function categoryReader(plan: Categories, columns: readonly string[], guess: Guess): ReadCategories {
  const { separator, map } = plan
  const mapped = new Map(
    Object.entries(map).map(([name, value]) => [tidy(name.split('|')), choiceOf(name, value)]),
  )
  const readers = plan.columns.map((column) => readerOf(column, columns))
  const wordReaders = (plan.words ?? []).map((column) => readerOf(column, columns))
  const seen = new Map<string, { known: Known[]; fixed?: CategoryReading }>()

  const know = (parts: string[]): Known => {
    const choice = mapped.get(tidy(parts))
    return choice === undefined
      ? { choice: guessFrom(parts, guess), note: 'sicGuessed' }
      : { choice, note: 'sicMapped' }
  }
  const look = (values: readonly string[]) => {
    const known = split(values, separator).map(know)
    return needWords(known) ? { known } : { known, fixed: codesOf(known, () => noWords) }
  }
  return (cells) => {
    const values = readers.map((read) => read(cells))
    const key = values.join('\u001f')
    const entry = seen.get(key) ?? look(values)
    seen.set(key, entry)
    if (entry.known.length === 0) return undefined
    return entry.fixed ?? codesOf(entry.known, wordsOf(cells, wordReaders))
  }
}
