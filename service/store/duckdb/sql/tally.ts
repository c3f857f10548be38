import type { Criteria } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import { type TallyItem, type TallyName, tallyFields } from '#contract/tally'
import type { Description } from '../description.ts'
import type { Scalar } from '../engine.ts'
import { hits } from './select.ts'
import { joined, long, type Sql, sql } from './sql.ts'

const groupNames = [sql`a`, sql`b`, sql`c`] as const

/**
 * Groups of the records by up to three fields as rows of `n`, `a`, `b`, `c`: largest first, equal ones by their values,
 * missing values last.
 */
export function tallyOf<K extends Kind>(
  kind: Description<K>,
  criteria: Criteria,
  fields: readonly TallyName<K>[],
  limit: number,
  offset: number,
): Sql {
  const names = groupNames.slice(0, fields.length)
  const columns = names.map((name, i) => sql`${kind.tallies[fields[i] as TallyName<K>].group} as ${name}`)
  const by = joined(names, ', ')
  const order = joined(
    names.map((name) => sql`${name} nulls last`),
    ', ',
  )
  return sql`select count(*)::integer as n, ${by} from (${hits(kind, criteria, joined(columns, ', '))})
    group by ${by} order by n desc, ${order} limit ${long(limit)} offset ${long(offset)}`
}

/** The items of the columns of `tallyOf`. */
export function tallyItems<K extends Kind>(
  kind: Description<K>,
  fields: readonly TallyName<K>[],
  columns: readonly (readonly Scalar[])[],
): TallyItem[] {
  const [counts = [], ...values] = columns
  const properties = tallyFields[kind.kind]
  return counts.map((count, row) => {
    const item: TallyItem = { Count: count as number }
    fields.forEach((field, i) => {
      const value = values[i]?.[row] ?? null
      if (value !== null) item[properties[field] as string] = kind.tallies[field].spell(value)
    })
    return item
  })
}
