import type { Criteria } from '#contract/criteria'
import type { Kind } from '#contract/kind'
import { type TallyItem, type TallyName, tallyFields } from '#contract/tally'
import type { Description } from '../description.ts'
import type { Scalar } from '../engine.ts'
import { hits } from './select.ts'
import { joined, long, type Sql, sql } from './sql.ts'
import type { Tally } from './tally-field.ts'

const groupNames = [sql`a`, sql`b`, sql`c`] as const

/** The groups of one field after the other, with what must not be missing. */
interface Grouping {
  columns: readonly Sql[]
  given: readonly Sql[]
}

/** Every way to take one thing to group by of each field. */
function groupings(tallies: readonly Tally[]): Grouping[] {
  return tallies.reduce<Grouping[]>(
    (found, { groups }, i) =>
      found.flatMap(({ columns, given }) =>
        groups.map((group, nth) => ({
          columns: [...columns, sql`${group} as ${groupNames[i] as Sql}`],
          given: nth === 0 ? given : [...given, sql`${group} is not null`],
        })),
      ),
    [{ columns: [], given: [] }],
  )
}

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
  const tallies = fields.map((field) => kind.tallies[field])
  const names = groupNames.slice(0, fields.length)
  const by = joined(names, ', ')
  const found = joined(
    groupings(tallies).map(({ columns, given }) => hits(kind, criteria, joined(columns, ', '), given)),
    ' union all ',
  )
  const grouped = sql`select count(*)::integer as n, ${by} from (${found})
    group by ${by}`
  const order = joined(
    names.map((name) => sql`${name} nulls last`),
    ', ',
  )
  return sql`${withNames(grouped, tallies)} order by n desc, ${order} limit ${long(limit)} offset ${long(offset)}`
}

/** The groups with the names of those values that are numbers for them. */
function withNames(grouped: Sql, tallies: readonly Tally[]): Sql {
  if (!tallies.some((tally) => tally.named)) return grouped
  const columns = tallies.map(({ named }, i) => {
    const name = groupNames[i] as Sql
    return named ? sql`${named(name)} as ${name}` : name
  })
  return sql`select * from (select n, ${joined(columns, ', ')} from (${grouped}))`
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
