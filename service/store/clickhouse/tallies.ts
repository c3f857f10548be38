import type { Kind } from '#contract/kind.ts'
import type { TallyItem, TallyName } from '#contract/tally.ts'
import type { Description } from '../duckdb/description.ts'
import { bounded, type Queries } from '../duckdb/engine-queries.ts'
import type { Scalar } from '../duckdb/sql/sql.ts'
import { columnsOf, fieldsOf, groupsOf, maskOf, tallyItems, tallyOf } from '../duckdb/sql/tally.ts'
import { TooCostly } from '../store.ts'
import { queryBounds } from './client.ts'
import { addGroups, byCount } from './merge.ts'
import type { Parts } from './parts.ts'

/**
 * Tallies of parts of the table. Of one part only the page is read; of several all groups, which are added, sorted and cut: a small group of each part may be
 * a large one of all.
 */
export function talliesOver<K extends Kind>(
  kind: Description<K>,
  parts: Parts,
): Pick<Queries<K>, 'tally' | 'tallies'> {
  const tally: Queries<K>['tally'] = async (criteria, { Fields, Limit, Offset }, signal) => {
    const limit = bounded(Limit)
    if (parts.count === 1) {
      const [rows = []] = await parts.rowsOfEach(tallyOf(kind, criteria, Fields, limit, Offset), signal)
      return itemsOf(kind, Fields, rows)
    }
    const groups = await parts.rowsOfEach(tallyOf(kind, criteria, Fields, queryBounds.rows + 1, 0), signal)
    return itemsOf(kind, Fields, pageOfGroups(groups, limit, Offset))
  }

  /** All groups of all tallies, in one scan; where these are too many, each tally by itself. */
  const tallies: Queries<K>['tallies'] = async (criteria, queries, signal) => {
    const fields = fieldsOf(queries)
    const answers = await parts.rowsOfEach(groupsOf(kind, criteria, queries), signal).catch(onlyIfCostly)
    if (!answers) return Promise.all(queries.map((query) => tally(criteria, query, signal)))
    return queries.map(({ Fields, Limit, Offset }) => {
      const set = columnsOf(fields, Fields)
      const mask = maskOf(set, fields)
      const own = answers.map((rows) => rows.filter((row) => row[0] === mask).map((row) => groupIn(row, set)))
      return itemsOf(kind, Fields, pageOfGroups(own, bounded(Limit), Offset))
    })
  }
  return { tally, tallies }
}

/** The count and the values of a group, from a row of `groupsOf`. */
const groupIn = (row: readonly Scalar[], set: readonly number[]) =>
  [row[1], ...set.map((column) => row[column + 2])] as Scalar[]

const pageOfGroups = (answers: readonly Scalar[][][], limit: number, offset: number) =>
  addGroups(answers)
    .sort(byCount)
    .slice(offset, offset + limit)

function itemsOf<K extends Kind>(
  kind: Description<K>,
  fields: readonly TallyName<K>[],
  rows: readonly Scalar[][],
): TallyItem[] {
  const columns = [0, ...fields.map((_, i) => i + 1)].map((i) => rows.map((row) => row[i] as Scalar))
  return tallyItems(kind, fields, columns)
}

function onlyIfCostly(error: unknown): undefined {
  if (!(error instanceof TooCostly)) throw error
  return undefined
}
