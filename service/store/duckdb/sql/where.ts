import type { Criteria, Criterion } from '#contract/criteria.ts'
import type { Kind } from '#contract/kind.ts'
import type { Description } from '../description.ts'
import { all, any, not, type Sql } from './sql.ts'

/** The condition that a record meets all of the criteria; never true for a missing value where one is compared. */
export function where<K extends Kind>(kind: Description<K>, criteria: Criteria): Sql {
  return all(given(criteria).map((name) => clause(kind, name, criteria)))
}

/** The criteria that have a value. */
export const given = (criteria: Criteria) =>
  (Object.keys(criteria) as Criterion[]).filter((name) => criteria[name] !== undefined)

type Condition = (value: unknown, criteria: Criteria) => Sql

/** The condition of one criterion by its name. */
export function clause<K extends Kind>(kind: Description<K>, name: Criterion, criteria: Criteria): Sql {
  const anyOf = (list: readonly Criteria[]) => any(list.map((item) => where(kind, item)))
  if (name === 'AnyOf') return anyOf(criteria.AnyOf ?? [])
  if (name === 'NoneOf') return not(anyOf(criteria.NoneOf ?? []))
  const conditions = kind.clauses as Readonly<Partial<Record<Criterion, Condition>>>
  const condition = conditions[name]
  if (!condition) throw new Error(`${name} is no criterion of ${kind.kind}`)
  return condition(criteria[name], criteria)
}
