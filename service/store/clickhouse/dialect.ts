import { any, type Dialect, sql, text } from '../duckdb/sql/sql.ts'
import { insideRing } from './inside-ring.ts'

/** Numbers and names of makes, as lists in the same order. */
const codes = sql`(select groupArray(Code) from (select Code from makes order by Code))`
const names = sql`(select groupArray(Make) from (select Make from makes order by Code))`

/** A text as part of a pattern of `like`. */
const literally = (part: string) => part.replace(/[\\%_]/g, (mark) => `\\${mark}`)

/** How ClickHouse writes what engines write in different ways. */
export const clickhouseDialect: Dialect = {
  /** The index of names answers `like`, but no other function. */
  contains: (whole, part) => sql`${whole} like ${text(`%${literally(part)}%`)}`,
  startsWith: (whole, start) => sql`startsWith(${whole}, ${text(start)})`,
  left: (whole, length) => sql`leftUTF8(${whole}, ${length})`,
  inList: (value, list) => sql`${value} in ${list}`,
  quotient: (number, divisor) => sql`intDiv(${number}, ${divisor})`,
  commonBits: (number, mask) => sql`bitAnd(${number}, ${mask})`,
  isInside: (rings) => any(rings.map(insideRing)),
  groupingId: (columns) => sql`grouping(${columns})`,
  makeName: (code) => sql`transform(${code}, ${codes}, ${names}, null)`,
}
