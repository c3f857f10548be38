import type { TableColumn } from '#service/store/clickhouse/tables.ts'

/**
 * A number over all values of a column that both engines compute alike, from what is written: rows weigh differently, so that values in other rows differ too.
 * Texts count by 32 bits of their MD5, numbers with a fraction by their 2^20th parts.
 */
const WEIGHT = '(pos % 7 + 1)'

const inDuckdb: Readonly<Record<string, (name: string) => string>> = {
  VARCHAR: (name) => `(md5_number_lower(${name}) % 4294967296)::hugeint`,
  BOOLEAN: (name) => `${name}::integer::hugeint`,
  DOUBLE: (name) => `floor(${name} * 1048576)::hugeint`,
}

const inClickhouse: Readonly<Record<string, (name: string) => string>> = {
  VARCHAR: (name) => `reinterpretAsUInt64(substring(MD5(toString(${name})), 9, 8)) % 4294967296`,
  BOOLEAN: (name) => `toUInt8(${name})`,
  DOUBLE: (name) => `floor(${name} * 1048576)`,
}

/** A table without `pos` has few rows, which weigh alike. */
const weightOf = (columns: readonly TableColumn[]) =>
  columns.some(({ name }) => name === 'pos') ? WEIGHT : '1'

/** One row of texts: the number of rows, then the number of values and the checksum of each column. */
export function duckdbChecksums(table: string, columns: readonly TableColumn[], condition: string): string {
  const sums = columns.map(({ name, type }) => {
    const value = inDuckdb[type]?.(name) ?? `${name}::hugeint`
    return [`count(${name})::varchar`, `coalesce(sum(${value} * ${weightOf(columns)}), 0)::varchar`]
  })
  const texts = ['count(*)::varchar', ...sums.flat()].map((text, i) => `${text} as c${i}`)
  return `select ${texts.join(', ')} from ${table} where ${condition}`
}

export function clickhouseChecksums(table: string, columns: readonly TableColumn[]): string {
  const sums = columns.map(({ name, type }) => {
    const value = inClickhouse[type]?.(name) ?? name
    return `toString(count(${name})), toString(ifNull(sum(toInt128(${value}) * ${weightOf(columns)}), 0))`
  })
  return `select ${['toString(count(*))', ...sums].join(', ')} from ${table}`
}
