import type { Criteria } from '#contract/criteria.ts'
import type { Kind, RecordOf } from '#contract/kind.ts'
import type { SortKey } from '#contract/sort.ts'
import { MAX_TALLY_ROWS } from '#contract/tally.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import { NOTHING_SUPPRESSED } from '../forgotten/suppressions.ts'
import type { Matcher } from '../names/matcher-pool.ts'
import type { NameRow } from '../names/name-row.ts'
import type { CorrectedNames } from '../names/thread-messages.ts'
import { sortFieldsOf } from '../sort-fields.ts'
import { type CorrectableStore, type Page, Refusal } from '../store.ts'
import type { Description } from './description.ts'
import type { Engine } from './engine.ts'
import { matchesOf } from './matched-records.ts'
import { nameRowsById } from './name-index.ts'
import { countNamed, isNameAlone, pageNamed } from './named.ts'
import { statementOf } from './sql/statement.ts'
import { given } from './sql/where.ts'
import { tallyEach, tooManyGroups } from './tally-each.ts'
import { type MakeQueries, type View, viewsOf } from './views.ts'

/** A store over an engine and a matcher; `make` gives what answers its queries. */
export function storeOf<K extends Kind>(
  description: Description<K>,
  info: DataInfo,
  engine: Engine,
  matcher: Matcher,
  make?: MakeQueries,
): CorrectableStore<K> {
  const { kind } = description
  const { current, over, correct } = viewsOf(description, info, engine, make)
  const withImplied = (criteria: Criteria) => current().kind.withImplied(criteria, current().info)
  const isByName = (criteria: Criteria) => isNameAlone(current().kind, criteria)
  return {
    get info() {
      return current().info
    },
    ...matchesOf(matcher, current().queries),
    async count(criteria, signal) {
      const whole = withImplied(criteria)
      const known = isByName(whole) ? await countNamed(engine, whole) : undefined
      return known ?? over(whole, ({ queries }) => queries.count(whole, signal))
    },

    async search(criteria, page, signal) {
      const whole = withImplied(criteria)
      const isPlain = !page.NthRecord && !page.Sort
      const named = isPlain && isByName(whole) ? await pageNamed(engine, whole, page) : undefined
      if (named) return current().queries.records(named, signal)
      return over(whole, (view) => recordsOf(view, whole, page, signal))
    },

    async tally(criteria, query, signal) {
      const whole = withImplied(criteria)
      const items = await over(whole, ({ queries }) => queries.tally(whole, query, signal))
      if (items.length > MAX_TALLY_ROWS) throw tooManyGroups()
      return items
    },

    async tallies(criteria, wanted, signal) {
      const whole = withImplied(criteria)
      return over(whole, (view) => tallyEach(view, whole, wanted, signal))
    },

    async byId(id) {
      const [record] = await current().queries.recordsById([id], 1, 0)
      return record
    },

    async correct(corrections, suppressions = NOTHING_SUPPRESSED) {
      const suppressed = await correct({ corrections, suppressions })
      matcher.correct(await correctedNames(engine, kind, info, [...corrections, ...suppressed]))
    },

    health: () => current().queries.health(),

    memory: engine.memory,

    async close() {
      await Promise.all([engine.close(), matcher.close()])
    },
  }
}

/** The records of a page: of a sample, in the order of some fields, or in that of the data. */
async function recordsOf<K extends Kind>(
  { info, queries }: View<K>,
  criteria: Criteria,
  page: Page,
  signal: AbortSignal | undefined,
): Promise<RecordOf<K>[]> {
  if (page.NthRecord) return queries.sample(criteria, page, signal)
  if (page.Sort) {
    checkFields(info, page.Sort)
    return queries.sorted(criteria, page.Sort, page, signal)
  }
  const ids = onlyIds(criteria)
  return ids
    ? queries.recordsById(ids, page.Limit, page.Offset, signal)
    : queries.page(criteria, page, signal)
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
