import type { Note } from '#service/normalize/notes.ts'
import { type Choice, choose, type WordChoice, wordsIn } from '#service/reference/categories/choice.ts'
import { findCategory } from '#service/reference/categories/find-category.ts'
import { codeOfWords, isGeneral } from '#service/reference/categories/general.ts'
import { type CategorySource, categorySources, plainSource } from '#service/reference/categories/sources.ts'
import { type CategoryTable, keyOf, tableOf } from '#service/reference/categories/tables.ts'
import { sixDigits } from '#service/reference/dictionary/sic.ts'
import { DataError } from '#service/versions/data-error.ts'
import { type RowCategory, rowCategoriesOf } from './category-cells.ts'
import { type ReadCell, readerOf } from './columns/column-source.ts'
import type { Categories } from './columns/mapping.ts'

/** The choice of a category, and how it was found. */
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

const notesOfGrades = { Mapped: 'sicMapped', Ancestor: 'sicFromAncestor' } as const

function codeIn(code: string, category: string): string {
  const known = sixDigits(code)
  if (known) return known
  throw new DataError(`The mapping gives "${category}" the SIC code ${code}, which is not in the dictionary`)
}

function choiceOf(category: string, value: Categories['map'][string]): Choice {
  if (value === null || typeof value === 'string') return value && codeIn(value, category)
  return Object.entries(value).map(
    ([words, code]): WordChoice => ({
      words: words === '*' ? [] : wordsIn(words),
      code: codeIn(code, category),
    }),
  )
}

/** The mapping's own categories first, then those of the table that it names. */
const tablesOf = ({ map, table }: Categories): CategoryTable[] => [
  new Map(Object.entries(map).map(([name, value]) => [keyOf(name), choiceOf(name, value)])),
  ...(table ? [tableOf(table)] : []),
]

/** The narrowest words first, then all together. The broader ones alone would make shopping centers of "Shopping > Shoes". */
function guessFrom(parts: readonly string[], guess: Guess): string | null {
  return guess(parts.at(-1) ?? '') ?? guess(parts.join(' ')) ?? null
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

/** A code before those of a reading, whatever they are. */
const preceded = (code: string, { codes }: CategoryReading, note: Note): CategoryReading => ({
  codes: [...new Set([code, ...codes])],
  note,
})

/**
 * A reading whose code says little, with a better one before it: by the words of the row (a plumber among "professional services"), else
 * by the categories that come second.
 */
function refined(
  reading: CategoryReading,
  others: readonly Known[],
  words: () => ReadonlySet<string>,
): CategoryReading {
  if (!isGeneral(reading.codes[0])) return reading
  const byWords = codeOfWords(words())
  if (byWords) return preceded(byWords, reading, 'sicGuessed')
  const other = others.map(({ choice }) => choose(choice, words)).find((code) => !isGeneral(code))
  return other ? preceded(other, reading, 'sicMapped') : reading
}

const noWords: ReadonlySet<string> = new Set()

function wordsOf(cells: readonly string[], readers: readonly ReadCell[]): () => ReadonlySet<string> {
  let words: Set<string> | undefined
  return () => {
    words ??= new Set(readers.flatMap((read) => wordsIn(read(cells))))
    return words
  }
}

/** The choice of a category: its own, else that of a broader one above it, else a guess from its words. */
function knowerOf(tables: readonly CategoryTable[], source: CategorySource, guess: Guess) {
  return ({ name, broader }: RowCategory): Known => {
    const found = findCategory([...source.path(name), ...broader], tables)
    return found
      ? { choice: found.choice, note: notesOfGrades[found.grade] }
      : { choice: guessFrom(source.parts(name), guess), note: 'sicGuessed' }
  }
}

/** The categories of a row, and what they give when the words of the row make no difference. */
interface Seen {
  known: Known[]
  others: Known[]
  fixed?: CategoryReading
}

/** Adds the codes where no choice needs the words, and no word may say more. */
function seenOf(known: Known[], others: Known[], hasWords: boolean): Seen {
  if (known.some(({ choice }) => Array.isArray(choice))) return { known, others }
  const reading = codesOf(known, () => noWords)
  if (hasWords && isGeneral(reading.codes[0])) return { known, others }
  return { known, others, fixed: refined(reading, others, () => noWords) }
}

/**
 * How to read the categories of a row (examples/README.md): from the mapping and the table that it names, there exactly or by a broader
 * category, else guessed from their words, the narrowest first. The same categories come again and again, so each combination is
 * looked at once. Throws a `DataError` for a code that is not in the dictionary.
 */
export function categoryReader(plan: Categories, columns: readonly string[], guess: Guess): ReadCategories {
  const know = knowerOf(tablesOf(plan), plan.table ? categorySources[plan.table] : plainSource, guess)
  const { keyIn, categoriesIn, othersIn } = rowCategoriesOf(plan, columns)
  const wordReaders = (plan.words ?? []).map((column) => readerOf(column, columns))
  const seen = new Map<string, Seen>()

  const look = (cells: readonly string[]) =>
    seenOf(categoriesIn(cells).map(know), othersIn(cells).map(know), wordReaders.length > 0)
  return (cells) => {
    const key = keyIn(cells)
    let entry = seen.get(key)
    if (!entry) {
      entry = look(cells)
      seen.set(key, entry)
    }
    const { known, others, fixed } = entry
    if (known.length + others.length === 0) return undefined
    if (fixed) return fixed
    const words = wordsOf(cells, wordReaders)
    return refined(codesOf(known, words), others, words)
  }
}
