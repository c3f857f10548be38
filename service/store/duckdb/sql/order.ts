import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Description } from '../description.ts'
import { squaredHalfChord } from './area.ts'
import { branchConditions } from './branches.ts'
import { isJoined } from './list.ts'
import { type Sql, sql } from './sql.ts'

/** The columns a query needs for the order of records, `seq` among them, and its `order by`, if any. */
export interface RecordOrder {
  columns: Sql
  clause: Sql
}

/**
 * The order of records: nearest to SortCenter first (those without a point last), then the order of the table. A plain scan of the
 * table returns that order already, and sorting it again would cost as much as all records before the page.
 */
export function orderOf<K extends Kind>(kind: Description<K>, criteria: Criteria): RecordOrder {
  const { SortCenter } = criteria
  if (SortCenter)
    return {
      columns: sql`seq, pos, ${squaredHalfChord(SortCenter)} as away`,
      clause: sql`order by away nulls last, pos`,
    }
  const conditions = branchConditions(kind, criteria)
  const isOrdered = !kind.isCorrected && !kind.isUnordered
  const isScan = isOrdered && conditions.length === 1 && !conditions.some(isJoined)
  return isScan ? { columns: sql`seq`, clause: sql`` } : { columns: sql`seq, pos`, clause: sql`order by pos` }
}
