import type { Logger } from 'pino'
import { type BoundaryKind, type BoundarySets, boundaryKinds } from '#contract/boundaries.ts'
import { currentVersion, versionFolder } from '../versions/version-folders.ts'
import { boundaryFolder } from './folder.ts'
import { type OpenBoundaries, openBoundaries } from './open.ts'

/** Milliseconds for which an answer to "which version is in use" holds. */
const FRESH = 1000

/** The outlines of a data folder. A new import is in use within a second, without a restart. */
export interface LiveBoundaries {
  sets(): Promise<BoundarySets>
  /** The outlines of a kind that are in use; undefined where there are none. */
  of(kind: BoundaryKind): Promise<OpenBoundaries | undefined>
}

/** The outlines under `dataDir`. Those that are damaged are logged once and not served. */
export function liveBoundaries(dataDir: string, log: Pick<Logger, 'error'>): LiveBoundaries {
  const kinds = {
    zip: liveKind(boundaryFolder(dataDir, 'zip'), log),
    city: liveKind(boundaryFolder(dataDir, 'city'), log),
  }
  return {
    of: (kind) => kinds[kind](),
    async sets() {
      const found = await Promise.all(boundaryKinds.map(async (kind) => [kind, (await kinds[kind]())?.info]))
      return Object.fromEntries(found)
    },
  }
}

/** Gives the version in use in a folder, which it opens once. */
function liveKind(folder: string, log: Pick<Logger, 'error'>): () => Promise<OpenBoundaries | undefined> {
  let version: string | undefined
  let opened: Promise<OpenBoundaries | undefined> = Promise.resolve(undefined)
  let checking: Promise<void> | undefined
  let checkedAt = Number.NEGATIVE_INFINITY

  function openOrLog(name: string): Promise<OpenBoundaries | undefined> {
    return openBoundaries(versionFolder(folder, name)).catch((error) => {
      log.error({ err: error }, 'outlines cannot be used')
      return undefined
    })
  }

  async function check(): Promise<void> {
    const current = await currentVersion(folder).catch(() => undefined)
    if (current !== version) opened = current === undefined ? Promise.resolve(undefined) : openOrLog(current)
    version = current
    checkedAt = performance.now()
  }

  return async () => {
    if (performance.now() - checkedAt > FRESH)
      checking ??= check().finally(() => {
        checking = undefined
      })
    await checking
    return opened
  }
}
