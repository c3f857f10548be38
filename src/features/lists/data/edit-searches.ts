import { searchesMessages as messages } from '#features/lists/messages/searches.ts'
import { type NewSearch, type SavedSearch, type SearchText, withText } from '#lists/saved-search.ts'
import { changeSearches, createSearch, deleteSearches, putSearches } from '#lists/stored-searches.ts'
import { notice } from '#session/notices.ts'

/** Saves a search; the notice offers to undo it, like all of these. */
export async function saveSearch(given: NewSearch): Promise<void> {
  const search = await createSearch(given)
  notice({ text: messages.saved(search.name), undo: () => void deleteSearches([search.id]) })
}

/** Changes name, folder and note of a search. */
export async function editSearch({ id }: SavedSearch, text: SearchText): Promise<void> {
  const before = await changeSearches([id], (search) => withText(search, text))
  notice({ text: messages.changed(text.name.trim()), undo: () => void putSearches(before) })
}

/** Gives searches another folder; "" for none. */
export async function moveSearches(searches: readonly SavedSearch[], folder: string): Promise<void> {
  const before = await changeSearches(
    searches.map(({ id }) => id),
    (search) => withText(search, { ...search, folder }),
  )
  notice({ text: messages.folderRenamed(folder.trim()), undo: () => void putSearches(before) })
}

/** Deletes searches. */
export async function removeSearches(searches: readonly SavedSearch[]): Promise<void> {
  await deleteSearches(searches.map(({ id }) => id))
  notice({
    text: messages.deleted(searches.length, searches[0]?.name ?? ''),
    undo: () => void putSearches(searches),
  })
}
