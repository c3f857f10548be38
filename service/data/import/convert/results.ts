import type { Change } from '../changes.ts'
import { addCounts, type NoteCounts } from '../count-notes.ts'
import { addLines, type CsvList } from '../csv-list.ts'
import type { Figures } from '../import-kind.ts'
import type { CategoryCount } from '../summary.ts'
import type { ConvertedSlice } from './convert-slice.ts'

/** What the conversion of rows shows. */
export interface Results {
  counts: NoteCounts
  figures: Record<string, number>
  /** How many companies have no SIC code, by their first category. */
  withoutSic: Map<string, number>
}

export const newResults = (): Results => ({ counts: new Map(), figures: {}, withoutSic: new Map() })

/** Categories that are counted at most; a file with more of them has no categories, but texts. */
const MAX_CATEGORIES = 10_000

function addFigures(figures: Record<string, number>, more: Figures): void {
  for (const [name, number] of Object.entries(more)) figures[name] = (figures[name] ?? 0) + number
}

function addCategories(counts: Map<string, number>, more: ReadonlyMap<string, number>): void {
  for (const [category, number] of more) {
    const count = counts.get(category) ?? 0
    if (count > 0 || counts.size < MAX_CATEGORIES) counts.set(category, count + number)
  }
}

/** Adds what a slice shows, after the slices before it, and its lines to the list of changes. */
export async function addResults(
  results: Results,
  list: CsvList<Change>,
  { counts, figures, withoutSic, changes }: Omit<ConvertedSlice<never>, 'rows'>,
): Promise<void> {
  addCounts(results.counts, counts)
  addFigures(results.figures, figures)
  addCategories(results.withoutSic, withoutSic)
  await addLines(list, changes)
}

/** The categories without a SIC code, the most frequent first. */
export const categoriesOf = ({ withoutSic }: Results): CategoryCount[] =>
  [...withoutSic]
    .map(([category, records]) => ({ category, records }))
    .sort((a, b) => b.records - a.records || a.category.localeCompare(b.category))
