import type { Logger } from 'pino'
import { type BoundaryKind, type BoundarySets, boundaryKinds } from '#contract/boundaries.ts'
import { liveVersion } from '../versions/live-version.ts'
import { boundaryFolder } from './folder.ts'
import { type OpenBoundaries, openBoundaries } from './open.ts'

/** The outlines of a data folder. A new import is in use within a second, without a restart. */
export interface LiveBoundaries {
  sets(): Promise<BoundarySets>
  /** The outlines of a kind that are in use; undefined where there are none. */
  of(kind: BoundaryKind): Promise<OpenBoundaries | undefined>
}

/** The outlines under `dataDir`. Those that are damaged are logged once and not served. */
export function liveBoundaries(dataDir: string, log: Pick<Logger, 'error'>): LiveBoundaries {
  const onError = (err: unknown) => log.error({ err }, 'outlines cannot be used')
  const live = (kind: BoundaryKind) =>
    liveVersion(boundaryFolder(dataDir, kind), { open: openBoundaries, onError })
  const kinds = { zip: live('zip'), city: live('city') }
  return {
    of: (kind) => kinds[kind](),
    async sets() {
      const found = await Promise.all(boundaryKinds.map(async (kind) => [kind, (await kinds[kind]())?.info]))
      return Object.fromEntries(found)
    },
  }
}
