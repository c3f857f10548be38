import { z } from 'zod'
import type { Criteria } from '#contract/criteria.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import { isObject } from './list.ts'

/** A count of a search, and when it was made (ISO 8601 in UTC). */
const DatedCount = z.object({ count: z.number().int().nonnegative(), at: z.string() })
export type DatedCount = z.infer<typeof DatedCount>

/** A search with a name, as it is stored. */
export const SavedSearch = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  name: z.string(),
  /** "" for none. */
  folder: z.string(),
  note: z.string(),
  /** The criteria of its link, in their canonical form. */
  criteria: z.custom<Criteria>(isObject),
  /** Names of its areas, as its link has them. */
  names: z.record(z.string(), z.string()).optional(),
  /** When it was saved. */
  saved: DatedCount,
  /** When a person last opened it: changes are counted from here. */
  seen: DatedCount,
  last: DatedCount,
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** The parts of a saved search that a person edits. */
export type SearchText = Pick<SavedSearch, 'name' | 'folder' | 'note'>

export interface NewSearch extends SearchText {
  kind: Kind
  criteria: Criteria
  names?: SavedSearch['names']
  /** The current number of records. */
  count: number
}

/** A new saved search, counted now. */
export function newSearch({ count, name, folder, note, ...rest }: NewSearch, at: string): SavedSearch {
  const counted = { count, at }
  return {
    id: crypto.randomUUID(),
    ...rest,
    ...tidyText({ name, folder, note }),
    saved: counted,
    seen: counted,
    last: counted,
  }
}

const tidyText = ({ name, folder, note }: SearchText): SearchText => ({
  name: name.trim(),
  folder: folder.trim(),
  note: note.trim(),
})

export const withText = (search: SavedSearch, text: SearchText): SavedSearch => ({
  ...search,
  ...tidyText(text),
})

/** The search after a count; of two counts the later one remains. */
export const withCount = (search: SavedSearch, last: DatedCount): SavedSearch =>
  last.at < search.last.at ? search : { ...search, last }

/** The search after a person opened it. */
export const asSeen = (search: SavedSearch): SavedSearch => ({ ...search, seen: search.last })

/** How many more or fewer records it finds than when it was last opened. */
export const changeOf = ({ last, seen }: SavedSearch): number => last.count - seen.count

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Searches by folder: first those without one, then the folders by name; within a folder by name. */
export function inFolders(searches: readonly SavedSearch[]): [folder: string, searches: SavedSearch[]][] {
  const folders = new Map<string, SavedSearch[]>()
  for (const search of searches.toSorted((a, b) => collator.compare(a.name, b.name)))
    folders.set(search.folder, [...(folders.get(search.folder) ?? []), search])
  return [...folders].sort(([a], [b]) => Number(a !== '') - Number(b !== '') || collator.compare(a, b))
}
