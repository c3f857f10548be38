import { duckdbDialect } from './duckdb-dialect.ts'
import { type Dialect, type DialectCall, Sql, sql, type Value } from './sql.ts'

/** What an engine runs: text with $1, $2 ... and the values for them. */
export interface Statement {
  text: string
  values: readonly Value[]
}

/** The texts and values of a query in a dialect. */
export interface WrittenSql {
  texts: readonly string[]
  values: readonly Value[]
}

/** A query as a dialect writes it. */
export function writtenIn(dialect: Dialect, query: Sql): WrittenSql {
  if (!query.holes.some(isCall)) return { texts: query.texts, values: query.holes as readonly Value[] }
  const parts = query.holes.map((hole) => (isCall(hole) ? written(dialect, hole) : hole))
  const { texts, holes } = sql(query.texts as unknown as TemplateStringsArray, ...parts)
  return writtenIn(dialect, new Sql(texts, holes))
}

const isCall = (hole: Sql['holes'][number]) => hole.type === 'CALL'

function written(dialect: Dialect, { name, inputs }: DialectCall): Sql {
  return (dialect[name] as (...inputs: unknown[]) => Sql)(...inputs)
}

/** The statement of a whole query; a value that is in it several times is bound once. */
export function statementOf(query: Sql, dialect = duckdbDialect): Statement {
  const { texts, values } = writtenIn(dialect, query)
  const distinct = [...new Set(values)]
  const numbers = new Map(distinct.map((value, i) => [value, i + 1]))
  const marks = values.map((value) => `$${numbers.get(value)}`)
  return { text: texts.map((text, i) => text + (marks[i] ?? '')).join(''), values: distinct }
}
