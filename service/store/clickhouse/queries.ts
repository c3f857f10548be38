import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { SortKey } from '#contract/sort.ts'
import type { Description } from '../duckdb/description.ts'
import type { Engine } from '../duckdb/engine.ts'
import { type Queries, queriesOf, tooLargeToSort } from '../duckdb/engine-queries.ts'
import { inList } from '../duckdb/sql/list.ts'
import { termsOf } from '../duckdb/sql/sort.ts'
import { column, ids, not, sql, table, wholes } from '../duckdb/sql/sql.ts'
import { statementOf } from '../duckdb/sql/statement.ts'
import { TooCostly } from '../store.ts'
import type { Database } from './client.ts'
import { pageBy, plainPage } from './pages.ts'
import { countsOf, type Parts, partsOf } from './parts.ts'
import { sampleSeqs } from './samples.ts'
import { talliesOver } from './tallies.ts'

/** Suppressed records that a query of ClickHouse names. */
const MAX_SUPPRESSED = 1000

/**
 * Queries that ClickHouse answers: `databases` have contiguous ranges of `pos`, in its order. Records, Ids and names remain with the engine of the
 * version, and so do all queries while records are corrected, or many are suppressed.
 */
export const clickhouseQueries =
  (databases: readonly Database[]): typeof queriesOf =>
  (kind, engine, dates) => {
    const own = queriesOf(kind, engine, dates)
    const { suppressed } = kind
    if (kind.isCorrected && (!suppressed || suppressed.length > MAX_SUPPRESSED)) return own
    const always = suppressed && not(inList(column('pos'), wholes(suppressed)))
    const described = { ...kind, isUnordered: true, ...(always && { always }) }
    return overParts(described, partsOf(databases, positionsIn(engine, kind.kind)), own)
  }

/** The positions of the records with these Ids. */
const positionsIn = (engine: Engine, kind: Kind) => async (list: readonly string[]) => {
  const query = sql`select pos from ${table(kind)} where pos in (select unnest(${ids(list)}))`
  const [positions = []] = await engine.columns(statementOf(query))
  return positions as number[]
}

/** Queries over parts of the table, which find the `seq` of records; `own` reads the records. */
function overParts<K extends Kind>(kind: Description<K>, parts: Parts, own: Queries<K>): Queries<K> {
  const searchFor = (criteria: Criteria, signal?: AbortSignal) => ({ parts, kind, criteria, signal })
  return {
    ...own,
    async count(criteria, signal) {
      const counts = await countsOf(searchFor(criteria, signal))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    async page(criteria, page, signal) {
      const search = searchFor(criteria, signal)
      const seqs = criteria.SortCenter
        ? pageBy(search, termsOf(kind, criteria, []), page)
        : plainPage(search, page)
      return own.recordsBySeq(await seqs, signal)
    },
    async sample(criteria, page, signal) {
      return own.recordsBySeq(await sampleSeqs(searchFor(criteria, signal), page), signal)
    },
    async sorted(criteria, sort: readonly SortKey[], page, signal) {
      try {
        const seqs = await pageBy(searchFor(criteria, signal), termsOf(kind, criteria, sort), page)
        return await own.recordsBySeq(seqs, signal)
      } catch (error) {
        throw error instanceof TooCostly ? tooLargeToSort() : error
      }
    },
    ...talliesOver(kind, parts),
    async health() {
      await Promise.all([own.health(), parts.rowsOfEach(sql`select 1`)])
    },
  }
}
