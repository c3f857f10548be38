import type { Kind } from '#contract/kind.ts'
import { price } from '#criteria/cost.ts'
import { counted } from '#criteria/kinds.ts'
import { count } from '#shared/text/format.ts'

/** Texts of the records of a list: table, toolbar and status. */
export const recordsMessages = {
  tickAll: 'Tick all rows that are shown',
  gridLabel: (title: string) => `${title} of the list`,
  tick: (name: string) => `Tick ${name}`,
  openRecord: 'Open the record',
  notLoaded: 'not loaded',
  /** In a cell whose field was not loaded with the record. */
  inFormat: (format: string) => `in ${format}`,
  inFormatHint: (format: string) => `Load the record as ${format} to see it`,
  loadOtherRecords: 'Load the other records',
  checkingList: 'Checking the list',
  recordsNotLoaded: (format: string) => `Records not loaded as ${format}`,
  calls: 'Calls',
  cost: 'Cost at the rates set',
  loadHint:
    'Loaded records are stored in this browser, and exports do not load them again while they are up to date. You can stop at any time.',
  load: (kind: Kind, unread: number) => `Load ${counted(kind, unread)}`,
  loadingList: 'Loading the list',
  missingVersion: 'This version is no longer stored.',
  noRecords: 'This list has no records.',
  noMatches: 'No loaded record matches.',
  tickHint: 'Tick rows to set a status, add tags, remove them or make a list of them.',
  shownCount: (shown: number, kind: Kind, all: number) => `${count(shown)} of ${counted(kind, all)}. `,
  loadedCount: (read: number, all: number) =>
    `${read === 0 ? 'None loaded yet' : `${count(read)} of ${count(all)} loaded`}: search and sorting cover loaded records.`,
  loadOthers: 'Load the others',
  ticked: (picked: number, hidden: number) =>
    `${count(picked)} ticked${hidden > 0 ? `, ${count(hidden)} of them not shown` : ''}`,
  makeList: (picked: number) => `Make a list of ${count(picked)}`,
  remove: (picked: number) => `Remove ${count(picked)}`,
  untickAll: 'Untick all',
  loadingOf: (done: number, total: number) => `Loading ${count(done)} of ${count(total)}`,
  recordsRead: 'Records read',
  stop: 'Stop',
  missingRecords: (unknown: number, done: number) =>
    `${count(unknown)} of these ${count(done)} ${unknown === 1 ? 'is' : 'are'} no longer in the service’s data; they remain in the list.`,
  close: 'Close',
  findInThisList: 'Find in this list',
  whichRecords: 'Which records',
  fieldsToLoad: 'Fields to load of each record',
  loadInView: (missing: number, rate: number) =>
    `Load the ${count(missing)} in view, ${price(rate * missing)}`,
  addById: 'Add by id',
  addByMatch: 'Add by match',
  removedByHand: (kind: Kind, picked: number) => `${counted(kind, picked)} removed by hand`,
  pickedFrom: (name: string) => `Picked from ${name}`,
  pickedSaved: (name: string) => `${name} is saved.`,
  notLoadedLabel: 'Not loaded',
} as const

/** Texts of loading the records of a list. */
export const loadMessages = {
  notLoaded: (kind: Kind, ids: number, scope?: string) =>
    `${counted(kind, ids)} ${ids === 1 ? 'was' : 'were'} not loaded${scope ? ` ${scope}` : ''} yet.`,
  loadFor: (ids: number, cost: number) => `Load ${count(ids)} for ${price(cost)}`,
  loadingRecords: 'Loading records',
} as const
