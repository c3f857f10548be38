import { price } from '#criteria/cost.ts'
import { count, some } from '#shared/text/format.ts'
import type { Role } from '../model/file/columns/roles.ts'
import type { RowGroup } from '../model/file/review/thresholds.ts'
import { type Measure, measureText } from '../model/file/review/thresholds.ts'

/** The lists of the review: the groups of rows, then rows by their decision. */
export const rowFilters = {
  review: 'To review',
  ambiguous: 'Ambiguous',
  none: 'No match',
  accept: 'Above the threshold',
  open: 'Not decided',
  later: 'Skipped',
  accepted: 'Accepted',
  rejected: 'Rejected',
  all: 'All rows',
} as const

/** A list without rows. */
export const emptyListMessages: Record<keyof typeof rowFilters, string> = {
  review: 'No rows to review between the two thresholds.',
  ambiguous: 'No row has several equal candidates.',
  none: 'Every row has a candidate above the lower threshold.',
  accept: 'No row reaches the upper threshold.',
  open: 'Every row is decided.',
  later: 'No rows skipped.',
  accepted: 'No rows accepted yet.',
  rejected: 'No rows rejected yet.',
  all: 'No rows were looked up.',
}

/** The list of rows. */
export const queueMessages = {
  panel: 'Rows',
  list: 'Rows in the list',
  filter: (label: string, rows: number) => `${label} (${count(rows)})`,
  reviewed: (rows: number, all: number) => `${count(rows)} of ${count(all)} reviewed`,
  signs: {
    accepted: 'accepted',
    none: 'no match',
    later: 'skipped',
    ambiguous: 'ambiguous',
    open: 'not decided',
  },
  tied: (candidates: number) => `${candidates} equal`,
} as const

/** A row and its candidates. */
export const rowMessages = {
  refused: (error: string) => `The service refused this row: ${error}`,
  noCandidate: (minimum: number) => `No candidate scored ${minimum} or more.`,
  notRight: 'Not the right one?',
  editLookup: 'Edit lookup',
  reviewAmbiguous: (rows: number) => `Review ${some(rows, 'ambiguous row')}`,
  field: 'Field',
  yourRow: 'Your row',
  edited: 'lookup edited',
  asSent: 'as sent',
  differences: 'Where they differ',
  otherFields: 'Other fields',
  id: 'Id',
  accepted: 'accepted',
  equal: 'equal',
  best: 'best',
  statusRejected: 'Rejected',
  statusSkipped: 'Skipped',
  acceptedBefore: (id: string) => `Accepted before: ${id}`,
  candidates: (shown: number, total: number) =>
    total > shown ? `${shown} of ${count(total)} candidates` : some(shown, 'candidate'),
  ambiguous: 'Ambiguous row',
  tied: (tied: number, isMore: boolean) =>
    `${count(tied)}${isMore ? ' or more' : ''} candidates fit this row equally.`,
  differIn: (fields: string) => `They differ in ${fields}.`,
  sameValues: 'They have the same values in every field shown.',
  resolve: 'Choose one by its number, or complete the lookup and look the row up again.',
  add: (field: string) => `Add ${field}`,
  addedTo: (row: string) => `Fields to be added to ${row}`,
  unchanged: (columns: number) =>
    columns === 1 ? 'Your column is not changed' : `Your ${columns} columns are not changed`,
  loadedLater: (fields: number) =>
    `${some(fields, 'more field')} ${fields === 1 ? 'is' : 'are'} loaded when the file is saved.`,
  line: 'line',
} as const

/** Changing the lookup of a row. */
export const editLookupMessages = {
  title: 'Edit lookup',
  cost: (limit: number, rate: number) =>
    `1 call, up to ${some(limit, 'record')}, ${price(limit * rate)}. Your file is not changed.`,
  failed: (problem: string) => `The row was not looked up. ${problem}`,
  submit: 'Look up again',
  cancel: 'Cancel',
  restore: 'Restore the file’s values',
  invalid: 'This cannot be read.',
  empty: 'Enter a name, a street or a phone number.',
  lookedUp: 'looked up again',
  restored: 'lookup restored',
} as const

/** A field of a lookup that is not valid. */
export const invalidFieldMessages: Partial<Record<Role, string>> = {
  StateProvince: 'Enter a state or province, such as NE.',
  PostalCode: 'Enter a ZIP code of 5 digits or a Canadian postal code.',
  Phone: 'Enter a phone number of 10 digits.',
}

const atLeast = (measure: Measure, value: number) =>
  measure === 'probability' ? `${value}% or more` : `a score of ${value} or more`
const under = (measure: Measure, value: number) =>
  measure === 'probability' ? `under ${value}%` : `under a score of ${value}`

/** Decisions about rows. */
export const decisionMessages = {
  accept: (candidate: number) => `Accept candidate ${candidate}`,
  none: 'None of these',
  skip: 'Skip',
  skipHint: 'Choose later',
  undo: 'Undo',
  rowAccepted: (name: string, candidate: number) => `${name}: accepted candidate ${candidate}`,
  rowRejected: (name: string) => `${name}: rejected`,
  rowSkipped: (name: string) => `${name}: skipped`,
  row: (name: string, text: string) => `${name}: ${text}`,
  undone: (text: string) => `Undone: ${text}`,
  nothingToUndo: 'Nothing to undo',
  acceptRows: (rows: number, measure: Measure, value: number) =>
    `Accept ${some(rows, 'row')} at ${atLeast(measure, value)}`,
  rowsAccepted: (rows: number, measure: Measure, value: number) =>
    `Accepted ${some(rows, 'row')} at ${atLeast(measure, value)}`,
  rejectRows: (rows: number, measure: Measure, value: number) =>
    `Reject ${some(rows, 'row')} ${under(measure, value)}`,
  rowsRejected: (rows: number, measure: Measure, value: number) =>
    `Rejected ${some(rows, 'row')} ${under(measure, value)}`,
} as const

const groupLabels: Record<RowGroup, string> = {
  accept: 'accept',
  review: 'review',
  ambiguous: 'ambiguous',
  none: 'no match',
}

/** The thresholds, the rules and the progress of the review. */
export const thresholdMessages = {
  reviewed: queueMessages.reviewed,
  decidedByThreshold: (rows: number) => `${some(rows, 'row')} decided by threshold, not opened.`,
  title: 'Thresholds',
  by: (measure: Measure) => `by ${measure}`,
  reviewFrom: (measure: Measure) => `Review from this ${measure}`,
  acceptAt: (measure: Measure) => `Accept at this ${measure} or more`,
  bar: (measure: Measure, value: number, rows: number) =>
    `${measureText(measure, value)}: ${some(rows, 'row')}`,
  accept: 'Accept',
  orMore: (value: string) => `${value} or more`,
  review: 'Review',
  from: (value: string) => `from ${value}`,
  ambiguous: 'Ambiguous',
  equalFit: 'equal fit',
  none: 'No match',
  under: (value: string) => `under ${value}`,
  showRows: 'Show these rows',
  note: 'Nothing is accepted until you accept it.',
  rules: 'By rule',
  group: (group: RowGroup, rows: number) => `${count(rows)} ${groupLabels[group]}`,
  decisions: 'Decisions so far',
  decided: { accepted: 'Accepted', none: 'Rejected', later: 'Skipped', open: 'Not decided' },
  matchOthers: (rows: number) => `Match the other ${some(rows, 'row')}`,
  download: (open: number) => (open > 0 ? `Download, ${some(open, 'row')} not decided` : 'Download'),
} as const
