import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type ClickHouseClient, createClient } from '@clickhouse/client'
import { databaseOver, queryBounds } from './client.ts'
import { databaseName } from './database-name.ts'
import type { Server } from './server.ts'

/** The folder in which `.ci/run` installs chDB: ClickHouse as a library, of 540 MB, which is no dependency. */
const folder = process.env.CHDB ?? ''

const MODULE = 'chdb/connection'

/** How a person runs the tests that need it. */
const HINT = 'npm install --prefix /tmp/chdb --no-save chdb@3.4.0, then CHDB=/tmp/chdb npm test'

type Connection = NonNullable<NonNullable<Parameters<typeof createClient>[0]>['connection']>
type CreateConnection = (options: { path: string }) => Connection

function load(): CreateConnection | undefined {
  if (!folder) return undefined
  const require = createRequire(join(folder, 'package.json'))
  return (require(MODULE) as { createChdbConnection: CreateConnection }).createChdbConnection
}

const createConnection = load()

/** On a busy machine a query may take longer than a caller would wait. */
const longBounds = { ...queryBounds, milliseconds: 60_000 }

export const hasChdb = createConnection !== undefined
if (!hasChdb) console.warn(`Tests over ClickHouse are skipped: chDB is not installed. ${HINT}`)

/** A server in this process, whose files are in a folder; several of one folder share its databases, under prefixes of their own. */
export async function chdbServer(path: string, prefix: string, bounds = longBounds): Promise<Server> {
  const connect = (): ClickHouseClient => {
    if (!createConnection) throw new Error(HINT)
    return createClient({ connection: createConnection({ path }) })
  }
  return {
    prefix,
    root: databaseOver(connect(), bounds),
    async open(info) {
      const client = connect()
      await client.command({ query: `use ${databaseName(prefix, info)}` })
      return databaseOver(client, bounds)
    },
  }
}
