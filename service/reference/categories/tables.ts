import { once } from '#shared/once.ts'
import { naicsSics } from '../dictionary/naics.ts'
import { sixDigits } from '../dictionary/sic.ts'
import { readTable } from '../dictionary/table.ts'
import { type Choice, type WordChoice, wordsIn } from './choice.ts'
import { type SourceName, sourceNames } from './sources.ts'

/** The choice of each category of a source, by its key. */
export type CategoryTable = ReadonlyMap<string, Choice>

/** A category as tables are searched for it: without case, apostrophes and spaces around its parts. */
export const keyOf = (category: string): string =>
  category
    .toLowerCase()
    .replace(/['’]/g, '')
    .split('|')
    .map((part) => part.trim())
    .join('|')

/** The code of a line in six digits. Throws for one that is not in the dictionary: tables are part of the project. */
function codeOf(sic: string, category: string): string {
  const code = sixDigits(sic)
  if (!code) throw new Error(`"${category}" has the SIC code ${sic}, which is not in the dictionary`)
  return code
}

function addLine(table: Map<string, Choice>, [category = '', sic = '', words = '']: string[]): void {
  const key = keyOf(category)
  const code = sic === '' ? null : codeOf(sic, category)
  const before = table.get(key)
  if (words === '' && !before) table.set(key, code)
  else if (code) table.set(key, [...((before ?? []) as WordChoice[]), { words: wordsIn(words), code }])
}

function readCategories(source: SourceName): CategoryTable {
  const table = new Map<string, Choice>()
  for (const line of readTable(`../categories/${source}.tsv`)) addLine(table, line)
  return table
}

/** All NAICS codes that have a SIC code, 4 digits and more. */
const naicsTable = (): CategoryTable =>
  new Map([...naicsSics()].map(([naics, sic]) => [naics, codeOf(sic, naics)]))

const tables = Object.fromEntries(
  sourceNames.map((source) => [
    source,
    once(() => (source === 'naics' ? naicsTable() : readCategories(source))),
  ]),
) as Record<SourceName, () => CategoryTable>

/** The categories of a source, read at the first use. */
export const tableOf = (source: SourceName): CategoryTable => tables[source]()
