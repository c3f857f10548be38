import type { Kind } from '#contract/kind.ts'
import type { Point } from '#contract/place.ts'
import type { Column } from '../column.ts'

/**
 * A value to bind, with its type in the engine. Polygons become a number by which the engine finds their corners, a list of Ids becomes the
 * list of the `pos` of those that there are.
 */
export type Value =
  | { type: 'VARCHAR'; value: string }
  | { type: 'INTEGER' | 'DOUBLE'; value: number }
  | { type: 'BIGINT'; value: number | bigint }
  | { type: 'VARCHAR[]'; value: readonly string[] }
  | { type: 'INTEGER[]'; value: readonly number[] }
  | { type: 'BIGINT[]'; value: readonly bigint[] }
  | { type: 'DOUBLE[]'; value: readonly number[] }
  | { type: 'IDS'; value: readonly string[] }
  | { type: 'POLYGONS'; value: readonly (readonly Point[])[] }

/** What engines write in different ways, each as a function that gives its SQL; all else in a query is SQL that every engine has. */
export interface Dialect {
  /** A text contains another one. */
  contains(text: Sql, part: string): Sql
  startsWith(text: Sql, start: string): Sql
  /** The first letters of a text. */
  left(text: Sql, length: Sql): Sql
  /** A value is in a list; never true for a missing one. */
  inList(value: Sql, list: Value): Sql
  /** A whole number divided by another, rounded toward zero. */
  quotient(number: Sql, divisor: Sql): Sql
  /** The bits that two whole numbers have in common. */
  commonBits(number: Sql, mask: Value): Sql
  /** The record's point is in any of some rings. */
  isInside(rings: readonly (readonly Point[])[]): Sql
  /** A number with a bit for each column that a grouping set does not have, the first column's the highest. */
  groupingId(columns: Sql): Sql
  /** The name of a make by its number. */
  makeName(code: Sql): Sql
}

/** A place in SQL that each engine fills in its own way. */
export type DialectCall = {
  [N in keyof Dialect]: { type: 'CALL'; name: N; inputs: Parameters<Dialect[N]> }
}[keyof Dialect]

/** What is between two texts of SQL. */
export type Hole = Value | DialectCall

/** Texts of SQL with a hole between each two of them; a value is never part of the text. */
export class Sql {
  constructor(
    readonly texts: readonly string[],
    readonly holes: readonly Hole[],
  ) {}
}

/** SQL of a template: parts that are SQL are put in, values are bound. */
export function sql(template: TemplateStringsArray, ...parts: (Sql | Hole)[]): Sql {
  const texts = [template[0] ?? '']
  const holes: Hole[] = []
  parts.forEach((part, i) => {
    if (part instanceof Sql) append(texts, holes, part)
    else {
      holes.push(part)
      texts.push('')
    }
    texts[texts.length - 1] += template[i + 1] ?? ''
  })
  return new Sql(texts, holes)
}

function append(texts: string[], holes: Hole[], part: Sql): void {
  texts[texts.length - 1] += part.texts[0] ?? ''
  texts.push(...part.texts.slice(1))
  holes.push(...part.holes)
}

/** SQL that each engine writes in its own way. */
export const inDialect = <N extends keyof Dialect>(name: N, ...inputs: Parameters<Dialect[N]>) =>
  new Sql(['', ''], [{ type: 'CALL', name, inputs } as DialectCall])

/** SQL parts in a row, with `separator` between them. */
export function joined(parts: readonly Sql[], separator: string): Sql {
  const texts = ['']
  const holes: Hole[] = []
  parts.forEach((part, i) => {
    if (i > 0) texts[texts.length - 1] += separator
    append(texts, holes, part)
  })
  return new Sql(texts, holes)
}

/** All of the parts are true. */
export const all = (parts: readonly Sql[]) => (parts.length ? sql`(${joined(parts, ' and ')})` : sql`true`)

/** Any of the parts holds. */
export const any = (parts: readonly Sql[]) => (parts.length ? sql`(${joined(parts, ' or ')})` : sql`false`)

/** The part is not true, be it false or unknown because of a missing value. */
export const not = (part: Sql) => sql`(${part}) is not true`

export const column = (name: Column) => new Sql([name], [])
export const table = (name: Kind) => new Sql([name], [])

export const text = (value: string): Value => ({ type: 'VARCHAR', value })
export const texts = (value: readonly string[]): Value => ({ type: 'VARCHAR[]', value })
export const whole = (value: number): Value => ({ type: 'INTEGER', value })
export const wholes = (value: readonly number[]): Value => ({ type: 'INTEGER[]', value })
export const long = (value: number | bigint): Value => ({ type: 'BIGINT', value })
export const longs = (value: readonly bigint[]): Value => ({ type: 'BIGINT[]', value })
export const decimal = (value: number): Value => ({ type: 'DOUBLE', value })
export const decimals = (value: readonly number[]): Value => ({ type: 'DOUBLE[]', value })
export const ids = (value: readonly string[]): Value => ({ type: 'IDS', value })
export const polygons = (value: readonly (readonly Point[])[]): Value => ({ type: 'POLYGONS', value })

/** A value of a result: nothing that a query here returns is more than that. */
export type Scalar = string | number | boolean | null
