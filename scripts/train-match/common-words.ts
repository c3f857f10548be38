import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { wordsOf } from '#service/match/words.ts'

/** Share of names from which on a word is common. */
const COMMON = 2e-4

/** A file of names: its path, the column that holds them, and the region they are from. */
export interface NameFile {
  path: string
  column: string
  region: string
}

async function namesIn({ path, column }: NameFile): Promise<string[]> {
  const { data } = Papa.parse<Record<string, string>>(await readFile(path, 'utf8'), { header: true })
  return data.map((row) => row[column]?.trim() ?? '').filter(Boolean)
}

/** How many names have each word. */
function countsOf(names: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names)
    for (const word of new Set(wordsOf(name))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/**
 * The words that are common in company names of several regions, the most common first, with their weight: 1 for a word of one name in
 * ten thousand, 0.56 of one in a thousand, 0.25 of one in a hundred. Equal files give equal tables.
 */
export async function commonWords(files: readonly NameFile[]): Promise<[word: string, weight: number][]> {
  const regions = new Map<string, Set<string>>()
  for (const file of files) {
    const names = regions.get(file.region) ?? new Set()
    for (const name of await namesIn(file)) names.add(name)
    regions.set(file.region, names)
  }
  const sets = [...regions.values()].map((names) => ({ size: names.size, counts: countsOf(names) }))
  /** The geometric mean of the shares: a word that is common in one region only, such as the name of a city, remains rare. */
  const shareOf = (word: string) => {
    const logs = sets.map(({ size, counts }) => Math.log(((counts.get(word) ?? 0) + 0.3) / size))
    return Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length)
  }
  const words = new Set(sets.flatMap(({ counts }) => [...counts.keys()]))
  return [...words]
    .filter((word) => word.length > 1 && !/^#?\d/.test(word))
    .map((word) => [word, shareOf(word)] as const)
    .filter(([, share]) => share >= COMMON)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([word, share]) => [word, Math.round(100 * (Math.max(1, -Math.log10(share)) / 4) ** 2) / 100])
}
