import type { Sql, Value } from '../duckdb/sql/sql.ts'
import { writtenIn } from '../duckdb/sql/statement.ts'
import { clickhouseDialect } from './dialect.ts'

/** A query as ClickHouse takes it: text with `{p0:Int32}`, `{p1:String}` ... and the values for them, which are never part of the text. */
export interface ClickhouseStatement {
  text: string
  parameters: Record<string, unknown>
}

const types = {
  VARCHAR: 'String',
  INTEGER: 'Int32',
  BIGINT: 'Int64',
  DOUBLE: 'Float64',
  'VARCHAR[]': 'Array(String)',
  'INTEGER[]': 'Array(Int32)',
  'BIGINT[]': 'Array(Int64)',
  'DOUBLE[]': 'Array(Float64)',
  IDS: 'Array(Int32)',
} as const

/** The statement of a query; `positionsOf` are the positions of the records with these Ids. */
export async function clickhouseStatement(
  query: Sql,
  positionsOf: (ids: readonly string[]) => Promise<number[]>,
): Promise<ClickhouseStatement> {
  const { texts, values } = writtenIn(clickhouseDialect, query)
  const distinct = [...new Set(values)]
  const names = new Map(distinct.map((value, i) => [value, `p${i}`]))
  const bound = await Promise.all(
    distinct.map(async (value) => [
      names.get(value),
      value.type === 'IDS' ? await positionsOf(value.value) : value.value,
    ]),
  )
  const marks = values.map((value) => `{${names.get(value)}:${typeOf(value)}}`)
  return {
    text: texts.map((text, i) => text + (marks[i] ?? '')).join(''),
    parameters: Object.fromEntries(bound),
  }
}

function typeOf({ type }: Value): string {
  if (type === 'POLYGONS') throw new Error('Polygons are written out in ClickHouse')
  return types[type]
}
