import type { Company } from '#contract/company.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import type { Person } from '#contract/person.ts'
import type { SortKey } from '#contract/sort.ts'
import { MAX_TALLY_ROWS } from '#contract/tally.ts'
import { mapInSlices } from '#service/concurrency/slices.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import { type Page, Refusal, type TallyQuery, TooCostly } from '../store.ts'
import { eachBody, type PackedBodies } from './body-files.ts'
import { countInTable, isInCountTable } from './count-table.ts'
import type { Description } from './description.ts'
import type { Engine } from './engine.ts'
import { sortedQuery } from './sorted-search.ts'
import { countOf, pageOf, sampleOf } from './sql/select.ts'
import { termsOf } from './sql/sort.ts'
import { type Sql, sql, table, wholes } from './sql/sql.ts'
import { statementOf } from './sql/statement.ts'
import { eachTallyItems, talliesOf, tallyItems, tallyOf } from './sql/tally.ts'

export type SeenDates = Pick<DataInfo, 'date' | 'since'>

/** A record with the dates of the first and the latest release that has it; both are absent where the first is not known. */
function withSeenDates<R extends Company | Person>(record: R, { date, since }: SeenDates): R {
  record.FirstSeen ??= since
  if (record.FirstSeen !== undefined) record.LastSeen = date
  return record
}

/** Reads records, counts and tallies of one kind from an engine. Criteria are complete: those that others imply are in them. */
export function queriesOf<K extends Kind>(kind: Description<K>, engine: Engine, dates: SeenDates) {
  const decode = (body: Uint8Array) => withSeenDates(kind.decode(body), dates)
  const recordsOf = (bodies: PackedBodies, signal?: AbortSignal) =>
    mapInSlices(eachBody(bodies), decode, signal)

  async function records(query: Sql, signal?: AbortSignal): Promise<RecordOf<K>[]> {
    return recordsOf(await engine.bodies(statementOf(query), signal), signal)
  }

  async function count(criteria: Criteria, signal?: AbortSignal): Promise<number> {
    const query = isInCountTable(kind, criteria) ? countInTable(kind, criteria) : countOf(kind, criteria)
    const [n] = await engine.columns(statementOf(query), signal)
    return n?.[0] as number
  }

  return {
    records,
    count,
    page: (criteria: Criteria, page: Page, signal?: AbortSignal) =>
      records(pageOf(kind, criteria, page), signal),
    /** The records with these `seq`, in their order. */
    recordsBySeq: (seqs: readonly number[], signal?: AbortSignal) =>
      records(sql`select unnest(${wholes(seqs)})`, signal),
    /** Runs a small query. */
    async health(): Promise<void> {
      await records(sql`select seq from ${table(kind.kind)} limit 1`)
    },
    async recordsById(
      ids: readonly string[],
      limit: number,
      offset: number,
      signal?: AbortSignal,
    ): Promise<RecordOf<K>[]> {
      return recordsOf(await engine.bodiesById(ids, limit, offset), signal)
    },
    async sample(criteria: Criteria, page: Page, signal?: AbortSignal): Promise<RecordOf<K>[]> {
      const total = await count(criteria, signal)
      return total > 0 ? records(sampleOf(kind, criteria, page, total), signal) : []
    },
    async sorted(criteria: Criteria, sort: readonly SortKey[], page: Page, signal?: AbortSignal) {
      const columns = (query: Sql) => engine.columns(statementOf(query), signal)
      try {
        const query = await sortedQuery(kind, criteria, termsOf(kind, criteria, sort), page, columns)
        return query ? await records(query, signal) : []
      } catch (error) {
        throw error instanceof TooCostly ? tooLargeToSort() : error
      }
    },
    async tally(criteria: Criteria, { Fields, Limit, Offset }: TallyQuery<K>, signal?: AbortSignal) {
      const query = tallyOf(kind, criteria, Fields, bounded(Limit), Offset)
      return tallyItems(kind, Fields, await engine.columns(statementOf(query), signal))
    },
    async tallies(criteria: Criteria, queries: readonly TallyQuery<K>[], signal?: AbortSignal) {
      const cut = queries.map((query) => ({ ...query, Limit: bounded(query.Limit) }))
      const query = talliesOf(kind, criteria, cut)
      return eachTallyItems(kind, queries, await engine.columns(statementOf(query), signal))
    },
  }
}

export type Queries<K extends Kind> = ReturnType<typeof queriesOf<K>>

export const tooLargeToSort = () =>
  new Refusal('Sort', 'Sorting this search takes too long. Narrow the search, or use the default order.')

/** One group more than is allowed shows that there are too many. */
export const bounded = (limit: number) => Math.min(limit, MAX_TALLY_ROWS + 1)
