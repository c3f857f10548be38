import type { Criteria } from '#contract/criteria'
import type { Page } from '../../store.ts'
import { branches } from './branches.ts'
import { orderOf, type RecordOrder } from './order.ts'
import { joined, long, type Sql, sql } from './sql.ts'

/** The named columns of every record that meets the criteria, each record once. */
export function hits(criteria: Criteria, columns: Sql): Sql {
  return joined(
    branches(criteria).map((condition) => sql`select ${columns} from companies where ${condition}`),
    ' union all ',
  )
}

/** One row with the number of records, `n`. */
export const countOf = (criteria: Criteria) =>
  sql`select sum(n)::integer as n from (${hits(criteria, sql`count(*) as n`)})`

/** The `seq` of the records of a page, in the order of records. */
export function pageOf(criteria: Criteria, { Limit, Offset }: Page): Sql {
  const order = orderOf(criteria)
  const found = sql`select seq from (${hits(criteria, order.columns)})`
  return sql`${found} ${order.clause} limit ${long(Limit)} offset ${long(Offset)}`
}

/**
 * The `seq` of `Limit` records at equal steps through all `total` records, begun at `Offset`: those of rank
 * floor(i * total / Limit) + Offset, as far as there are such. Samples begun at different places of one step share no record.
 */
export function sampleOf(criteria: Criteria, { Limit, Offset }: Page, total: number): Sql {
  const order = orderOf(criteria)
  const [n, t] = [long(Limit), long(total)]
  return sql`select seq from (${ranked(criteria, order, Offset)})
    where rank >= 0 and (${t} - (rank * ${n}) % ${t}) % ${t} < ${n} order by rank`
}

function ranked(criteria: Criteria, order: RecordOrder, offset: number): Sql {
  return sql`select seq, row_number() over (${order.clause}) - 1 - ${long(offset)} as rank
    from (${hits(criteria, order.columns)})`
}
