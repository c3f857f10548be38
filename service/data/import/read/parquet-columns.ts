import { DuckDBListType, DuckDBStructType, type DuckDBType, DuckDBTypeId } from '@duckdb/node-api'
import { pathOf } from '../columns/cell-path.ts'

/** A column as an import reads it. */
export interface ParquetColumn {
  name: string
  /** The value as text. */
  sql: string
  /** The value itself, and its type; of the point of a geometry there is none. */
  value?: { sql: string; type: DuckDBType }
}

export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Columns whose bytes are a geometry (WKB), where the file does not say so. */
const GEOMETRIES = new Set(['geometry', 'geom', 'wkb_geometry', 'wkb'])
const WKT_POINT = '^POINT (?:Z |M |ZM )?[(]([-0-9.e+]+) ([-0-9.e+]+)'

/** The longitude and latitude of points; no other geometry has them. */
function pointsOf(name: string, sql: string): ParquetColumn[] {
  const degrees = (group: number) => `regexp_extract(${sql}::varchar, ${literal(WKT_POINT)}, ${group})`
  return [
    { name: `${name}.longitude`, sql: degrees(1) },
    { name: `${name}.latitude`, sql: degrees(2) },
  ]
}

const textOf = (type: DuckDBType, sql: string) =>
  type instanceof DuckDBListType ? `to_json(${sql})::varchar` : `${sql}::varchar`

/** Fields of a struct become columns joined by a dot (`Location.Latitude`); lists become JSON; of a geometry there is the point. */
export function columnsOf(name: string, type: DuckDBType, sql: string): ParquetColumn[] {
  if (type.typeId === DuckDBTypeId.GEOMETRY) return pointsOf(name, sql)
  if (type.typeId === DuckDBTypeId.BLOB && GEOMETRIES.has(name.toLowerCase()))
    return pointsOf(name, `try(st_geomfromwkb(${sql}))`)
  if (type instanceof DuckDBStructType) {
    return type.entryNames.flatMap((entry, i) =>
      columnsOf(`${name}.${entry}`, type.entryTypes[i] as DuckDBType, `${sql}[${literal(entry)}]`),
    )
  }
  return [{ name, sql: textOf(type, sql), value: { sql, type } }]
}

/** The text at the end of a way into a value; undefined where there is another thing than text. */
function textAt(
  { sql, type }: { sql: string; type: DuckDBType },
  steps: readonly string[],
): string | undefined {
  const [step, ...rest] = steps
  if (step === undefined) return type.typeId === DuckDBTypeId.VARCHAR ? sql : undefined
  if (type instanceof DuckDBListType && /^\d+$/.test(step))
    return textAt({ sql: `${sql}[${Number(step) + 1}]`, type: type.valueType }, rest)
  if (!(type instanceof DuckDBStructType)) return undefined
  const entry = type.entryTypes[type.entryNames.indexOf(step)]
  return entry && textAt({ sql: `${sql}[${literal(step)}]`, type: entry }, rest)
}

/** The columns for some names: for a way into a list its text alone, where it leads to text, else the whole list. */
export function pickedColumns(columns: readonly ParquetColumn[], names: readonly string[]): ParquetColumn[] {
  const found = new Map<string, ParquetColumn>()
  for (const name of names) {
    const { base, steps } = pathOf(name)
    const own = columns.find((column) => column.name === name)
    const whole = own ?? columns.find((column) => column.name === base)
    const sql = own ? undefined : whole?.value && textAt(whole.value, steps)
    const column = sql === undefined ? whole : { name, sql }
    if (column) found.set(column.name, column)
  }
  return [...found.values()]
}
