import type { Kind } from '#contract/kind.ts'
import { sampleOf, stepsThrough } from '../duckdb/sql/select.ts'
import { sortedPage, termsOf } from '../duckdb/sql/sort.ts'
import { type Page, TooCostly } from '../store.ts'
import { queryBounds } from './client.ts'
import { mergeSorted } from './merge.ts'
import { countsOf, type PartsSearch } from './parts.ts'

/** The `seq` of a systematic sample of a search over parts: of each part the records whose rank among all is in the sample. */
export async function sampleSeqs<K extends Kind>(search: PartsSearch<K>, page: Page): Promise<number[]> {
  const { parts, kind, criteria, signal } = search
  const counts = await countsOf(search)
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return []
  if (criteria.SortCenter && parts.count > 1) return sampleByDistance(search, page, total)
  let before = 0
  const queries = counts.map((count) => {
    before += count
    return sampleOf(kind, criteria, page, total, before - count)
  })
  return (await parts.columnOfAll(queries, signal)) as number[]
}

/** Each part has some of the nearest records, so that all are read in their order. */
async function sampleByDistance<K extends Kind>(
  { parts, kind, criteria, signal }: PartsSearch<K>,
  page: Page,
  total: number,
): Promise<number[]> {
  if (total > queryBounds.rows) throw new TooCostly()
  const terms = termsOf(kind, criteria, [])
  const query = sortedPage(kind, criteria, terms, { Limit: total, Offset: 0 }, [], true)
  const sorted = mergeSorted(await parts.rowsOfEach(query, signal), terms)
  return stepsThrough(total, page.Limit).flatMap((rank) =>
    sorted.slice(rank + page.Offset, rank + page.Offset + 1).map(([seq]) => seq as number),
  )
}
