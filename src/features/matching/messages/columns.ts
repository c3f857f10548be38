import { price } from '#criteria/cost.ts'
import { duration } from '#shared/text/duration.ts'
import { count, some } from '#shared/text/format.ts'

/** Mapping the columns of a file. */
export const columnsMessages = {
  format: 'File format',
  encoding: 'Encoding',
  delimiter: 'Delimiter',
  sheet: 'Sheet',
  firstRow: 'First row',
  columnNames: 'Column names',
  data: 'Data',
  rows: (rows: number) => some(rows, 'row'),
  shortRows: (rows: number) => `, ${count(rows)} of them with fewer cells than columns`,
  blankLines: (lines: number) => `, ${some(lines, 'blank line')}`,
  unreadableLines: (lines: number) => `${some(lines, 'line')} cannot be read`,
  exportedUnchanged: ', exported unchanged.',
  line: (line: number) => `Line ${count(line)}`,
  moreLines: (lines: number) => `and ${count(lines)} more`,
  title: 'Map columns',
  hint: (rows: number) =>
    `Detected from the headings and the first ${count(rows)} rows. Your file is not changed.`,
  sureCount: (columns: number) => `${columns} sure`,
  checkCount: (columns: number) => `${columns} to check`,
  heads: ['Your column', 'First rows', 'Filled', 'Match on', 'Detected'],
  showAll: (columns: number) => `Show all ${count(columns)} columns`,
  usedAs: (column: string) => `${column} is used as`,
  keep: 'Keep, don’t match on',
  check: 'check',
  sure: 'sure',
  notUsed: 'not used',
} as const

/** Settings and plan of the match. */
export const planMessages = {
  panel: 'Match settings and plan',
  matchAgainst: 'Match against',
  companies: 'Companies',
  people: 'People',
  candidates: 'Candidates per row',
  minimumScore: 'Minimum score',
  endpoint: 'v3/multiplematch',
  request: (word: string, row: number) => `Request for ${word} ${row}`,
  nothingElse: 'Nothing else in your file is sent.',
  plan: 'Plan',
  notCounted: 'Rows were not counted: the file cannot be read.',
  counting: 'Counting the rows',
  rows: 'Rows to match',
  rowsValue: (rows: number, all: number) => `${count(rows)} of ${count(all)}`,
  calls: (perCall: number) => `Calls, ${perCall} rows each`,
  time: (perMinute: number | undefined) =>
    perMinute ? `Time at ${count(perMinute)} calls a minute` : 'Time, about',
  timeValue: duration,
  records: 'Records billed, at most',
  cost: 'Cost, at most',
  costValue: price,
  startsWhenCounted: 'Starts when the rows are counted.',
  tryFirst: (rows: number) => `Try ${rows} rows first`,
  match: (rows: number | undefined, isRest: boolean) =>
    rows === undefined ? 'Match rows' : `Match ${isRest ? 'the other ' : ''}${some(rows, 'row')}`,
  answered: (rows: number) => `${some(rows, 'row')} already looked up, not billed again.`,
  answeredOtherwise: (rows: number) =>
    `${some(rows, 'row')} looked up with other settings. Matching now looks up and bills ${rows === 1 ? 'it' : 'them'} again. Your decisions remain.`,
  backToReview: 'Back to the review',
  restoreSettings: 'Restore the earlier settings',
  fewCallsLeft: (calls: number, rows: number, isRenewalKnown: boolean) =>
    `The key has ${some(calls, 'call')} left, enough for ${some(rows, 'row')}. The match then stops, keeps its results, and continues ${isRenewalKnown ? 'when they renew' : 'when the key has calls again'}.`,
  nothingToLookUp: (nameColumn: string) =>
    `No row can be looked up. Map a column to ${nameColumn}, street or phone.`,
  companyName: 'company name',
  name: 'name',
  duplicates: (rows: number) => `${some(rows, 'duplicate row')}: looked up once, completed together.`,
  /** "3 rows without name, street or phone: not looked up, exported unchanged (line 5, 9, 12)." */
  skipped: (rows: number, word: string, lines: readonly number[]) =>
    `${some(rows, 'row')} without name, street or phone: not looked up, exported unchanged (${word} ${lines.slice(0, 5).map(count).join(', ')}${rows > 5 ? ', …' : ''}).`,
  withoutPlace: (rows: number) =>
    `${some(rows, 'row')} without city and ZIP code: matched on the other fields.`,
} as const
