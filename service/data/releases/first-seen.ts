import type { Kind } from '#contract/kind.ts'
import type { Description } from '#service/store/duckdb/description.ts'
import { descriptions } from '#service/store/duckdb/descriptions.ts'
import { asOf } from '#service/versions/as-of.ts'
import { openRelease } from './open-release.ts'
import type { PriorRelease } from './prior-release.ts'

/** When records of a new release were first seen. */
export interface FirstSeenDates {
  /** The date of a record by its Id; `stated` is what its own file says. */
  dateOf(id: string, stated: string | undefined): string | undefined
  close(): Promise<void>
}

/**
 * Carries the dates over from the release before: a record that was not in it was first seen in this one, on `date`. Without a release before,
 * what the file says is all that is known.
 */
export function firstSeenDates<K extends Kind>(
  kind: K,
  prior: PriorRelease | undefined,
  date: string,
): FirstSeenDates {
  if (!prior) return { dateOf: (_id, stated) => stated, close: async () => undefined }
  const { decode }: Description<K> = descriptions[kind]
  const release = openRelease(prior.folder)
  const { newSince } = asOf(date)
  return {
    dateOf(id, stated) {
      const key = release.keyOf(id)
      const seen = key === undefined ? date : decode(release.body(key)).FirstSeen
      return laterIfNew(seen, stated, newSince)
    },
    close: () => release.close(),
  }
}

/** What the file says wins, but for the day on which a record that is still new was first seen. */
function laterIfNew(seen: string | undefined, stated: string | undefined, newSince: string) {
  if (stated === undefined || seen === undefined) return stated ?? seen
  return seen >= newSince && seen < stated ? seen : stated
}
