import { copyOf } from '../versions/fetched-copy.ts'
import { NotPublished } from './clickhouse/not-published.ts'

/** The copies of versions that are not opened again: the one in use, and one that was refused. A damaged copy may be replaced by another one. */
export function triedCopies(dataDir: string) {
  let inUse: string | undefined
  let refused: string | undefined
  /** The copy of a version that servers lack, which is tried again as they may get it. */
  let waiting: string | undefined
  const copy = async (version?: string) => (version ? copyOf(dataDir, version) : undefined)

  return {
    /** Notes the version that is in use, and the one that was refused for it. */
    async use(version: string, refusedVersion?: string): Promise<void> {
      const [used, notUsed] = await Promise.all([copy(version), copy(refusedVersion)])
      inUse = used
      refused = notUsed ?? refused
    },
    /** The copy of a version that is there; undefined when it is in use or was refused. */
    async untried(version: string): Promise<string | undefined> {
      const found = await copyOf(dataDir, version)
      return found === inUse || found === refused ? undefined : found
    },
    /** Notes that a copy does not open; whether that is new. */
    refuse(failed: string, error: unknown): boolean {
      const isNew = failed !== waiting
      waiting = error instanceof NotPublished ? failed : undefined
      if (!waiting) refused = failed
      return isNew
    },
  }
}
