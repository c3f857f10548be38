import type { Kind } from '#contract/kind.ts'
import { price } from '#criteria/cost.ts'
import { counted, kindNames } from '#criteria/kinds.ts'
import { count, some } from '#shared/text/format.ts'
import type { RowSelection } from '../model/file/download/output-settings.ts'
import type { Measure } from '../model/file/review/thresholds.ts'

const by = (measure: Measure) => `By ${measure}`

/** The match summary, on the screen and as a PDF. */
export const summaryMessages = {
  card: 'Summary',
  title: 'Match summary',
  titleOf: (file: string) => `Match summary: ${file}`,
  matchedWith: (date: string) => `Matched with Catchment · ${date}`,
  print: 'Print',
  savePdf: 'Save as PDF',
  notSaved: (reason: string) => `The summary was not saved. ${reason}`,
  lookedUp: 'Rows looked up',
  matched: 'Matched',
  noMatch: 'No match',
  ambiguous: 'Ambiguous',
  toReview: 'To review',
  skipped: 'Skipped',
  reviewed: 'Reviewed',
  /** Rows that were not opened. */
  byThreshold: 'Decided by threshold',
  ofRows: (rows: number) => `of ${some(rows, 'row')}`,
  byRule: 'By rule',
  by,
  equalCandidates: 'Several equal candidates',
  noCandidate: 'No candidate',
  columns: ['Rows', 'Accepted', 'Rejected', 'Open'],
  rows: (rows: number) => some(rows, 'row'),
  open: (rows: number) =>
    `${some(rows, 'row')} not decided: exported with blank match columns and their status.`,
  review: (rows: number) => `Review ${rows === 1 ? 'it' : 'them'}`,
  /** Rows without an answer, by the reason. */
  others: {
    duplicates: 'Same as a row before, completed with it',
    noFields: 'Not looked up: no name, street or phone',
    refused: 'Not looked up: refused by the service',
    unreadable: 'Cannot be read, exported unchanged',
    pending: 'Not looked up yet',
  },
  /** Bands of probability in percent, or of score; `above` is the minimum of the next higher band. */
  bands: {
    probability: (min: number, above: number | undefined) => {
      if (min === 0) return `Under ${above}%`
      return above === undefined ? `${min}% or more` : `${min}% to under ${above}%`
    },
    score: (min: number, above: number | undefined) => `${min} to ${above === undefined ? 100 : above - 1}`,
  },
} as const

/** The contents of the completed file. */
export const downloadMessages = {
  title: 'The file',
  hint: 'Your columns, unchanged and in order, then the added ones. Leading zeros, dates and long numbers remain as they are.',
  rows: 'Rows',
  selections: {
    all: 'All rows',
    matched: 'Matched rows',
    unmatched: 'Unmatched rows',
  } satisfies Record<RowSelection, string>,
  format: 'Format',
  formats: { csv: 'CSV', xlsx: 'Excel' },
  resultColumns:
    'Id, score, probability, rule and status come first. Every added heading begins with “Match.”.',
  loadingColumns: 'Loading columns',
  notSaved: (error: string) => `The file was not saved. ${error} Nothing is lost.`,
  save: (file: string) => `Save ${file}`,
  noCost: 'All added fields came with the match. Nothing more is billed.',
  cost: (fields: number, records: number, rate: number) =>
    `${some(fields, 'field')} not in the match: loaded for the ${some(records, 'accepted record')} only, ${price(records * rate)} at most. Fields loaded before are not billed again.`,
} as const

/** What to do with the matched records. */
export const nextStepMessages = {
  section: 'Next steps',
  matched: (kind: Kind, records: number) =>
    `${count(records)} matched ${records === 1 ? kindNames[kind].one : kindNames[kind].many}`,
  use: (matched: string) => `Use the ${matched}`,
  save: (matched: string) => `Save the ${matched}`,
  saveTitle: 'Save as a list',
  saveHint: 'Refresh, compare, split and export it later. Stored in this browser.',
  saveAs: (records: number) => `Save ${some(records, 'record')} as a list`,
  from: (file: string) => `from ${file}`,
  backToFile: 'Back to the file',
  excludeTitle: 'Exclude from a search',
  excludeHint: (kind: Kind, search: string | undefined) =>
    `${search ? `Your search, ${search},` : `All ${kindNames[kind].many}`} without the records in your file. Nothing is billed.`,
  tooManyHint: (max: number, search: string | undefined) =>
    `A link can exclude up to ${count(max)} records. These are saved as a list, and ${search ? `your search, ${search},` : 'your search'} as another without them. Nothing is billed.`,
  exclude: (kind: Kind, records: number) => `Search without the ${counted(kind, records)}`,
  saveWithout: (kind: Kind, records: number) => `Save a search without the ${counted(kind, records)}`,
  lookAlikesTitle: 'Find look-alikes',
  lookAlikesHint: 'Find the industries, sizes and places they are over-represented in, and search by them.',
  showLookAlikes: (isShown: boolean) => (isShown ? 'Hide the look-alikes' : 'Find look-alikes'),
} as const

/** The comparison of matched records with others. */
export const lookAlikeMessages = {
  section: 'Look-alikes',
  title: 'What sets the matched records apart',
  comparedWith: 'Compared with',
  inStates: (kind: Kind) => `All ${kindNames[kind].many} in their states`,
  everywhere: (kind: Kind) => `All ${kindNames[kind].many}`,
  search: (title: string) => `Your search: ${title}`,
  loading: 'Loading tallies',
  none: 'No clear differences: the matched records are distributed like the others, or there are too few of them.',
  method: (min: number) =>
    `Listed are values that at least ${min} of them have and that are over-represented at 99% confidence (Wilson score interval). An index of 100 means the same share.`,
  noDifference: (fields: string) => ` No such difference: ${fields}.`,
  cost: (calls: number) => `${some(calls, 'call')} for tallies. No records are billed.`,
  sample: (sample: number, all: number) =>
    ` Based on a systematic sample of ${count(sample)} of the ${count(all)}.`,
  selectValues: 'Select one or more values to search by.',
  placesReplaced: 'The selected places replace those of the area. ',
  excluded: (records: number) => `The ${count(records)} matched are excluded.`,
  tooMany: (records: number) =>
    `The ${count(records)} matched are too many for a link: save the search to exclude them.`,
  saveWithout: (records: number) => `Save without the ${count(records)} matched`,
  searchFor: (kind: Kind, records: number | undefined) =>
    records === undefined ? 'Search for look-alikes' : `Search the ${counted(kind, records)}`,
  tableCaption: (field: string) => `${field}, over-represented`,
  matched: 'Matched',
  area: 'Area',
  index: 'Index',
  showFirst: (values: number) => `Show the first ${values}`,
  showAll: (values: number) => `Show all ${count(values)}`,
} as const
