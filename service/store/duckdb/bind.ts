import { BIGINT, type DuckDBPreparedStatement, INTEGER, LIST, listValue, VARCHAR } from '@duckdb/node-api'
import type { Point } from '#contract/place'
import { type Shape, shapeOf } from './shape.ts'
import type { Value } from './sql/sql.ts'

/** Shapes of the polygons in running queries, by the number that stands for each in its query. */
export type Shapes = Map<number, Shape>

/** Binds values to $1, $2 ...; gives the numbers of the shapes it added, for the caller to remove after the query. */
export function bind(prepared: DuckDBPreparedStatement, values: readonly Value[], shapes: Shapes): number[] {
  const added: number[] = []
  values.forEach((value, i) => {
    if (value.type === 'POLYGON') {
      const shape = addShape(value.value, shapes)
      added.push(shape)
      prepared.bindInteger(i + 1, shape)
    } else bindOne(prepared, i + 1, value)
  })
  return added
}

let lastShape = 0

function addShape(points: readonly Point[], shapes: Shapes): number {
  lastShape = (lastShape + 1) % 2 ** 31
  shapes.set(lastShape, shapeOf(points))
  return lastShape
}

function bindOne(prepared: DuckDBPreparedStatement, at: number, value: Exclude<Value, { type: 'POLYGON' }>) {
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
    case 'IDS':
      throw new Error('Ids are to be made positions first')
  }
}
