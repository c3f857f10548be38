import {
  BIGINT,
  DOUBLE,
  type DuckDBPreparedStatement,
  INTEGER,
  LIST,
  listValue,
  VARCHAR,
} from '@duckdb/node-api'
import { type Shape, shapeOf } from './shape.ts'
import type { Value } from './sql/sql.ts'

/** The polygons of one value of a running query. */
export interface QueryShapes {
  shapes: readonly Shape[]
  /** Throws when the query is to stop. */
  checkStop(): void
}

/** The polygons of running queries, by the number of the value in its query. */
export type Shapes = Map<number, QueryShapes>

/** Binds values to $1, $2 ...; returns the numbers of the shapes it added, for the caller to remove after the query. */
export function bind(
  prepared: DuckDBPreparedStatement,
  values: readonly Value[],
  shapes: Shapes,
  checkStop: () => void,
): number[] {
  const added: number[] = []
  values.forEach((value, i) => {
    if (value.type === 'POLYGONS') {
      const number = nextNumber()
      shapes.set(number, { shapes: value.value.map(shapeOf), checkStop })
      added.push(number)
      prepared.bindInteger(i + 1, number)
    } else bindOne(prepared, i + 1, value)
  })
  return added
}

let lastNumber = 0

function nextNumber(): number {
  lastNumber = (lastNumber + 1) % 2 ** 31
  return lastNumber
}

function bindOne(prepared: DuckDBPreparedStatement, at: number, value: Exclude<Value, { type: 'POLYGONS' }>) {
  switch (value.type) {
    case 'VARCHAR':
      return prepared.bindVarchar(at, value.value)
    case 'INTEGER':
      return prepared.bindInteger(at, value.value)
    case 'BIGINT':
      return prepared.bindBigInt(at, BigInt(value.value))
    case 'DOUBLE':
      return prepared.bindDouble(at, value.value)
    case 'VARCHAR[]':
      return prepared.bindList(at, listValue(value.value), LIST(VARCHAR))
    case 'INTEGER[]':
      return prepared.bindList(at, listValue(value.value), LIST(INTEGER))
    case 'BIGINT[]':
      return prepared.bindList(at, listValue(value.value), LIST(BIGINT))
    case 'DOUBLE[]':
      return prepared.bindList(at, listValue(value.value), LIST(DOUBLE))
    case 'IDS':
      throw new Error('Ids are to be made positions first')
  }
}
