import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishToClickhouse } from '#service/data/publish/clickhouse.ts'
import { openLog } from '#service/http/log.ts'
import { buildApp } from '#service/server/app.ts'
import { chdbServer } from '#service/store/clickhouse/chdb.testing.ts'
import type { Server } from '#service/store/clickhouse/server.ts'
import { openStore } from '#service/store/duckdb/open.ts'
import { emptyStore } from '#service/store/empty-store.ts'
import { plainKey, tinyKeys } from '#service/testing/tiny-app.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { currentVersion, versionFolder } from '#service/versions/version-folders.ts'
import { readInfo } from '#service/versions/version-info.ts'
import { clientOf } from './client.ts'
import { companyQueries } from './speeds/company-queries.ts'
import { type Figures, measure } from './speeds/measure.ts'

const TIMES = 20

/** Queries that both engines answer from the replica's own files. */
const isElsewhere = (name: string) => /match|\bids?\b|name has text/.test(name)

const ms = (n: number) => (n < 10 ? n.toFixed(1) : n.toFixed(0))

/**
 * The queries of the table over DuckDB, then over ClickHouse through chDB (`CHDB`), in this process and over HTTP, one after the other and none from the cache
 * of answers; returns a table. The version is published to a temporary folder first.
 */
export async function measureClickhouse(dataDir: string): Promise<string[]> {
  const kindDir = kindFolder(dataDir, 'companies')
  const folder = versionFolder(kindDir, (await currentVersion(kindDir)) as string)
  const { info } = await readInfo(folder)
  const session = await mkdtemp(join(tmpdir(), 'catchment-bench-'))
  try {
    const server = await chdbServer(session, 'bench')
    const start = performance.now()
    await publishToClickhouse({ kind: 'companies', folder, info, servers: [server] })
    const seconds = (performance.now() - start) / 1000
    const duckdb = await figuresOver(folder, [])
    const clickhouse = await figuresOver(folder, [server])
    await server.root.close()
    return [
      `| query, ${TIMES} times (median / p95 ms) | DuckDB | ClickHouse |`,
      '|---|---|---|',
      ...[...duckdb].map(
        ([name, figures]) => `| ${name} | ${label(figures)} | ${label(clickhouse.get(name))} |`,
      ),
      '',
      `published in ${seconds.toFixed(0)} s; load of the machine: ${loadavg()
        .map((n) => n.toFixed(1))
        .join(', ')}`,
    ]
  } finally {
    await rm(session, { recursive: true, force: true })
  }
}

const label = (figures: Figures | string | undefined) =>
  typeof figures === 'object' ? `${ms(figures.median)} / ${ms(figures.p95)}` : (figures ?? '')

/** What each query takes; or the error, for one that is refused. */
async function figuresOver(
  folder: string,
  servers: readonly Server[],
): Promise<Map<string, Figures | string>> {
  const store = await openStore('companies', folder, undefined, 1, servers)
  const app = await buildApp({
    source: { stores: { companies: store, people: emptyStore('people') }, keys: tinyKeys },
    log: openLog('silent'),
  })
  try {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const client = clientOf((app.server.address() as AddressInfo).port, plainKey)
    const found = new Map<string, Figures | string>()
    for (const query of await companyQueries(client)) {
      if (isElsewhere(query.name)) continue
      found.set(query.name, await measure(query, client, TIMES).catch((error: Error) => error.message))
      process.stderr.write(`${query.name}: ${label(found.get(query.name))}\n`)
    }
    return found
  } finally {
    await app.close()
    await store.close()
  }
}
