import type { Criteria } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Point } from '#contract/place.ts'
import { centerOf, type SortKey } from '#contract/sort.ts'
import { postalArea } from '#service/reference/places/places.ts'
import { Refusal } from '#service/store/store.ts'
import type { Description } from '../description.ts'
import { hits } from './select.ts'
import { distanceSort, type SortValue } from './sort-values.ts'
import { joined, long, Sql, sql } from './sql.ts'

/** One step of an order; records without a value come last in both directions. */
export interface SortTerm extends SortValue {
  isDescending: boolean
}

/** The terms of a sort; nearest to SortCenter first breaks ties, as it is the order of records without a sort. */
export function termsOf<K extends Kind>(
  kind: Description<K>,
  criteria: Criteria,
  sort: readonly SortKey[],
): SortTerm[] {
  const values = kind.sorts as Readonly<Record<string, SortValue>>
  const isByDistance = sort.some(({ Field }) => Field === 'Distance')
  const keys: readonly SortKey[] =
    criteria.SortCenter && !isByDistance ? [...sort, { Field: 'Distance' }] : sort
  return keys.map(({ Field, Descending = false }) => {
    const value = Field === 'Distance' ? distanceSort(centerPoint(criteria)) : values[Field]
    if (!value) throw new Error(`${kind.kind} are not sorted by ${Field}`)
    return { ...value, isDescending: Descending }
  })
}

function centerPoint(criteria: Criteria): Point {
  const center = centerOf(criteria)
  if (center && 'Latitude' in center) return center
  const area = center && postalArea(center.PostalCode)
  if (!area) throw new Refusal('Sort', 'The sort by Distance has no center')
  return area
}

const directed = (expression: Sql, { isDescending }: SortTerm) =>
  isDescending ? sql`${expression} desc nulls last` : sql`${expression} asc nulls last`

/** The `seq` of the records of a page, in the order of the terms and then of the table; `withKeys`: and their values of the terms. */
export function sortedPage<K extends Kind>(
  kind: Description<K>,
  criteria: Criteria,
  terms: readonly SortTerm[],
  { Limit, Offset }: { Limit: number; Offset: number },
  further: readonly Sql[],
  withKeys = false,
): Sql {
  const names = terms.map((_, i) => new Sql([`key${i}`], []))
  const shown = joined([sql`seq`, ...(withKeys ? names : [])], ', ')
  const columns = joined(
    [sql`seq, pos`, ...terms.map(({ value }, i) => sql`${value} as ${names[i] as Sql}`)],
    ', ',
  )
  const order = joined([...terms.map((term, i) => directed(names[i] as Sql, term)), sql`pos`], ', ')
  return sql`select ${shown} from (${hits(kind, criteria, columns, further)})
    order by ${order} limit ${long(Limit)} offset ${long(Offset)}`
}

/** The buckets of a term in its order, each with the number of its records, `n`. */
export function bucketsOf<K extends Kind>(
  kind: Description<K>,
  criteria: Criteria,
  term: SortTerm,
  further: readonly Sql[],
): Sql {
  const columns = sql`${term.bucket} as bucket`
  return sql`select bucket, count(*)::integer as n from (${hits(kind, criteria, columns, further)})
    group by bucket order by ${directed(sql`bucket`, term)}`
}
