import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { SortKey } from '#contract/sort.ts'
import type { Description } from '../duckdb/description.ts'
import type { Engine } from '../duckdb/engine.ts'
import { type Queries, queriesOf, type SeenDates, tooLargeToSort } from '../duckdb/engine-queries.ts'
import { planSorted } from '../duckdb/sorted-search.ts'
import { countOf, pageOf, sampleOf, stepsThrough } from '../duckdb/sql/select.ts'
import { bucketsOf, type SortTerm, sortedPage, termsOf } from '../duckdb/sql/sort.ts'
import { ids, type Scalar, type Sql, sql, table } from '../duckdb/sql/sql.ts'
import { statementOf } from '../duckdb/sql/statement.ts'
import { type Page, TooCostly } from '../store.ts'
import { type Database, queryBounds } from './client.ts'
import { addGroups, compareValues, mergeSorted, pageOfEach, rowsOf } from './merge.ts'
import { clickhouseStatement } from './statement.ts'
import { talliesOver } from './tallies.ts'

type Rows = Pick<Page, 'Limit' | 'Offset'>

/**
 * Queries that ClickHouse answers: `parts` are databases with contiguous ranges of `pos`, in its order. Records, Ids and names remain with the engine of the
 * version, and so do all queries while records are corrected.
 */
export const clickhouseQueries =
  (parts: readonly Database[]): typeof queriesOf =>
  (kind, engine, dates) =>
    kind.isCorrected
      ? queriesOf(kind, engine, dates)
      : overParts({ ...kind, isUnordered: true }, engine, dates, parts)

function overParts<K extends Kind>(
  kind: Description<K>,
  engine: Engine,
  dates: SeenDates,
  parts: readonly Database[],
): Queries<K> {
  const own = queriesOf(kind, engine, dates)
  const positionsOf = async (list: readonly string[]) => {
    const query = sql`select pos from ${table(kind.kind)} where pos in (select unnest(${ids(list)}))`
    const [positions = []] = await engine.columns(statementOf(query))
    return positions as number[]
  }

  /** The answer of each part, as rows. */
  async function rowsOfEach(query: Sql, signal?: AbortSignal): Promise<Scalar[][][]> {
    const statement = await clickhouseStatement(query, positionsOf)
    return Promise.all(parts.map(async (part) => rowsOf(await part.columns(statement, signal))))
  }

  async function countsOf(criteria: Criteria, further: readonly Sql[], signal?: AbortSignal) {
    const answers = await rowsOfEach(countOf(kind, criteria, further), signal)
    return answers.map(([row]) => Number(row?.[0] ?? 0))
  }

  /** The `seq` of each of the pages, one for each part; parts with none of the page get no query. */
  async function seqsOf(pages: readonly (Sql | undefined)[], signal?: AbortSignal): Promise<number[]> {
    const answers = await Promise.all(
      parts.map(async (part, i) => {
        const query = pages[i]
        if (!query) return []
        const [seqs = []] = await part.columns(await clickhouseStatement(query, positionsOf), signal)
        return seqs as number[]
      }),
    )
    return answers.flat()
  }

  /** The `seq` of a page in the order of the table. */
  async function plainPage(criteria: Criteria, page: Rows, further: readonly Sql[], signal?: AbortSignal) {
    if (parts.length === 1) return seqsOf([pageOf(kind, criteria, page, further)], signal)
    const pages = pageOfEach(await countsOf(criteria, further, signal), page)
    return seqsOf(
      pages.map((each) => (each.Limit > 0 ? pageOf(kind, criteria, each, further) : undefined)),
      signal,
    )
  }

  /** The buckets of a term and the numbers of their records, over all parts. */
  async function bucketCounts(
    criteria: Criteria,
    term: SortTerm,
    further: readonly Sql[],
    signal?: AbortSignal,
  ) {
    const answers = await rowsOfEach(bucketsOf(kind, criteria, term, further), signal)
    const added = addGroups(answers.map((rows) => rows.map(([bucket, count]) => [count, bucket] as Scalar[])))
    const sorted = added.sort((a, b) => compareValues(a[1] as Scalar, b[1] as Scalar, term.isDescending))
    return [sorted.map(([, bucket]) => bucket as Scalar), sorted.map(([count]) => count as Scalar)]
  }

  async function sortedSeqs(
    criteria: Criteria,
    terms: readonly SortTerm[],
    page: Rows,
    signal?: AbortSignal,
  ): Promise<number[]> {
    const plan = await planSorted({ terms, page, further: [] }, (term, further) =>
      bucketCounts(criteria, term, further, signal),
    )
    if (!plan) return []
    if (plan.terms.length === 0) return plainPage(criteria, plan.page, plan.further, signal)
    if (parts.length === 1)
      return seqsOf([sortedPage(kind, criteria, plan.terms, plan.page, plan.further)], signal)
    const { Limit, Offset } = plan.page
    const first = { Offset: 0, Limit: Offset + Limit }
    const answers = await rowsOfEach(
      sortedPage(kind, criteria, plan.terms, first, plan.further, true),
      signal,
    )
    return mergeSorted(answers, plan.terms)
      .slice(Offset, Offset + Limit)
      .map(([seq]) => seq as number)
  }

  async function sampleSeqs(criteria: Criteria, page: Page, signal?: AbortSignal): Promise<number[]> {
    const counts = await countsOf(criteria, [], signal)
    const total = counts.reduce((sum, count) => sum + count, 0)
    if (total === 0) return []
    if (criteria.SortCenter && parts.length > 1) return sampleByDistance(criteria, page, total, signal)
    const before = counts.map((_, i) => counts.slice(0, i).reduce((sum, count) => sum + count, 0))
    return seqsOf(
      before.map((records) => sampleOf(kind, criteria, page, total, records)),
      signal,
    )
  }

  /** Of parts, which each have some of the nearest records, all are read in their order. */
  async function sampleByDistance(criteria: Criteria, page: Page, total: number, signal?: AbortSignal) {
    if (total > queryBounds.rows) throw new TooCostly()
    const terms = termsOf(kind, criteria, [])
    const answers = await rowsOfEach(
      sortedPage(kind, criteria, terms, { Limit: total, Offset: 0 }, [], true),
      signal,
    )
    const sorted = mergeSorted(answers, terms)
    return stepsThrough(total, page.Limit).flatMap((rank) =>
      sorted.slice(rank + page.Offset, rank + page.Offset + 1).map(([seq]) => seq as number),
    )
  }

  return {
    ...own,
    async count(criteria, signal) {
      const counts = await countsOf(criteria, [], signal)
      return counts.reduce((sum, count) => sum + count, 0)
    },
    async page(criteria, page, signal) {
      const seqs = criteria.SortCenter
        ? sortedSeqs(criteria, termsOf(kind, criteria, []), page, signal)
        : plainPage(criteria, page, [], signal)
      return own.recordsBySeq(await seqs, signal)
    },
    async sample(criteria, page, signal) {
      return own.recordsBySeq(await sampleSeqs(criteria, page, signal), signal)
    },
    async sorted(criteria, sort: readonly SortKey[], page, signal) {
      try {
        const seqs = await sortedSeqs(criteria, termsOf(kind, criteria, sort), page, signal)
        return await own.recordsBySeq(seqs, signal)
      } catch (error) {
        throw error instanceof TooCostly ? tooLargeToSort() : error
      }
    },
    ...talliesOver(kind, { parts: parts.length, rowsOfEach }),
    async health() {
      await Promise.all([own.health(), rowsOfEach(sql`select 1`)])
    },
  }
}
