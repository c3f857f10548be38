import type { DatedCount } from '#lists/saved-search.ts'
import { change, count, some } from '#shared/text/format.ts'
import { momentText, shortDay } from '../model/dates.ts'

/** Texts of saved searches: on the search page and beside the lists. */
export const searchesMessages = {
  title: 'Saved searches',
  edit: 'Edit saved search',
  name: 'Name',
  nameNeeded: 'A saved search needs a name',
  folder: 'Folder',
  folderHint: 'A new or an existing folder, or none',
  note: 'Note',
  saveChanges: 'Save changes',
  stored: 'The search is stored in this browser. Its count is updated when you open the lists.',
  saved: (name: string) => `“${name}” is saved.`,
  changed: (name: string) => `“${name}” is changed.`,
  deleted: (searches: number, name: string) =>
    searches === 1 ? `“${name}” is deleted.` : `${some(searches, 'saved search', 'saved searches')} deleted.`,
  folderRenamed: (name: string) =>
    name ? `The folder is now “${name}”.` : 'The searches have no folder now.',
  refresh: 'Refresh the counts',
  refreshFailed: 'The counts could not be updated.',
  /** The last count, with the change since the search was last opened. */
  count: (last: DatedCount, since: DatedCount, more: number) =>
    more === 0 ? count(last.count) : `${count(last.count)} (${change(more)} since ${shortDay(since.at)})`,
  countHint: (last: DatedCount, saved: DatedCount) =>
    `${count(last.count)} on ${momentText(last.at)}; ${count(saved.count)} when it was saved on ${momentText(saved.at)}`,
  saveAsList: (name: string) => `Save “${name}” as a list`,
  whatIsNew: (name: string) => `Show what is new in “${name}”`,
  unchanged: (name: string) => `“${name}” has no new, removed or changed records.`,
  more: (name: string) => `More for “${name}”`,
  asList: 'Save as list',
  editItem: 'Edit …',
  delete: 'Delete',
  moreForFolder: (name: string) => `More for folder “${name}”`,
  renameFolder: 'Rename …',
  renameFolderTitle: 'Rename the folder',
  folderName: 'Name of the folder',
  folderNameHint: 'Another folder’s name merges them; without a name, the searches have no folder.',
  deleteFolder: (searches: number) => `Delete with ${some(searches, 'search', 'searches')}`,
  rename: 'Rename',
  lists: 'Lists',
  close: 'Close',
} as const
