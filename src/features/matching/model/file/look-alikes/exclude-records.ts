import type { Criteria } from '#contract/criteria.ts'
import { tidy } from '#criteria/tidy.ts'

/**
 * Records that a search leaves out by their ids at most. They stand in its link, of which the local service takes 128 KB, and in
 * every question of the form, of which it takes 2 MB together.
 */
export const MAX_EXCLUDED = 4000

/** The search without some records, beside those that it leaves out already; undefined where these are too many for a search. */
export function excludeIds(criteria: Criteria, ids: readonly string[]): Criteria | undefined {
  const NotId = [...new Set([...(criteria.NotId ?? []), ...ids])]
  return NotId.length > MAX_EXCLUDED ? undefined : tidy({ ...criteria, NotId })
}
