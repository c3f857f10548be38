import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { CountTable, Description } from './description.ts'
import { hits } from './sql/select.ts'
import { type Sql, sql } from './sql/sql.ts'
import { given } from './sql/where.ts'

/** Makes the table, once the table of the kind is whole. */
export const countTableStatement = (kind: Kind, { columns }: CountTable) =>
  `create table counts as select ${columns.join(', ')}, count(*)::integer as records from ${kind} group by all order by all`

/** Whether a search is counted in the table: it has only criteria on its columns, and no record is corrected or suppressed. */
export function isInCountTable<K extends Kind>(kind: Description<K>, criteria: Criteria): boolean {
  const { counts, isCorrected, always } = kind
  return counts !== undefined && !isCorrected && !always && isOf(criteria, counts.criteria)
}

const isOf = ({ AnyOf = [], NoneOf = [], ...criteria }: Criteria, names: readonly string[]): boolean =>
  given(criteria as Criteria).every((name: Criterion) => names.includes(name)) &&
  [...AnyOf, ...NoneOf].every((item) => isOf(item, names))

/** One row with the number of records, `n`, of a search that is counted in the table. */
export const countInTable = <K extends Kind>(kind: Description<K>, criteria: Criteria): Sql =>
  sql`select coalesce(sum(n), 0)::integer as n from (${hits(kind, criteria, sql`records as n`, [], sql`counts`)})`
