import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import { type TallyItem, type TallyName, tallyFields } from '#contract/tally.ts'
import type { TallyQuery } from '#service/store/store.ts'
import type { Description } from '../description.ts'
import { hits } from './select.ts'
import { inDialect, joined, long, type Scalar, Sql, sql, whole } from './sql.ts'
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
  if (!tallies.some((tally) => tally.labelOf)) return grouped
  const columns = tallies.map(({ labelOf: named }, i) => {
    const name = groupNames[i] as Sql
    return named ? sql`${named(name)} as ${name}` : name
  })
  return sql`select * from (select n, ${joined(columns, ', ')} from (${grouped}))`
}

/** Whether a tally needs nothing but one value of each record and field, so that several share one look at the records. */
export const isPlain = <K extends Kind>(kind: Description<K>, fields: readonly TallyName<K>[]) =>
  fields.every((field) => kind.tallies[field].groups.length === 1 && !kind.tallies[field].labelOf)

/**
 * The groups of several plain tallies (`isPlain`) in one scan of the records: rows of `mask`, which says the columns of the tally (`maskOf`), of `n`, and of a value
 * for each of `fieldsOf`; a tally has only those of its own fields. Tallies of the same fields share their groups.
 */
export function groupsOf<K extends Kind>(
  kind: Description<K>,
  criteria: Criteria,
  queries: readonly TallyQuery<K>[],
): Sql {
  const fields = fieldsOf(queries)
  const named = fields.map((field, i) => sql`${kind.tallies[field].groups[0] as Sql} as ${fieldName(i)}`)
  const names = namesOf(fields)
  const sets = queries.map(({ Fields }) => columnsOf(fields, Fields))
  const distinct = [
    ...new Map(sets.map((set) => [maskOf(set, fields), joined(set.map(fieldName), ', ')])).values(),
  ]
  return sql`select ${inDialect('groupingId', names)} as mask, count(*)::integer as n, ${names}
    from (${hits(kind, criteria, joined(named, ', '))})
    group by grouping sets (${joined(
      distinct.map((set) => sql`(${set})`),
      ', ',
    )})`
}

/**
 * Several plain tallies in one scan of the records: rows of `q`, the number of the tally, and then as `tallyOf`, one
 * tally after the other. Columns are those of `fieldsOf`.
 */
export function talliesOf<K extends Kind>(
  kind: Description<K>,
  criteria: Criteria,
  queries: readonly TallyQuery<K>[],
): Sql {
  const fields = fieldsOf(queries)
  const parts = queries.map(({ Fields, Limit, Offset }, q) => {
    const set = columnsOf(fields, Fields)
    const order = joined(
      set.map((i) => sql`${fieldName(i)} nulls last`),
      ', ',
    )
    return sql`(select ${whole(q)} as q, n, ${namesOf(fields)} from grouped where mask = ${long(maskOf(set, fields))}
      order by n desc, ${order} limit ${long(Limit)} offset ${long(Offset)})`
  })
  return sql`with grouped as materialized (${groupsOf(kind, criteria, queries)}) ${joined(parts, ' union all ')}`
}

const fieldName = (i: number) => new Sql([`f${i}`], [])

const namesOf = (fields: readonly unknown[]) =>
  joined(
    fields.map((_, i) => fieldName(i)),
    ', ',
  )

/** Every field of the tallies, once. */
export const fieldsOf = <K extends Kind>(queries: readonly TallyQuery<K>[]) => [
  ...new Set(queries.flatMap(({ Fields }) => Fields)),
]

/** The places of fields among all of them. */
export const columnsOf = <F>(fields: readonly F[], wanted: readonly F[]) =>
  wanted.map((field) => fields.indexOf(field))

/** The `groupingId` of a set: a bit for each column that is not in it, the first column's the highest. */
export const maskOf = (set: readonly number[], fields: readonly unknown[]) =>
  fields.reduce<number>((mask, _, i) => mask * 2 + (set.includes(i) ? 0 : 1), 0)

/** The items of each tally, from the columns of `talliesOf`. */
export function eachTallyItems<K extends Kind>(
  kind: Description<K>,
  queries: readonly TallyQuery<K>[],
  columns: readonly (readonly Scalar[])[],
): TallyItem[][] {
  const [q = [], counts = [], ...values] = columns
  const fields = fieldsOf(queries)
  return queries.map(({ Fields }, i) => {
    const [from, to] = [q.indexOf(i), q.lastIndexOf(i) + 1]
    const part = (column: readonly Scalar[] = []) => (from < 0 ? [] : column.slice(from, to))
    const own = columnsOf(fields, Fields).map((column) => part(values[column]))
    return tallyItems(kind, Fields, [part(counts), ...own])
  })
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
