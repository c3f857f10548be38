import { queryOptions } from '@tanstack/react-query'
import { announceChange } from '#storage/changes.ts'
import { inTransaction } from '#storage/database.ts'
import { asSeen, type NewSearch, newSearch, SavedSearch } from './saved-search.ts'

/** The saved searches of this browser, by name. Those that cannot be read are not shown, and not deleted. */
export const searchesQuery = queryOptions({
  queryKey: ['searches'],
  queryFn: (): Promise<SavedSearch[]> =>
    inTransaction(['searches'], 'readonly', async (table) =>
      (await table('searches').getAll()).flatMap((value) => SavedSearch.safeParse(value).data ?? []),
    ),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** Stores a new search and returns it. */
export async function createSearch(given: NewSearch): Promise<SavedSearch> {
  const search = newSearch(given, new Date().toISOString())
  await putSearches([search])
  return search
}

/** Stores searches as they are: new ones, and deleted ones again. */
export async function putSearches(searches: readonly SavedSearch[]): Promise<void> {
  await inTransaction(['searches'], 'readwrite', async (table) => {
    for (const search of searches) await table('searches').put(search, search.id)
  })
  announceChange('searches')
}

/**
 * Reads, changes and writes searches in one transaction; those that were deleted remain so. Returns the searches as they were
 * before.
 */
export async function changeSearches(
  ids: readonly string[],
  change: (search: SavedSearch) => SavedSearch,
): Promise<SavedSearch[]> {
  const before = await inTransaction(['searches'], 'readwrite', async (table) => {
    const stored = await Promise.all(ids.map((id) => table('searches').get(id)))
    const searches = stored.flatMap((value) => SavedSearch.safeParse(value).data ?? [])
    for (const search of searches) await table('searches').put(change(search), search.id)
    return searches
  })
  announceChange('searches')
  return before
}

/** Deletes searches. */
export async function deleteSearches(ids: readonly string[]): Promise<void> {
  await inTransaction(['searches'], 'readwrite', async (table) => {
    for (const id of ids) await table('searches').delete(id)
  })
  announceChange('searches')
}

/** Counts changes of a search from now on: a person opens it. Without storage it is opened all the same. */
export const markSeen = ({ id }: SavedSearch): void =>
  void changeSearches([id], asSeen).catch(() => undefined)
