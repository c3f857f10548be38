import { type Kind, kinds } from '#contract/kind.ts'
import { ADDRESS_RULE, clickhouseAddresses } from '#service/store/clickhouse/addresses.ts'
import { databaseName } from '#service/store/clickhouse/database-name.ts'
import { type Server, serverAt } from '#service/store/clickhouse/server.ts'
import { DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { currentVersion, versionFolder } from '#service/versions/version-folders.ts'
import { readInfo } from '#service/versions/version-info.ts'
import { newestVersions } from '#service/versions/versions.ts'
import { progressBar } from '../progress-bar.ts'
import { publishToClickhouse } from './clickhouse.ts'
import { publishMessages as messages } from './clickhouse-messages.ts'

interface Options {
  dataDir: string
  /** A data set or NAME@STAMP; without it the versions in use. */
  wanted?: string | undefined
  /** CLICKHOUSE_URL. */
  addresses: string | undefined
  say: (text: string) => void
}

/** Counting and summing all rows of a large version takes minutes. */
const bounds = { milliseconds: 3_600_000, memory: 0, rows: 0 }

/** Publishes versions to ClickHouse. Throws a DataError for an unknown name, or without servers. */
export async function sayPublishedToClickhouse({ dataDir, wanted, addresses, say }: Options): Promise<void> {
  if (!addresses?.trim()) throw new DataError(messages.noServers)
  const list = clickhouseAddresses(addresses)
  if (!list) throw new DataError(`CLICKHOUSE_URL ${ADDRESS_RULE}`)
  const versions = wanted ? await newestVersions(dataDir, wanted) : await versionsInUse(dataDir)
  const servers = await Promise.all(list.map((address) => serverAt(address, bounds)))
  try {
    for (const { kind, version } of versions) await sayOne(kind, version, { dataDir, servers, say })
  } finally {
    await Promise.all(servers.map(({ root }) => root.close()))
  }
}

async function versionsInUse(dataDir: string): Promise<{ kind: Kind; version: string }[]> {
  const versions = await Promise.all(
    kinds.map(async (kind) => ({ kind, version: await currentVersion(kindFolder(dataDir, kind)) })),
  )
  return versions.flatMap(({ kind, version }) => (version ? [{ kind, version }] : []))
}

async function sayOne(
  kind: Kind,
  version: string,
  { dataDir, servers, say }: { dataDir: string; servers: readonly Server[]; say: Options['say'] },
): Promise<void> {
  const folder = versionFolder(kindFolder(dataDir, kind), version)
  const { info } = await readInfo(folder)
  const bar = progressBar(messages.progress)
  const onRecords = (done: number, total: number) => bar.show({ phase: 'rows', done, total })
  const isNew = await publishToClickhouse({ kind, folder, info, servers, onRecords }).finally(bar.stop)
  const database = databaseName(servers[0]?.prefix ?? '', info)
  say(isNew ? messages.published(version, database, servers.length) : messages.present(version, database))
}
