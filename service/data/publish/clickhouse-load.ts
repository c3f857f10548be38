import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import type { Server } from '#service/store/clickhouse/server.ts'
import { createAbout, createTable, type QueryTable } from '#service/store/clickhouse/tables.ts'
import { DataError } from '#service/versions/data-error.ts'
import { quoted, type RunSql } from '../with-database.ts'
import { clickhouseChecksums, duckdbChecksums } from './clickhouse-checksums.ts'
import { publishMessages as messages } from './clickhouse-messages.ts'

/** Records that are written and sent at a time. */
const RECORDS_AT_A_TIME = 500_000

/** Rows of a table by `pos`: from the first up to the one before the last. */
export interface Range {
  from: number
  to: number
}

/** A part of a version on its way from the version's file to a database. */
export interface Loading {
  runSql: RunSql
  server: Server
  database: string
  range: Range
}

interface Contents {
  kind: Kind
  records: number
  tables: readonly QueryTable[]
  scratch: string
  onRecords?: ((done: number, total: number) => void) | undefined
}

/** Makes a database again, with the records of a range, and compares each table with what was sent. Rejects with a DataError where one differs. */
export async function loadTables(
  loading: Loading,
  { kind, records, tables, scratch, onRecords }: Contents,
): Promise<void> {
  const { server, database, range } = loading
  const { root } = server
  await root.run(`drop database if exists ${database}`)
  await root.run(`create database ${database}`)
  for (const table of tables) {
    await root.run(createTable(database, kind, table))
    const slices = table.name === kind ? slicesOf(range) : [range]
    for (const slice of slices) {
      await copy(loading, table, slice, join(scratch, 'rows.csv'))
      if (table.name === kind) onRecords?.(slice.to, records)
    }
    await check(loading, table)
  }
  await root.run(createAbout(database))
  await root.run(`insert into ${database}.about values (${range.from}, ${range.to}, ${records})`)
}

const slicesOf = ({ from, to }: Range): Range[] =>
  Array.from({ length: Math.ceil((to - from) / RECORDS_AT_A_TIME) }, (_, i) => ({
    from: from + i * RECORDS_AT_A_TIME,
    to: Math.min(to, from + (i + 1) * RECORDS_AT_A_TIME),
  }))

/** The rows of records in a range; a table without `pos` is copied whole. */
const conditionOf = ({ columns }: QueryTable, { from, to }: Range) =>
  columns.some(({ name }) => name === 'pos') ? `pos >= ${from} and pos < ${to}` : 'true'

async function copy(
  { runSql, server, database }: Loading,
  table: QueryTable,
  range: Range,
  file: string,
): Promise<void> {
  const names = table.columns.map(({ name }) => name).join(', ')
  await runSql(`copy (select ${names} from ${table.name} where ${conditionOf(table, range)})
    to ${quoted(file)} (format csv, header false, nullstr '\\N')`)
  if ((await stat(file)).size > 0)
    await server.root.insert(`${database}.${table.name}`, createReadStream(file))
}

async function check({ runSql, server, database, range }: Loading, table: QueryTable): Promise<void> {
  const { name, columns } = table
  const [sent = {}] = await runSql(duckdbChecksums(name, columns, conditionOf(table, range)))
  const statement = { text: clickhouseChecksums(`${database}.${name}`, columns), parameters: {} }
  const received = await server.root.columns(statement)
  const expected = Object.values(sent).map(String)
  const wrong = expected.findIndex((value, i) => value !== String(received[i]?.[0]))
  if (wrong < 0) return
  const column = wrong === 0 ? undefined : columns[Math.floor((wrong - 1) / 2)]?.name
  throw new DataError(messages.differs(name, column))
}
