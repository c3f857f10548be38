import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { ClickHouseClient, ClickHouseSettings } from '@clickhouse/client'
import type { Scalar } from '../duckdb/sql/sql.ts'
import { EngineUnavailable, TooCostly } from '../store.ts'
import type { ClickhouseStatement } from './statement.ts'

/** A database of a ClickHouse server. */
export interface Database {
  /** The columns of a query's result, each a list of the rows' values; none when there are no rows. Rejects when `signal` aborts, with `TooCostly` past its bounds, else with `EngineUnavailable`. */
  columns(statement: ClickhouseStatement, signal?: AbortSignal): Promise<Scalar[][]>
  /** Runs a statement that has no result, without bounds. */
  run(text: string): Promise<void>
  /** Adds rows in ClickHouse's CSV to a table. */
  insert(table: string, rows: Readable): Promise<void>
  close(): Promise<void>
}

/** How much a query may take: milliseconds, bytes of memory on the server, rows of the result. */
export interface QueryBounds {
  milliseconds: number
  memory: number
  rows: number
}

export const queryBounds: QueryBounds = { milliseconds: 3000, memory: 2_000_000_000, rows: 1_000_000 }

/** Queries are written for these, whatever the user's profile on the server. */
const dialectSettings: ClickHouseSettings = {
  cast_keep_nullable: 1,
  prefer_column_name_to_alias: 1,
  validate_polygons: 0,
  output_format_json_quote_64bit_integers: 0,
}

const boundSettings = (bounds: QueryBounds): ClickHouseSettings => ({
  max_execution_time: bounds.milliseconds / 1000,
  timeout_overflow_mode: 'throw',
  max_memory_usage: String(bounds.memory),
  max_result_rows: String(bounds.rows),
  result_overflow_mode: 'throw',
  cancel_http_readonly_queries_on_client_close: 1,
  // An error comes with its code in place of the answer, never in the middle of it.
  wait_end_of_query: 1,
})

const loadSettings: ClickHouseSettings = {
  max_execution_time: 0,
  max_result_rows: '0',
  max_memory_usage: '0',
}

/** The errors of ClickHouse for too much time, memory or result. */
const COSTLY = new Set(['158', '159', '160', '241', '307', '396'])

/** A database over a client, whose connections it closes. */
export function databaseOver(client: ClickHouseClient, bounds = queryBounds): Database {
  async function columns({ text, parameters }: ClickhouseStatement, signal?: AbortSignal) {
    signal?.throwIfAborted()
    const id = randomUUID()
    try {
      const result = await client.query({
        query: text,
        query_params: parameters,
        query_id: id,
        // One document: an answer that is cut off is no answer. Of lines, the whole ones would be.
        format: 'JSONCompact',
        clickhouse_settings: { ...dialectSettings, ...boundSettings(bounds) },
        ...(signal ? { abort_signal: signal } : {}),
      })
      return columnsOf((await result.json<Scalar[]>()).data)
    } catch (error) {
      if (signal?.aborted) kill(id)
      signal?.throwIfAborted()
      throw mapped(error)
    }
  }

  /** A server without the setting to cancel closed queries goes on with one whose caller has hung up. */
  function kill(id: string): void {
    const query = 'kill query where query_id = {id:String} async'
    client.command({ query, query_params: { id } }).catch(() => undefined)
  }

  return {
    columns,
    async run(query) {
      await client.command({ query, clickhouse_settings: loadSettings })
    },
    async insert(table, values) {
      await client.insert({ table, values, format: 'CSV', clickhouse_settings: loadSettings })
    },
    close: () => client.close(),
  }
}

function mapped(error: unknown): Error {
  const { code } = error as { code?: string }
  return code && COSTLY.has(code) ? new TooCostly() : new EngineUnavailable(error as Error)
}

/** Rows as columns; throws where the answer is not rows of as many values each. */
function columnsOf(rows: readonly Scalar[][]): Scalar[][] {
  if (!Array.isArray(rows as unknown)) throw new Error('The answer has no rows')
  const [first = []] = rows
  if (rows.some((row) => !Array.isArray(row) || row.length !== first.length))
    throw new Error('The answer is not a list of rows')
  return first.map((_, i) => rows.map((row) => row[i] as Scalar))
}
