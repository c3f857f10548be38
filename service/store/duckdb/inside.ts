import {
  BOOLEAN,
  DOUBLE,
  type DuckDBBooleanVector,
  type DuckDBDataChunk,
  type DuckDBDoubleVector,
  DuckDBScalarFunction,
  INTEGER,
} from '@duckdb/node-api'
import type { Shapes } from './bind.ts'
import { isInside, type Shape } from './shape.ts'

/** Rows between two looks at whether the query is to stop. */
const ROWS_BETWEEN_CHECKS = 256

/**
 * `is_inside(shapes, Latitude, Longitude)` for the engine, true inside any of the shapes, and its shapes. It is called with up to
 * 2,048 rows at a time on the thread that opened the engine, which is blocked during a call: an interruption of the query is seen only
 * between two calls, so the function itself checks whether to stop.
 */
export function insideFunction() {
  const shapes: Shapes = new Map()
  const scalarFunction = DuckDBScalarFunction.create({
    name: 'is_inside',
    parameterTypes: [INTEGER, DOUBLE, DOUBLE],
    returnType: BOOLEAN,
    mainFunction: (_info, input, output) => testChunk(shapes, input, output as DuckDBBooleanVector),
  })
  return { shapes, scalarFunction }
}

function testChunk(known: Shapes, input: DuckDBDataChunk, output: DuckDBBooleanVector): void {
  const latitudes = input.getColumnVector(1) as DuckDBDoubleVector
  const longitudes = input.getColumnVector(2) as DuckDBDoubleVector
  const found = known.get(input.getColumnVector(0).getItem(0) as number)
  if (!found) throw new Error('A query names polygons that are not there')
  const { shapes, checkStop } = found
  // Read once: it is a call into the engine, and takes longer than the test of a point.
  const { rowCount } = input
  for (let row = 0; row < rowCount; row++) {
    if (row % ROWS_BETWEEN_CHECKS === 0) checkStop()
    const latitude = latitudes.getItem(row) ?? Number.NaN
    const longitude = longitudes.getItem(row) ?? Number.NaN
    let inside = false
    for (let i = 0; i < shapes.length && !inside; i++)
      inside = isInside(shapes[i] as Shape, latitude, longitude)
    output.setItem(row, inside)
  }
  output.flush()
}
