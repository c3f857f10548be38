import type { Kind } from '#contract/kind.ts'
import { MAX_LIST } from '#contract/shared-criteria.ts'
import { counted } from '#criteria/kinds.ts'
import { count } from '#shared/text/format.ts'
/** Texts of the lists page: its frame, and what it shows before a list is open. */
export const listsMessages = {
  loadingLists: 'Loading lists',
  back: ' Lists',
  toolsOfList: 'Tools of the list',
  aboutList: 'About the list',
  partsOfList: 'Parts of the list',
  chooseList: 'Choose a list',
  welcomeTitle: 'Save what you found',
  lists: 'Lists',
  chooseListHint: 'Its records, its history and what was made from it are shown here.',
  welcomeText:
    'A list saves the records of a search, of ids or of a file, with notes and tags. You can combine, clean, sample, split and export lists. They never leave this browser.',
  beginWithSearch: 'Begin with a search',
  pasteIds: 'Paste ids',
  uploadFile: 'Upload a file',
  missingTitle: 'This list is not in this browser',
  missingHint:
    'It was deleted, or the link comes from another browser. Lists are stored in the browser that made them.',
  showLists: 'Show the lists',
  alreadyIn: (name: string) => `“${name}” holds all of these already.`,
  alsoAlreadyIn: (before: number) => `; ${count(before)} ${before === 1 ? 'was' : 'were'} in it already`,
  addedTo: (kind: Kind, at: number, name: string, also: string) =>
    `${counted(kind, at)} added to “${name}”${also}.`,
  comparisonFailed: 'The records could not be compared.',
  notLoaded: 'Not loaded',
  noValue: 'No value',
  lastChanged: 'Last changed',
  fileUnread: 'This file could not be read.',
  isNotAnId: 'is no id',
  areNotIds: 'are no ids',
  savedAgain: (name: string) => `${name} is saved.`,
  listsSavedAgain: (own: number) => `${own} lists are saved.`,
  liveSearch: 'live search',
  matchedFile: 'matched file',
} as const

/** Texts of the map of a list. */
export const mapMessages = {
  noRecords: 'This list has no records.',
  loading: 'Loading the map',
  notOnMap: (missing: number) => `${missing === 1 ? 'It is' : 'They are'} not on the map.`,
  unplaced: (kind: Kind, records: number) =>
    `${counted(kind, records)} ${records === 1 ? 'has' : 'have'} no location.`,
} as const

/** Texts of tallies of a list. */
export const talliesMessages = {
  noRecords: 'This list has no records.',
  serviceTalliesUp: (size: number) =>
    `The service tallies up to ${count(MAX_LIST)} records by their ids, and this list holds ${count(size)}. Draw a sample, or split the list, to tally it.`,
  tallyBy: (label: string) => `Tally by ${label}`,
  showFirst: (fIRST: number) => `Show the first ${fIRST}`,
  showAll: (bars: number) => `Show all ${count(bars)}`,
  notKnown: 'Not known',
} as const
