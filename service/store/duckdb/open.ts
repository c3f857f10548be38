import { join } from 'node:path'
import type { Kind } from '#contract/kind.ts'
import { checkQuickly } from '#service/versions/check-files.ts'
import { DamagedVersion } from '#service/versions/version-info.ts'
import type { Database } from '../clickhouse/client.ts'
import { openParts } from '../clickhouse/open.ts'
import { clickhouseQueries } from '../clickhouse/queries.ts'
import type { Server } from '../clickhouse/server.ts'
import { openMatcherPool } from '../names/matcher-pool.ts'
import type { CorrectableStore } from '../store.ts'
import { descriptions } from './descriptions.ts'
import type { Engine } from './engine.ts'
import { NAME_INDEX } from './name-index.ts'
import { storeOf } from './store-of.ts'
import { openEngines } from './two-engines.ts'

/**
 * Opens one version of the data of a kind, in its folder: the engine in a thread of its own, match in `matchThreads` more. `onFatal` is
 * called when the engine has failed for good; every call rejects from then on. Rejects when the folder does not hold a whole version: its
 * files are checked before an engine reads them (`checkQuickly`). With `servers` of ClickHouse these answer the queries.
 */
export async function openStore<K extends Kind>(
  kind: K,
  folder: string,
  onFatal: (error: Error) => void = () => {},
  matchThreads = 1,
  servers: readonly Server[] = [],
): Promise<CorrectableStore<K>> {
  const { info } = await checkQuickly(folder)
  if (info.kind !== kind) throw new DamagedVersion(folder, `it holds ${info.kind}, in the folder of ${kind}`)
  const parts = await openParts(servers, info)
  const opened: { close(): Promise<unknown> }[] = [...parts]
  try {
    const engine = await openEngines(kind, folder, info.records, onFatal)
    opened.push(engine)
    const matcher = await openMatcherPool(join(folder, NAME_INDEX), { threads: matchThreads, onFatal })
    return storeOf(
      descriptions[kind],
      info,
      closingWith(engine, parts),
      matcher,
      parts.length > 0 ? clickhouseQueries(parts) : undefined,
    )
  } catch (error) {
    await Promise.all(opened.map((each) => each.close()))
    throw error
  }
}

/** An engine that closes other databases with itself. */
const closingWith = (engine: Engine, others: readonly Database[]): Engine => ({
  ...engine,
  async close() {
    await Promise.all([engine.close(), ...others.map((other) => other.close())])
  },
})
