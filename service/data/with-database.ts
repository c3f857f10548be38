import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { Files } from './build-files.ts'

/** Runs a statement; gives its rows, with numbers and texts as JSON has them. */
export type RunSql = (sql: string) => Promise<Record<string, unknown>[]>

/** Opens another connection to the same database, for work at the same time. */
type Connect = () => Promise<DuckDBConnection>

export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The engine's settings: how the database is attached, and the memory it may take, in DuckDB's format. */
interface Settings {
  attach: string
  memory: string
}

/**
 * Does work with a search database, whose tables are used by their names; what does not fit into `memory` goes to the folder `spill`. New
 * tables are temporary unless the database is attached for writing.
 */
export async function withDatabase<T>(
  { database, spill }: Pick<Files, 'database' | 'spill'>,
  { attach, memory }: Settings,
  work: (runSql: RunSql, connection: DuckDBConnection, connect: Connect) => Promise<T>,
): Promise<T> {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: memory })
  try {
    const connection = await instance.connect()
    const runSql: RunSql = async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson()
    await runSql(`set temp_directory = ${quoted(spill)}`)
    await runSql(`attach ${quoted(database)} as data (${attach})`)
    await runSql('use data')
    const connect = async () => {
      const other = await instance.connect()
      await other.run('use data')
      return other
    }
    const answer = await work(runSql, connection, connect)
    await runSql('use memory')
    await runSql('detach data')
    return answer
  } finally {
    instance.closeSync()
  }
}
