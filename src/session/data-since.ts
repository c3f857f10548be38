import { useEffect } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Kind } from '#contract/kind.ts'
import { persistedIn } from '#storage/persisted-storage.ts'
import { useService } from './service.ts'

/** A version of the data, and when this browser first saw it: an ISO time. */
interface SeenVersion {
  version: string
  since: string
}

type SeenVersions = { [K in Kind]?: SeenVersion }

/** The version of the data of each kind that this browser saw last. */
export const useSeenVersions = create<{ seen: SeenVersions }>()(
  persist((): { seen: SeenVersions } => ({ seen: {} }), {
    name: 'seen-versions',
    ...persistedIn<{ seen: SeenVersions }>('localStorage'),
  }),
)

/**
 * The version of a kind's data in use, and since when: the time of its build where this browser never saw another one. Undefined where the
 * service does not identify its version.
 */
export function useDataSince(kind: Kind): SeenVersion | undefined {
  const version = useService()?.data?.[kind]?.version
  const seen = useSeenVersions((state) => state.seen[kind])
  const now = version === undefined ? undefined : seenVersion(seen, version)
  useEffect(() => {
    if (now && now !== seen) useSeenVersions.setState((state) => ({ seen: { ...state.seen, [kind]: now } }))
  }, [kind, now, seen])
  return now
}

/** What is known of a version, after what was seen before. */
function seenVersion(seen: SeenVersion | undefined, version: string): SeenVersion | undefined {
  if (seen?.version === version) return seen
  const since = seen ? new Date().toISOString() : builtAt(version)
  return since === undefined ? undefined : { version, since }
}

/** The ISO time in the name of a version, `NAME@20261101T093000123Z`. */
const builtAt = (version: string): string | undefined => {
  const parts = /@(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/.exec(version)
  return parts ? `${parts.slice(1, 4).join('-')}T${parts.slice(4, 7).join(':')}.${parts[7]}Z` : undefined
}
