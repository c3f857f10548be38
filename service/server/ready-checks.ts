import { existsSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { type Kind, kinds } from '#contract/kind.ts'
import { keysFolder } from '../keys/state-files.ts'
import type { ReadyCheck } from '../observe/health.ts'
import { type OpenVersions, replicaProblem } from '../published/readiness.ts'
import { NO_VERSION } from '../store/empty-store.ts'
import type { Stores } from '../store/store.ts'
import type { DataSource } from './about.ts'

const messages = {
  noData: 'There is no data.',
  damaged: 'The data is damaged, and there is no version before it.',
  noAnswer: 'The data does not answer.',
  folder: 'The data folder cannot be read.',
}

/** What has to be so for calls to be answered: the data of each kind, the folders of this service and the counts of calls. Another service checks its own. */
export function readyChecks(source: DataSource, dataDir: string | undefined): Record<string, ReadyCheck> {
  if ('upstream' in source) return {}
  const { stores, limits, following } = source
  const ofKind = (kind: Kind) => [kind, () => dataProblem(stores, kind)] as const
  return {
    ...Object.fromEntries(kinds.map(ofKind)),
    ...(following && { source: () => replicaProblem(following.states(), openVersions(stores)) }),
    ...(dataDir === undefined ? {} : { folder: folderCheck(dataDir) }),
    limits: () => {
      const problem = limits?.problem?.()
      return problem?.refuses ? problem.message : undefined
    },
  }
}

/** The versions that are open now. */
function openVersions(stores: Stores): OpenVersions {
  const of = (kind: Kind) => {
    const { version } = stores[kind].info
    return version === NO_VERSION ? undefined : version
  }
  return { companies: of('companies'), people: of('people') }
}

/** A kind without data is no problem where there is data of the other. */
async function dataProblem(stores: Stores, kind: Kind): Promise<string | undefined> {
  const isThere = (other: Kind) => stores[other].info.version !== NO_VERSION
  if (!isThere(kind)) return kinds.some(isThere) ? undefined : messages.noData
  if (stores[kind].isDamaged) return messages.damaged
  try {
    await stores[kind].health()
    return undefined
  } catch {
    return messages.noAnswer
  }
}

/** Folders that this service needs while it runs; a data folder that is read-only may have none for keys. */
function folderCheck(dataDir: string): ReadyCheck {
  const folders = [dataDir, keysFolder(dataDir)].filter(existsSync)
  return async () => {
    try {
      for (const folder of folders) await access(folder, constants.R_OK | constants.X_OK)
      return undefined
    } catch {
      return messages.folder
    }
  }
}
