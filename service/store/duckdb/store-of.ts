import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { SortKey } from '#contract/sort.ts'
import { MAX_TALLY_ROWS, type TallyItem } from '#contract/tally.ts'
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
import { pageOf } from './sql/select.ts'
import { sql, table } from './sql/sql.ts'
import { statementOf } from './sql/statement.ts'
import { isPlain } from './sql/tally.ts'
import { given } from './sql/where.ts'

/** How the records of a version are read, with their corrections or without any. */
function viewOf<K extends Kind>(kind: Description<K>, info: DataInfo, engine: Engine) {
  return { kind, info, queries: queriesOf(kind, engine, info) }
}

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

/** A store over an engine and a matcher. */
export function storeOf<K extends Kind>(
  description: Description<K>,
  info: DataInfo,
  engine: Engine,
  matcher: Matcher,
): CorrectableStore<K> {
  const kind = asBuilt(description, info)
  let view = viewOf(kind, info, engine)
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

    async correct(corrections, suppressions = NOTHING_SUPPRESSED) {
      // Corrected rows are in no order: a query that is read while they come in must sort.
      view = viewOf({ ...kind, isCorrected: true }, view.info, engine)
      const { info: changed, suppressed } = await engine.correct({
        date: info.date,
        corrections,
        suppressions,
      })
      const { filled, ...counts } = changed
      const changedInfo = { ...info, ...counts, filled: info.filled && { ...info.filled, ...filled } }
      const isCorrected = corrections.length + suppressed.length > 0
      view = isCorrected ? viewOf({ ...kind, isCorrected }, changedInfo, engine) : viewOf(kind, info, engine)
      matcher.correct(await correctedNames(engine, kind.kind, info, [...corrections, ...suppressed]))
    },

    async health() {
      await view.queries.records(sql`select seq from ${table(kind.kind)} limit 1`)
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

const tooManyGroups = (index?: number) =>
  new Refusal(
    'fields',
    `The tally would have more than ${MAX_TALLY_ROWS.toLocaleString('en-US')} rows: narrow the search, tally fewer fields, or give a Limit`,
    index,
  )
