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
import { isInside } from './shape.ts'

/**
 * `is_inside(shape, Latitude, Longitude)` for the engine, and the shapes it knows. It is called with up to 2,048 rows at a time on the
 * thread that opened the engine.
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

function testChunk(shapes: Shapes, input: DuckDBDataChunk, output: DuckDBBooleanVector): void {
  const latitudes = input.getColumnVector(1) as DuckDBDoubleVector
  const longitudes = input.getColumnVector(2) as DuckDBDoubleVector
  const shape = shapes.get(input.getColumnVector(0).getItem(0) as number)
  if (!shape) throw new Error('A query asks for a polygon that is not there')
  // Asked once: it is a call into the engine, and takes longer than the test of a point.
  const { rowCount } = input
  for (let row = 0; row < rowCount; row++)
    output.setItem(
      row,
      isInside(shape, latitudes.getItem(row) ?? Number.NaN, longitudes.getItem(row) ?? Number.NaN),
    )
  output.flush()
}
