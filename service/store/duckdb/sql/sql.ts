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
  | { type: 'IDS'; value: readonly string[] }
  | { type: 'POLYGONS'; value: readonly (readonly Point[])[] }

/** Texts of SQL with a value between each two of them; a value is never part of the text. */
export class Sql {
  constructor(
    readonly texts: readonly string[],
    readonly values: readonly Value[],
  ) {}
}

/** SQL of a template: parts that are SQL are put in, values are bound. */
export function sql(template: TemplateStringsArray, ...parts: (Sql | Value)[]): Sql {
  const texts = [template[0] ?? '']
  const values: Value[] = []
  parts.forEach((part, i) => {
    if (part instanceof Sql) append(texts, values, part)
    else {
      values.push(part)
      texts.push('')
    }
    texts[texts.length - 1] += template[i + 1] ?? ''
  })
  return new Sql(texts, values)
}

function append(texts: string[], values: Value[], part: Sql): void {
  texts[texts.length - 1] += part.texts[0] ?? ''
  texts.push(...part.texts.slice(1))
  values.push(...part.values)
}

/** SQL parts in a row, with `separator` between them. */
export function joined(parts: readonly Sql[], separator: string): Sql {
  const texts = ['']
  const values: Value[] = []
  parts.forEach((part, i) => {
    if (i > 0) texts[texts.length - 1] += separator
    append(texts, values, part)
  })
  return new Sql(texts, values)
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
export const ids = (value: readonly string[]): Value => ({ type: 'IDS', value })
export const polygons = (value: readonly (readonly Point[])[]): Value => ({ type: 'POLYGONS', value })

/** A value of a result: nothing that a query here returns is more than that. */
export type Scalar = string | number | boolean | null

/** What an engine runs: text with $1, $2 ... and the values for them. */
export interface Statement {
  text: string
  values: readonly Value[]
}

/** The statement of a whole query; a value that is in it several times is bound once. */
export function statementOf({ texts, values }: Sql): Statement {
  const distinct = [...new Set(values)]
  const numbers = new Map(distinct.map((value, i) => [value, i + 1]))
  const marks = values.map((value) => `$${numbers.get(value)}`)
  return { text: texts.map((text, i) => text + (marks[i] ?? '')).join(''), values: distinct }
}
