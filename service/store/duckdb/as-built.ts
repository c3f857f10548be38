import type { Kind } from '#contract/kind.ts'
import { criterionOfField, trustFields } from '#contract/trust.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import type { Description } from './description.ts'
import { mergedClauses } from './sql/merged-sources.ts'
import { type Sql, sql } from './sql/sql.ts'

/** A condition on a value that no record has. */
const onMissing = (values: readonly string[]): Sql => (values.includes('Unknown') ? sql`true` : sql`false`)

const ofMissing = { groups: [sql`null::varchar`], spell: String }

/**
 * The description of a version: its records may be merged ones, and it may have been built before some of the columns of trust, or without
 * the present table of counts.
 */
export function asBuilt<K extends Kind>(kind: Description<K>, info: DataInfo): Description<K> {
  const hasCounts = kind.counts?.columns.every((name) => info.countedBy?.includes(name))
  const built = withoutMissing(hasCounts ? kind : { ...kind, counts: undefined }, info)
  return info.mergedIds ? { ...built, clauses: { ...built.clauses, ...mergedClauses } } : built
}

/** A description of data without some of the columns of trust: no record has a value of these. */
function withoutMissing<K extends Kind>(kind: Description<K>, { filled = {} }: DataInfo): Description<K> {
  const missing = trustFields[kind.kind]
    .filter((field) => filled[field] === undefined)
    .map((field) => criterionOfField[field])
  if (missing.length === 0) return kind
  const clauses = Object.fromEntries(missing.map((name) => [name, onMissing]))
  const tallies = Object.fromEntries(
    missing
      .map((name) => name.toLowerCase())
      .flatMap((name) => (name in kind.tallies ? [[name, ofMissing]] : [])),
  )
  return { ...kind, clauses: { ...kind.clauses, ...clauses }, tallies: { ...kind.tallies, ...tallies } }
}
