import type { Kind } from '#contract/kind.ts'
import type { Description } from '#service/store/duckdb/description.ts'
import { descriptions } from '#service/store/duckdb/descriptions.ts'
import { openRelease } from './open-release.ts'
import type { PriorRelease } from './prior-release.ts'

/** When records of a release were first seen by those before. */
export interface FirstSeenDates {
  /** The date of a record by its Id, in a release that follows another one. */
  dateOf?: (id: string) => string | undefined
  close(): Promise<void>
}

/**
 * Carries the dates over from the release before: a record that was not in it was first seen in this one, on `date`. There are no dates
 * without a release before.
 */
export function firstSeenDates<K extends Kind>(
  kind: K,
  prior: PriorRelease | undefined,
  date: string,
): FirstSeenDates {
  if (!prior) return { close: async () => undefined }
  const { decode }: Description<K> = descriptions[kind]
  const release = openRelease(prior.folder)
  return {
    dateOf(id) {
      const key = release.keyOf(id)
      return key === undefined ? date : decode(release.body(key)).FirstSeen
    },
    close: () => release.close(),
  }
}

/**
 * The date of a record by what the releases before and its own file say, if any. The file wins, but for the day on which a record that is
 * still new was first seen.
 */
export function firstSeenOf(seen: string | undefined, stated: string | undefined, newSince: string) {
  if (stated === undefined || seen === undefined) return stated ?? seen
  return seen >= newSince && seen < stated ? seen : stated
}
