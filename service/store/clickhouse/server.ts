import type { DataInfo } from '#service/versions/data-info.ts'
import { type Database, databaseOver, type QueryBounds } from './client.ts'
import { databaseName } from './database-name.ts'

/** A server of ClickHouse, with a part of each version. */
export interface Server {
  /** The first part of the names of its databases. */
  prefix: string
  /** The server without a database. */
  root: Database
  /** The database of a version; its connections are closed by the caller. */
  open(info: DataInfo): Promise<Database>
}

/** Milliseconds that an answer may take past the bound of its query. */
const GRACE = 5000
const PREFIX = 'catchment'

/**
 * The server of an address like `http://user:password@host:8123/PREFIX`; databases are named `catchment_...` without a prefix. The client is loaded when it is first
 * needed.
 */
export async function serverAt(address: string, bounds: QueryBounds): Promise<Server> {
  const { ClickHouseLogLevel, createClient } = await import('@clickhouse/client')
  const url = new URL(address)
  const prefix = url.pathname.replaceAll('/', '') || PREFIX
  url.pathname = '/'
  const connect = (database = 'default') =>
    databaseOver(
      createClient({
        url,
        database,
        application: 'catchment',
        // Errors are logged by the service, once.
        log: { level: ClickHouseLogLevel.OFF },
        request_timeout: bounds.milliseconds + GRACE,
        compression: { response: true },
        use_multipart_params_auto: true,
      }),
      bounds,
    )
  return { prefix, root: connect(), open: async (info) => connect(databaseName(prefix, info)) }
}
