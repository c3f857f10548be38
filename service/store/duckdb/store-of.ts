import type { Company } from '#contract/company.ts'
import type { Correction } from '#contract/corrections.ts'
import type { Criteria } from '#contract/criteria.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import type { Person } from '#contract/person.ts'
import type { SortKey } from '#contract/sort.ts'
import { MAX_TALLY_ROWS, type TallyItem } from '#contract/tally.ts'
import { inOrder } from '#service/concurrency/in-order.ts'
import { mapInSlices } from '#service/concurrency/slices.ts'
import type { MatchQuery } from '#service/match/criteria.ts'
import type { MatchResult } from '#service/match/match.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import type { Matcher } from '../names/matcher-pool.ts'
import type { NameRow } from '../names/name-row.ts'
import type { CorrectedNames } from '../names/thread-messages.ts'
import { sortFieldsOf } from '../sort-fields.ts'
import {
  type CorrectableStore,
  type MatchedRecords,
  type Page,
  Refusal,
  type Store,
  type TallyQuery,
  TooCostly,
} from '../store.ts'
import { eachBody, type PackedBodies } from './body-files.ts'
import type { Description } from './description.ts'
import type { Engine } from './engine.ts'
import { asBuilt } from './missing-columns.ts'
import { nameRowsById } from './name-index.ts'
import { sortedQuery } from './sorted-search.ts'
import { countOf, pageOf, sampleOf } from './sql/select.ts'
import { termsOf } from './sql/sort.ts'
import { type Sql, sql, statementOf, table } from './sql/sql.ts'
import { eachTallyItems, isPlain, talliesOf, tallyItems, tallyOf } from './sql/tally.ts'
import { given } from './sql/where.ts'

/** Queries of one call that are matched together, and how many such parts at a time: records of one are read while the next is matched. */
const MATCHED_TOGETHER = 24
const PARTS_AT_A_TIME = 2

async function* partsOf<T>(items: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}

type SeenDates = Pick<DataInfo, 'date' | 'since'>

/** A record with the dates of the first and the latest release that has it; both are absent where the first is not known. */
function withSeenDates<R extends Company | Person>(record: R, { date, since }: SeenDates): R {
  record.FirstSeen ??= since
  if (record.FirstSeen !== undefined) record.LastSeen = date
  return record
}

/** Reads records, counts and tallies of one kind from an engine. Criteria are complete: those that others imply are in them. */
function queriesOf<K extends Kind>(kind: Description<K>, engine: Engine, dates: SeenDates) {
  const decode = (body: Uint8Array) => withSeenDates(kind.decode(body), dates)
  const recordsOf = (bodies: PackedBodies, signal?: AbortSignal) =>
    mapInSlices(eachBody(bodies), decode, signal)

  async function records(query: Sql, signal?: AbortSignal): Promise<RecordOf<K>[]> {
    return recordsOf(await engine.bodies(statementOf(query), signal), signal)
  }

  async function count(criteria: Criteria, signal?: AbortSignal): Promise<number> {
    const [n] = await engine.columns(statementOf(countOf(kind, criteria)), signal)
    return n?.[0] as number
  }

  return {
    records,
    count,
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

type Queries<K extends Kind> = ReturnType<typeof queriesOf<K>>

/** Matches, with the records of the results. */
function matchesOf<K extends Kind>(
  matcher: Matcher,
  { recordsById }: Queries<K>,
): Pick<Store<K>, 'match' | 'matchMany'> {
  /** Results with their records, which are all read at once. */
  async function withRecords(results: readonly MatchResult[]): Promise<MatchedRecords<RecordOf<K>>[]> {
    const ids = results.flatMap(({ matches }) => matches.map(({ Id }) => Id))
    const found = ids.length > 0 ? await recordsById(ids, ids.length, 0) : []
    const byId = new Map(found.map((record) => [record.Id, record]))
    return results.map(({ MatchCount, matches }) => ({
      MatchCount,
      matches: matches.flatMap(({ Id, ...scores }) => {
        const record = byId.get(Id)
        return record ? [{ record, ...scores }] : []
      }),
    }))
  }

  return {
    async match(criteria, bounds, signal) {
      const result = await matcher.match({ ...criteria, ...bounds }, signal)
      signal?.throwIfAborted()
      const [matched] = await withRecords([result])
      return matched as MatchedRecords<RecordOf<K>>
    },

    async matchMany(queries, signal) {
      const parts = partsOf(queries, MATCHED_TOGETHER)
      const found: MatchedRecords<RecordOf<K>>[][] = []
      const work = async (part: readonly MatchQuery[]) => {
        const results = await matcher.matchMany(part, signal)
        signal?.throwIfAborted()
        return withRecords(results)
      }
      for await (const some of inOrder(parts, PARTS_AT_A_TIME, work)) found.push(some)
      return found.flat()
    },
  }
}

/** How the records of a version are read, with their corrections or without any. */
function viewOf<K extends Kind>(kind: Description<K>, info: DataInfo, engine: Engine) {
  return { kind, info, queries: queriesOf(kind, engine, info) }
}

/** A store over an engine and a matcher. */
export function storeOf<K extends Kind>(
  description: Description<K>,
  info: DataInfo,
  engine: Engine,
  matcher: Matcher,
): CorrectableStore<K> {
  const kind = asBuilt(description, info)
  let view = viewOf(kind, info, engine)
  /** The names of corrected records; a duplicate that is excluded has none. */
  async function correctedNames(corrections: readonly Correction[]): Promise<CorrectedNames> {
    const replaced = corrections.map(({ id }) => id)
    const query = statementOf(nameRowsById(kind.kind, info.date, replaced))
    const [rows = []] = replaced.length > 0 ? await engine.columns(query) : []
    return { replaced, rows: rows as NameRow[] }
  }
  const withImplied = (criteria: Criteria) => view.kind.withImplied(criteria, view.info)
  return {
    get info() {
      return view.info
    },
    ...matchesOf(matcher, view.queries),
    count: async (criteria, signal) => view.queries.count(withImplied(criteria), signal),

    async search(criteria, page, signal) {
      const { queries, ...reading } = view
      const whole = withImplied(criteria)
      if (page.NthRecord) return queries.sample(whole, page, signal)
      if (page.Sort) {
        checkFields(info, page.Sort)
        return queries.sorted(whole, page.Sort, page, signal)
      }
      const ids = onlyIds(whole)
      return ids
        ? queries.recordsById(ids, page.Limit, page.Offset, signal)
        : queries.records(pageOf(reading.kind, whole, page), signal)
    },

    async tally(criteria, query, signal) {
      const items = await view.queries.tally(withImplied(criteria), query, signal)
      if (items.length > MAX_TALLY_ROWS) throw tooManyGroups()
      return items
    },

    async tallies(criteria, wanted, signal) {
      const { queries } = view
      const whole = withImplied(criteria)
      const plain = wanted.filter(({ Fields }) => isPlain(kind, Fields))
      const together = plain.length > 1 ? await queries.tallies(whole, plain, signal) : []
      const answers: TallyItem[][] = []
      for (const [i, query] of wanted.entries()) {
        const items = together[plain.indexOf(query)] ?? (await queries.tally(whole, query, signal))
        if (items.length > MAX_TALLY_ROWS) throw tooManyGroups(i)
        answers.push(items)
      }
      return answers
    },

    async byId(id) {
      const [record] = await view.queries.recordsById([id], 1, 0)
      return record
    },

    async correct(corrections) {
      // Corrected rows are in no order: a query that is read while they come in must sort.
      view = viewOf({ ...kind, isCorrected: true }, view.info, engine)
      const { filled, ...counts } = await engine.correct({ date: info.date, corrections })
      const corrected = { ...info, ...counts, filled: info.filled && { ...info.filled, ...filled } }
      view =
        corrections.length > 0
          ? viewOf({ ...kind, isCorrected: true }, corrected, engine)
          : viewOf(kind, info, engine)
      matcher.correct(await correctedNames(corrections))
    },

    async health() {
      await view.queries.records(sql`select seq from ${table(kind.kind)} limit 1`)
    },

    async close() {
      await Promise.all([engine.close(), matcher.close()])
    },
  }
}

/** The Ids of criteria that have nothing else, which need no query. */
function onlyIds(criteria: Criteria): readonly string[] | undefined {
  const [name, ...more] = given(criteria)
  return name === 'Id' && more.length === 0 ? criteria.Id : undefined
}

/** Refuses a field that this version of the data cannot be sorted by. */
function checkFields(info: DataInfo, sort: readonly SortKey[]): void {
  const fields = sortFieldsOf(info)
  const missing = sort.find(({ Field }) => !fields.includes(Field))
  if (missing)
    throw new Refusal(
      'Sort',
      `This data cannot be sorted by ${missing.Field}. Import it again to add its dates of change.`,
    )
}

const tooLargeToSort = () =>
  new Refusal('Sort', 'Sorting this search takes too long. Narrow the search, or use the default order.')

/** One group more than is allowed shows that there are too many. */
const bounded = (limit: number) => Math.min(limit, MAX_TALLY_ROWS + 1)

const tooManyGroups = (index?: number) =>
  new Refusal(
    'fields',
    `The tally would have more than ${MAX_TALLY_ROWS.toLocaleString('en-US')} rows: narrow the search, tally fewer fields, or give a Limit`,
    index,
  )
