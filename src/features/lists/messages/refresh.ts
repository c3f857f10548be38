import type { Kind } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import { count } from '#shared/text/format.ts'

/** Texts of refreshing a list and showing its changes. */
export const refreshMessages = {
  /** The history entry. */
  refreshed: 'Refreshed',
  noMatches: 'No matches for the selection above.',
  recordsThatChanged: 'Records that changed',
  person: 'Person',
  company: 'Company',
  change: 'Change',
  changedFields: 'Changed fields',
  shownCount: (many: number, rows: number) => `${count(many)} of ${count(rows)}`,
  showMore: (rows: number) => `Show ${count(rows)} more`,
  otherFields: 'Other fields than the loaded ones',
  was: 'was ',
  is: 'is ',
  refreshToSee: 'Refresh to see',
  notLoadedBefore: 'It was not loaded before',
  emptyTitle: 'Nothing to compare with yet',
  emptyHint: 'Refresh the list to see what is new, removed or changed. Your own edits are shown here too.',
  since: 'Since',
  missingVersion: 'That version is no longer stored. Choose a later one.',
  comparing: 'The versions are being compared',
  changesToShow: 'Changes to show',
  export: 'Export',
  saveAsList: (rows: number) => `Save the ${count(rows)} as a list`,
  unknownVersions: (kind: Kind, unknown: number) =>
    `Of ${counted(kind, unknown)} a version is not known, so that a change cannot be seen.`,
  searchHint: 'The search runs again and is compared with this list. Your manual changes are not affected.',
  recordsHint:
    'The records of this list are looked up by id: you see which were removed and which changed. A live search also finds new ones.',
  cost: (kind: Kind, size: number, calls: number) =>
    `Ids and versions of about ${counted(kind, size)}: ${calls === 1 ? '1 call' : `${count(calls)} calls`}, nothing is billed.`,
  loadingIdsAndVersions: 'Loading ids and versions',
  refreshNow: 'Refresh now',
  unchanged: (day: string) => `Nothing has changed since ${day}.`,
  changesSince: (day: string) =>
    `Changes since ${day}. Nothing is changed until you apply them. You can undo that.`,
  sameVersion: (kind: Kind, same: number, unknown: number) =>
    `${counted(kind, same)} in the same version${unknown > 0 ? `, ${count(unknown)} whose version was not known before and is from now on` : ''}.`,
  close: 'Close',
  discardChanges: 'Discard changes',
  applyNow: (ids: number) => `Apply: ${count(ids)} now`,
  sinceDay: (day: string) => `Since ${day}`,
  newVersion: 'in the new version',
  refreshToSeeFields: 'Refresh to see which fields changed.',
  createdFromChanges: (what: string) => `Created from records that are ${what}`,
} as const

/** Texts of a list that is older than the data. */
export const newerDataMessages = {
  missing: (kind: Kind, records: number) =>
    `${counted(kind, records)} of this list ${records === 1 ? 'is' : 'are'} no longer in the data.`,
  changed: (kind: Kind, records: number) =>
    `${counted(kind, records)} changed since ${records === 1 ? 'it was' : 'they were'} added or refreshed. Refresh shows what changed.`,
  remove: (records: number) => (records === 1 ? 'Remove it from the list' : `Remove the ${count(records)}`),
  /** The history entry. */
  removed: (kind: Kind, records: number) => `${counted(kind, records)} removed, no longer in the data`,
} as const
