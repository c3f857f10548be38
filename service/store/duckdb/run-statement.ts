import type { DuckDBConnection } from '@duckdb/node-api'
import { TooCostly } from '../store.ts'
import { bind, type Shapes } from './bind.ts'
import type { QueryStop } from './query-stop.ts'
import type { Scalar } from './sql/sql.ts'
import type { Statement } from './sql/statement.ts'

/**
 * The columns of a statement's result, each a list of the rows' values. Its polygons are among `shapes` while it runs. Rejects with
 * `TooCostly` when it needs more than the memory of the engine, and when `stop` ends it.
 */
export async function runStatement(
  connection: DuckDBConnection,
  { text, values }: Statement,
  shapes: Shapes,
  stop: QueryStop,
): Promise<Scalar[][]> {
  const prepared = await connection.prepare(text)
  const numbers = bind(prepared, values, shapes, stop.check)
  try {
    stop.check()
    return (await (await prepared.run()).getColumnsJS()) as Scalar[][]
  } catch (error) {
    throw isOutOfMemory(error) ? new TooCostly() : error
  } finally {
    for (const number of numbers) shapes.delete(number)
    prepared.destroySync()
  }
}

/** A statement whose lists of Ids are the positions of these records. */
export function withPositions(
  { text, values }: Statement,
  positionsOf: (ids: readonly string[]) => readonly number[],
): Statement {
  return {
    text,
    values: values.map((value) =>
      value.type === 'IDS' ? { type: 'INTEGER[]', value: positionsOf(value.value) } : value,
    ),
  }
}

/** Deeply nested alternatives can need more memory than the engine may use; it goes on answering other queries. */
const isOutOfMemory = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Out of Memory Error')
