import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { databaseName } from '#service/store/clickhouse/database-name.ts'
import type { Server } from '#service/store/clickhouse/server.ts'
import {
  FURTHER_TABLES,
  isCopied,
  type QueryTable,
  type TableColumn,
} from '#service/store/clickhouse/tables.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import { queryFile } from '#service/versions/layout.ts'
import { type RunSql, withDatabase } from '../with-database.ts'
import { type Loading, loadTables, type Range } from './clickhouse-load.ts'

const MEMORY = '1GB'

interface Publishing {
  kind: Kind
  /** The folder of the version. */
  folder: string
  info: DataInfo
  /** Each is for a range of the records. */
  servers: readonly Server[]
  onRecords?: (done: number, total: number) => void
}

/**
 * Copies the tables of a version that queries read to ClickHouse: to each server a contiguous range of the records. Tables are loaded under another name, and their counts and
 * a checksum of each column compared; the database has its own name once all servers are whole, and is never changed after that. A run that was
 * interrupted begins again. Rejects with a DataError when a copy is not what was sent. False when all servers had the version before.
 */
export async function publishToClickhouse({
  kind,
  folder,
  info,
  servers,
  onRecords,
}: Publishing): Promise<boolean> {
  const ranges = rangesOf(info.records, servers.length)
  const present = await Promise.all(servers.map((server) => has(server, info, servers.length)))
  if (present.every(Boolean)) return false
  const scratch = await mkdtemp(join(tmpdir(), 'catchment-publish-'))
  try {
    const files = { database: join(folder, queryFile(kind)), spill: scratch }
    await withDatabase(files, { attach: 'read_only', memory: MEMORY }, async (runSql) => {
      const tables = await tablesOf(runSql, kind)
      for (const [i, server] of servers.entries()) {
        const database = `${databaseName(server.prefix, info)}_loading`
        const loading: Loading = { runSql, server, database, range: ranges[i] as Range }
        await loadTables(loading, { kind, records: info.records, tables, scratch, onRecords })
      }
    })
    for (const server of servers) await rename(server, databaseName(server.prefix, info))
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return true
}

/** Contiguous ranges of as many records each as possible. */
export const rangesOf = (records: number, parts: number): Range[] =>
  Array.from({ length: parts }, (_, i) => ({
    from: Math.floor((i * records) / parts),
    to: Math.floor(((i + 1) * records) / parts),
  }))

/** Whether a server has its part of the version, of so many parts. */
async function has({ prefix, root }: Server, info: DataInfo, parts: number): Promise<boolean> {
  const name = databaseName(prefix, info)
  const text = 'select name from system.databases where name = {name:String}'
  const [names = []] = await root.columns({ text, parameters: { name } })
  if (names.length === 0) return false
  const about = { text: `select end_pos - first_pos from ${name}.about`, parameters: {} }
  const [[records] = []] = await root.columns(about)
  return Math.abs(Number(records) - info.records / parts) < 1
}

async function rename({ root }: Server, name: string): Promise<void> {
  await root.run(`drop database if exists ${name}`)
  await root.run(`rename database ${name}_loading to ${name}`)
}

/** The tables that queries read, with the columns that this version has. */
async function tablesOf(runSql: RunSql, kind: Kind): Promise<QueryTable[]> {
  const rows = await runSql(
    "select table_name, column_name, data_type from duckdb_columns() where database_name = 'data' order by table_name, column_index",
  )
  return [kind, ...FURTHER_TABLES].flatMap((name) => {
    const own = rows.filter((row) => row.table_name === name)
    const columns = own.map(
      (row): TableColumn => ({ name: String(row.column_name), type: String(row.data_type) }),
    )
    return columns.length > 0 ? [{ name, columns: columns.filter(isCopied) }] : []
  })
}
