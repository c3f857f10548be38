import { statfs } from 'node:fs/promises'
import { importStates } from '#contract/imports.ts'
import { kinds } from '#contract/kind.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { CallsInFlight } from '../in-flight/calls-in-flight.ts'
import type { ServiceState } from '../observe/state-metrics.ts'
import { importRunsIn } from '../operator/import-runs.ts'
import type { PartState } from '../published/part-state.ts'
import { NO_VERSION } from '../store/empty-store.ts'
import type { Stores } from '../store/store.ts'
import type { DataSource } from './about.ts'

/** What the metrics of a service read of it. */
export function serviceState({
  source,
  dataDir,
  calls,
  isReady,
}: {
  source: DataSource
  dataDir: string | undefined
  calls: CallsInFlight
  isReady: () => Promise<boolean>
}): ServiceState {
  const stores = 'stores' in source ? source.stores : undefined
  const runs = stores && dataDir !== undefined ? importRunsIn(dataDir) : undefined
  return {
    version: packageJson.version,
    isReady,
    lanes: calls.byLane,
    data: () => (stores ? dataIn(stores) : []),
    published: () => ('stores' in source ? (source.following?.states() ?? []).flatMap(publishedState) : []),
    engineMemory: () => (stores ? memoryOf(stores) : Promise.resolve({})),
    async imports() {
      if (!runs) return {}
      const list = await runs.list()
      const count = (name: string) => list.filter(({ state }) => state === name).length
      return Object.fromEntries(importStates.map((name) => [name, count(name)]))
    },
    async disk() {
      if (!stores || dataDir === undefined) return undefined
      const { bavail, blocks, bsize } = await statfs(dataDir)
      return { free: bavail * bsize, size: blocks * bsize }
    },
  }
}

/** A part that is published: its last look, its fetch and its failure. */
function publishedState(state: PartState): ReturnType<ServiceState['published']> {
  const { part: kind, wanted, isCurrent, done, total, problem, failure, readAt } = state
  if (wanted === undefined && !problem) return []
  return [{ kind, isCurrent, done, total, hasFailed: Boolean(problem ?? failure), readAt }]
}

function dataIn(stores: Stores): ReturnType<ServiceState['data']> {
  return kinds.flatMap((kind) => {
    const { info, problem } = stores[kind]
    const { name, version, records, date } = info
    return version === NO_VERSION
      ? []
      : [{ kind, name, version, records, date, isDegraded: problem !== undefined }]
  })
}

async function memoryOf(stores: Stores): Promise<Record<string, number>> {
  const memory: Record<string, number> = {}
  for (const kind of kinds) {
    const bytes = await stores[kind].memory?.()
    if (bytes !== undefined) memory[kind] = bytes
  }
  return memory
}
