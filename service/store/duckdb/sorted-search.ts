import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Page } from '../store.ts'
import type { Description } from './description.ts'
import { pageOf } from './sql/select.ts'
import { bucketsOf, type SortTerm, sortedPage } from './sql/sort.ts'
import { any, long, type Scalar, type Sql, sql, text } from './sql/sql.ts'

/** Records that a sort may have to hold and order for one page; a page further on has the records before it counted, not sorted. */
const MAX_SORTED = 5000

type Rows = Pick<Page, 'Limit' | 'Offset'>

/** Where the page of a sorted search is: that page of the records that meet further conditions, sorted by these terms. */
export interface SortedPlan {
  terms: readonly SortTerm[]
  page: Rows
  further: readonly Sql[]
}

/** Answers with the buckets of a term in its order and the number of records in each, of the records that meet further conditions. */
export type BucketCounts = (term: SortTerm, further: readonly Sql[]) => Promise<Scalar[][]>

/**
 * Where a page of a sorted search is; undefined when it is past the end. A page far from the start is found in two scans of narrow columns: the first
 * counts the records of each bucket of the first term, the second sorts only the buckets that the page is in.
 */
export async function planSorted(
  { terms, page, further }: SortedPlan,
  bucketCounts: BucketCounts,
  maxSorted = MAX_SORTED,
): Promise<SortedPlan | undefined> {
  const [term, ...rest] = terms
  if (!term || page.Offset + page.Limit <= maxSorted) return { terms, page, further }
  const [buckets = [], counts = []] = await bucketCounts(term, further)
  const place = bucketsWith(buckets as Bucket[], counts as number[], page)
  if (!place) return undefined
  const { first, last, before } = place
  const inside = [...further, isBetween(term, first, last)]
  const within = { Limit: page.Limit, Offset: page.Offset - before }
  const areTies = first === last && (first === null || term.bucket === term.value)
  return areTies
    ? planSorted({ terms: rest, page: within, further: inside }, bucketCounts, maxSorted)
    : { terms, page: within, further: inside }
}

/** The query for a page of a sorted search; undefined when the page is past the end. `columns` runs a query. */
export async function sortedQuery<K extends Kind>(
  kind: Description<K>,
  criteria: Criteria,
  terms: readonly SortTerm[],
  page: Rows,
  columns: (query: Sql) => Promise<Scalar[][]>,
  maxSorted = MAX_SORTED,
): Promise<Sql | undefined> {
  const counts: BucketCounts = (term, further) => columns(bucketsOf(kind, criteria, term, further))
  const plan = await planSorted({ terms, page, further: [] }, counts, maxSorted)
  if (!plan) return undefined
  return plan.terms.length > 0
    ? sortedPage(kind, criteria, plan.terms, plan.page, plan.further)
    : pageOf(kind, criteria, plan.page, plan.further)
}

/** Null is the bucket of the records without a value. */
type Bucket = string | number | null

/** The first and the last bucket of a page, and the number of records before the first; undefined past the end. */
function bucketsWith(buckets: readonly Bucket[], counts: readonly number[], { Limit, Offset }: Rows) {
  let [end, before] = [0, 0]
  let first: Bucket | undefined
  for (const [i, bucket] of buckets.entries()) {
    const start = end
    end += counts[i] ?? 0
    if (first === undefined && end > Offset) [first, before] = [bucket, start]
    if (first !== undefined && (end >= Offset + Limit || i === buckets.length - 1))
      return { first, last: bucket, before }
  }
  return undefined
}

const bound = (bucket: string | number) => (typeof bucket === 'string' ? text(bucket) : long(bucket))

/** The condition for the buckets from one to another in the order of a term; those without a value are the last. */
function isBetween({ bucket, isDescending }: SortTerm, first: Bucket, last: Bucket): Sql {
  if (first === null) return sql`${bucket} is null`
  const from = isDescending ? sql`${bucket} <= ${bound(first)}` : sql`${bucket} >= ${bound(first)}`
  if (last === null) return any([from, sql`${bucket} is null`])
  if (first === last) return sql`${bucket} = ${bound(first)}`
  const to = isDescending ? sql`${bucket} >= ${bound(last)}` : sql`${bucket} <= ${bound(last)}`
  return sql`${from} and ${to}`
}
