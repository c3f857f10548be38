import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { SortKey } from '#contract/sort.ts'
import { MAX_TALLY_ROWS } from '#contract/tally.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import { NOTHING_SUPPRESSED } from '../forgotten/suppressions.ts'
import type { Matcher } from '../names/matcher-pool.ts'
import type { NameRow } from '../names/name-row.ts'
import type { CorrectedNames } from '../names/thread-messages.ts'
import { sortFieldsOf } from '../sort-fields.ts'
import { type CorrectableStore, Refusal } from '../store.ts'
import { asBuilt } from './as-built.ts'
import type { Description } from './description.ts'
import type { Engine } from './engine.ts'
import { queriesOf } from './engine-queries.ts'
import { matchesOf } from './matched-records.ts'
import { nameRowsById } from './name-index.ts'
import { countNamed, hasNameTexts, isNameAlone, listingNames, pageNamed } from './named.ts'
import { statementOf } from './sql/statement.ts'
import { given } from './sql/where.ts'
import { tallyEach, tooManyGroups } from './tally-each.ts'

/** How the records of a version are read, with their corrections or without any. */
function viewOf<K extends Kind>(kind: Description<K>, info: DataInfo, engine: Engine, make: MakeQueries) {
  return { kind, info, queries: make(kind, engine, info) }
}

/** What answers the queries of a store: the engine of the version itself (`queriesOf`), or another one beside it. */
export type MakeQueries = typeof queriesOf

/** The names of corrected and of suppressed records; a duplicate that is excluded has none, as one that is suppressed. */
async function correctedNames(
  engine: Engine,
  kind: Kind,
  { date }: DataInfo,
  changed: readonly { id: string }[],
): Promise<CorrectedNames> {
  const replaced = changed.map(({ id }) => id)
  const query = statementOf(nameRowsById(kind, date, replaced))
  const [rows = []] = replaced.length > 0 ? await engine.columns(query) : []
  return { replaced, rows: rows as NameRow[] }
}

/** A store over an engine and a matcher; `make` gives what answers its queries. */
export function storeOf<K extends Kind>(
  description: Description<K>,
  info: DataInfo,
  engine: Engine,
  matcher: Matcher,
  make: MakeQueries = queriesOf,
): CorrectableStore<K> {
  const kind = asBuilt(description, info)
  let view = viewOf(kind, info, engine, make)
  /** Runs a query at once, or for a part of a name over a view that lists records by the index of names, where that is quicker. */
  const over = <T>(criteria: Criteria, run: (at: typeof view) => Promise<T>): Promise<T> =>
    hasNameTexts(view.kind, criteria) ? listingView(criteria).then(run) : run(view)

  async function listingView(criteria: Criteria): Promise<typeof view> {
    const before = view
    const listed = await listingNames(before.kind, engine, criteria)
    // Corrections may have come in.
    if (before !== view) return listingView(criteria)
    return listed === view.kind ? view : viewOf(listed, view.info, engine, make)
  }
  const withImplied = (criteria: Criteria) => view.kind.withImplied(criteria, view.info)
  return {
    get info() {
      return view.info
    },
    ...matchesOf(matcher, view.queries),
    async count(criteria, signal) {
      const whole = withImplied(criteria)
      const known = isNameAlone(view.kind, whole) ? await countNamed(engine, whole) : undefined
      if (known !== undefined) return known
      return over(whole, ({ queries }) => queries.count(whole, signal))
    },

    async search(criteria, page, signal) {
      const whole = withImplied(criteria)
      const isPage = !page.NthRecord && !page.Sort
      const named = isPage && isNameAlone(view.kind, whole) ? await pageNamed(engine, whole, page) : undefined
      if (named) return view.queries.records(named, signal)
      return over(whole, async ({ queries }) => {
        if (page.NthRecord) return queries.sample(whole, page, signal)
        if (page.Sort) {
          checkFields(info, page.Sort)
          return queries.sorted(whole, page.Sort, page, signal)
        }
        const ids = onlyIds(whole)
        if (ids) return queries.recordsById(ids, page.Limit, page.Offset, signal)
        return queries.page(whole, page, signal)
      })
    },

    async tally(criteria, query, signal) {
      const whole = withImplied(criteria)
      const items = await over(whole, ({ queries }) => queries.tally(whole, query, signal))
      if (items.length > MAX_TALLY_ROWS) throw tooManyGroups()
      return items
    },

    async tallies(criteria, wanted, signal) {
      const whole = withImplied(criteria)
      return over(whole, (at) => tallyEach(at, whole, wanted, signal))
    },

    async byId(id) {
      const [record] = await view.queries.recordsById([id], 1, 0)
      return record
    },

    async correct(corrections, suppressions = NOTHING_SUPPRESSED) {
      // Corrected rows are in no order: a query that is read while they come in must sort.
      view = viewOf({ ...kind, isCorrected: true }, view.info, engine, make)
      const { info: changed, suppressed } = await engine.correct({
        date: info.date,
        corrections,
        suppressions,
      })
      const { filled, ...counts } = changed
      const changedInfo = { ...info, ...counts, filled: info.filled && { ...info.filled, ...filled } }
      const isCorrected = corrections.length + suppressed.length > 0
      view = isCorrected
        ? viewOf({ ...kind, isCorrected }, changedInfo, engine, make)
        : viewOf(kind, info, engine, make)
      matcher.correct(await correctedNames(engine, kind.kind, info, [...corrections, ...suppressed]))
    },

    async health() {
      await view.queries.health()
    },

    memory: engine.memory,

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
