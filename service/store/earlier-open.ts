import type { Kind } from '#contract/kind.ts'
import { leaseVersion } from '../versions/version-leases.ts'
import { type OpenVersion, retire, versionText } from './open-version.ts'

/** How long versions that were in use remain open, and how many of each kind. */
export interface EarlierBounds {
  /** Milliseconds after the last call that named a version. */
  milliseconds: number
  count: number
}

export const defaultEarlier: EarlierBounds = { milliseconds: 15 * 60_000, count: 1 }

interface Earlier<K extends Kind> {
  opened: OpenVersion<K>
  until: number
}

export type EarlierOpen<K extends Kind> = ReturnType<typeof earlierOpen<K>>

/**
 * The versions of a kind that were in use and remain open for the callers who began with them. A version is closed once no call has named it
 * for a while, or to make room for a newer one; its folder remains until then.
 */
export function earlierOpen<K extends Kind>(dataDir: string, { milliseconds, count }: EarlierBounds) {
  let list: Earlier<K>[] = []

  function close(closed: readonly Earlier<K>[]): void {
    list = list.filter((one) => !closed.includes(one))
    for (const { opened } of closed) retire(opened)
  }

  function renew(earlier: Earlier<K>): void {
    earlier.until = Date.now() + milliseconds
    void leaseVersion(dataDir, earlier.opened.version, earlier.until)
  }

  return {
    /** Takes over a version that was in use. */
    add(opened: OpenVersion<K>): void {
      opened.watch?.stop()
      const earlier = { opened, until: 0 }
      list.push(earlier)
      renew(earlier)
      close(list.slice(0, Math.max(0, list.length - count)))
    },
    /** The open version of this text; it remains open for longer. */
    find(text: string): OpenVersion<K> | undefined {
      const found = list.find(({ opened }) => versionText(opened) === text)
      if (found) renew(found)
      return found?.opened
    },
    /** All of them. */
    all: () => list.map(({ opened }) => opened),
    hasRoom: () => list.length < count,
    /** Closes those that no call has named for a while. */
    closeExpired(): void {
      const now = Date.now()
      close(list.filter(({ until }) => until <= now))
    },
    /** Closes one that has failed, if it is one of these. */
    drop: (failed: OpenVersion<K>) => close(list.filter(({ opened }) => opened === failed)),
    closeAll: () => Promise.all(list.map(({ opened }) => opened.store.close())),
  }
}
