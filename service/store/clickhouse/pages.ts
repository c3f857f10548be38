import type { Kind } from '#contract/kind.ts'
import { planSorted, type SortedPlan } from '../duckdb/sorted-search.ts'
import { pageOf } from '../duckdb/sql/select.ts'
import { bucketsOf, type SortTerm, sortedPage } from '../duckdb/sql/sort.ts'
import type { Scalar, Sql } from '../duckdb/sql/sql.ts'
import type { Page } from '../store.ts'
import { addGroups, compareValues, mergeSorted, pageOfEach } from './merge.ts'
import { countsOf, type PartsSearch } from './parts.ts'

type Rows = Pick<Page, 'Limit' | 'Offset'>

/** The `seq` of a page of a search over parts, in the order of the table; of the records that meet further conditions. */
export async function plainPage<K extends Kind>(
  search: PartsSearch<K>,
  page: Rows,
  further: readonly Sql[] = [],
): Promise<number[]> {
  const { parts, kind, criteria, signal } = search
  // A single part finds the page without a count.
  const pages = parts.count === 1 ? [page] : pageOfEach(await countsOf(search, further), page)
  const queries = pages.map((each) => (each.Limit > 0 ? pageOf(kind, criteria, each, further) : undefined))
  return (await parts.columnOfAll(queries, signal)) as number[]
}

/** The `seq` of a page of a search over parts, sorted by these terms. */
export async function pageBy<K extends Kind>(
  search: PartsSearch<K>,
  terms: readonly SortTerm[],
  page: Rows,
): Promise<number[]> {
  const plan = await planSorted({ terms, page, further: [] }, (term, further) =>
    bucketCounts(search, term, further),
  )
  if (!plan) return []
  return plan.terms.length === 0 ? plainPage(search, plan.page, plan.further) : sortedRecords(search, plan)
}

/** Several parts each give their records up to the end of the page: its records may all be in one of them. */
async function sortedRecords<K extends Kind>(
  { parts, kind, criteria, signal }: PartsSearch<K>,
  { terms, page, further }: SortedPlan,
): Promise<number[]> {
  if (parts.count === 1)
    return (await parts.columnOfAll([sortedPage(kind, criteria, terms, page, further)], signal)) as number[]
  const end = page.Offset + page.Limit
  const query = sortedPage(kind, criteria, terms, { Offset: 0, Limit: end }, further, true)
  return mergeSorted(await parts.rowsOfEach(query, signal), terms)
    .slice(page.Offset, end)
    .map(([seq]) => seq as number)
}

/** The buckets of a term in its order and the numbers of their records, over all parts. */
async function bucketCounts<K extends Kind>(
  { parts, kind, criteria, signal }: PartsSearch<K>,
  term: SortTerm,
  further: readonly Sql[],
): Promise<Scalar[][]> {
  const answers = await parts.rowsOfEach(bucketsOf(kind, criteria, term, further), signal)
  const added = addGroups(answers.map((rows) => rows.map(([bucket, count]) => [count, bucket] as Scalar[])))
  const sorted = added.sort((a, b) => compareValues(a[1] as Scalar, b[1] as Scalar, term.isDescending))
  return [sorted.map(([, bucket]) => bucket as Scalar), sorted.map(([count]) => count as Scalar)]
}
