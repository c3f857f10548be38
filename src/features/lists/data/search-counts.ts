import type { QueryClient } from '@tanstack/react-query'
import { countsQuery } from '#api/queries.ts'
import { kinds } from '#contract/kind.ts'
import { type SavedSearch, withCount } from '#lists/saved-search.ts'
import { changeSearches } from '#lists/stored-searches.ts'

/** Counts older than this are requested again when the lists are opened (milliseconds). */
const OUTDATED = 5 * 60_000

/** Whether one of the searches was not counted for a while. */
export const areOutdated = (searches: readonly SavedSearch[], now = Date.now()): boolean =>
  searches.some(({ last }) => now - Date.parse(last.at) > OUTDATED)

/**
 * Requests the current counts of saved searches, which are not billed, and stores them. `multiple` says that the service answers
 * several counts in one call, which is then one for each kind of records. Raises `ApiProblem` and `StorageProblem`.
 */
export async function refreshCounts(
  client: QueryClient,
  searches: readonly SavedSearch[],
  multiple: boolean,
): Promise<void> {
  for (const kind of kinds) {
    const own = searches.filter((search) => search.kind === kind)
    if (own.length === 0) continue
    // Counts that are cached would be taken for the current ones.
    await client.invalidateQueries({ queryKey: ['count', kind], refetchType: 'none' })
    const criteria = own.map((search) => search.criteria)
    const counts = await client.fetchQuery({ ...countsQuery(kind, criteria, multiple), staleTime: 0 })
    const at = new Date().toISOString()
    const byId = new Map(own.map(({ id }, i) => [id, counts[i] ?? 0]))
    await changeSearches([...byId.keys()], (search) =>
      withCount(search, { count: byId.get(search.id) ?? search.last.count, at }),
    )
  }
}
