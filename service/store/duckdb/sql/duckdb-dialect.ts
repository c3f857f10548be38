import { type Dialect, polygons, sql, text } from './sql.ts'

/** How DuckDB writes what engines write in different ways; `is_inside` is the engine's function from `inside.ts`. */
export const duckdbDialect: Dialect = {
  contains: (whole, part) => sql`contains(${whole}, ${text(part)})`,
  startsWith: (whole, start) => sql`starts_with(${whole}, ${text(start)})`,
  left: (whole, length) => sql`left(${whole}, ${length})`,
  inList: (value, list) => sql`${value} in (select unnest(${list}))`,
  quotient: (number, divisor) => sql`${number} // ${divisor}`,
  commonBits: (number, mask) => sql`${number} & ${mask}`,
  isInside: (rings) => sql`is_inside(${polygons(rings)}, Latitude, Longitude)`,
  groupingId: (columns) => sql`grouping_id(${columns})`,
  makeName: (code) => sql`(select Make from makes where Code = ${code})`,
}
