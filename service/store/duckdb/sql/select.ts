import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Page } from '#service/store/store.ts'
import type { Description } from '../description.ts'
import { branchConditions } from './branches.ts'
import { inList } from './list.ts'
import { orderOf, type RecordOrder } from './order.ts'
import { all, column, joined, long, type Sql, sql, table, wholes } from './sql.ts'
import { given } from './where.ts'

/** The named columns of every record that meets the criteria and further conditions, each record once; `from` has the columns of these. */
export function hits<K extends Kind>(
  kind: Description<K>,
  criteria: Criteria,
  columns: Sql,
  further: readonly Sql[] = [],
  from = table(kind.kind),
): Sql {
  const more = kind.always ? [kind.always, ...further] : further
  const conditions = branchConditions(kind, criteria).map((branch) =>
    more.length ? all([branch, ...more]) : branch,
  )
  return joined(
    conditions.map((condition) => sql`select ${columns} from ${from} where ${condition}`),
    ' union all ',
  )
}

/** One row with the number of records, `n`. */
export const countOf = <K extends Kind>(
  kind: Description<K>,
  criteria: Criteria,
  further: readonly Sql[] = [],
) => sql`select sum(n)::integer as n from (${hits(kind, criteria, sql`count(*) as n`, further)})`

/** The `seq` of the records of a page, in the order of records. */
export function pageOf<K extends Kind>(
  kind: Description<K>,
  criteria: Criteria,
  { Limit, Offset }: Pick<Page, 'Limit' | 'Offset'>,
  further: readonly Sql[] = [],
): Sql {
  const order = orderOf(kind, criteria)
  const found = sql`select seq from (${hits(kind, criteria, order.columns, further)})`
  return sql`${found} ${order.clause} limit ${long(Limit)} offset ${long(Offset)}`
}

/**
 * The `seq` of `Limit` records at equal steps through all `total` records, begun at `Offset`: those of rank
 * floor(i * total / Limit) + Offset, as far as there are such. Samples begun at different places of one step share no record. `before` records
 * are in the parts of the table before this one.
 */
export function sampleOf<K extends Kind>(
  kind: Description<K>,
  criteria: Criteria,
  { Limit, Offset }: Page,
  total: number,
  before = 0,
): Sql {
  if (given(criteria).length === 0 && !kind.isCorrected)
    return atPositions(
      kind.kind,
      stepsThrough(total, Limit).map((rank) => Offset + rank),
    )
  const order = orderOf(kind, criteria)
  const [n, t] = [long(Limit), long(total)]
  return sql`select seq from (${ranked(kind, criteria, order, Offset - before)})
    where rank >= 0 and (${t} - (rank * ${n}) % ${t}) % ${t} < ${n} order by rank`
}

/** The ranks of `limit` records at equal steps through `total`. */
export const stepsThrough = (total: number, limit: number) =>
  Array.from({ length: Math.min(total, limit) }, (_, i) => Math.floor((i * total) / Math.min(total, limit)))

/** Of all records, those with these ranks: `pos` is the rank. */
const atPositions = (kind: Kind, positions: readonly number[]) =>
  sql`select seq from ${table(kind)} where ${inList(column('pos'), wholes(positions))} order by pos`

function ranked<K extends Kind>(
  kind: Description<K>,
  criteria: Criteria,
  order: RecordOrder,
  offset: number,
): Sql {
  return sql`select seq, row_number() over (${order.clause}) - 1 - ${long(offset)} as rank
    from (${hits(kind, criteria, order.columns)})`
}
