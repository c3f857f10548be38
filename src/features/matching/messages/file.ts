import type { JobProblem } from '#jobs/job-state.ts'
import { durationText, momentText } from '#shared/text/duration.ts'
import { count, some } from '#shared/text/format.ts'
import type { MatchJob } from '../model/file/job.ts'

/** The list of files, the head of a file, upload and progress of the match. */
export const matchFileMessages = {
  title: 'Match a file',
  pageTitle: (name: string | undefined) => `${name ?? 'Match'} · Catchment`,
  lead: 'Match each row to a record, review, and download your file with the fields you choose added.',
  files: 'Files in this browser',
  loading: 'Loading the file',
  notFound: 'File not found',
  notFoundHint:
    'It was deleted, or is stored in another browser. Files never leave the browser they were dropped in.',
  matchAnother: 'Match another file',
  steps: 'Steps',
  head: 'File and steps',
  delete: (name: string) => `Delete ${name}`,
  deleteHint: 'Delete this file and its matches',
  deleted: (name: string) => `Deleted ${name} with its matches and decisions.`,
  wasDeleted: 'This file was deleted.',
  columnCount: (columns: number) => some(columns, 'column'),
  rowCount: (rows: number) => some(rows, 'row'),
  xlsx: 'XLSX',
  jsonLines: 'JSON lines',
  gzip: 'gzip',
  reading: 'Reading',
  cannotBeRead: 'Cannot be read',
  /** The progress of a file in the list. */
  progress: {
    reading: 'reading',
    unreadable: 'cannot be read',
    columns: (rows: number) => `${some(rows, 'row')}, columns to map`,
    done: (rows: number, answered: number) => `${some(rows, 'row')}, ${count(answered)} looked up`,
    partial: (rows: number, answered: number, all: number, state: string) =>
      `${some(rows, 'row')}, ${count(answered)} of ${count(all)} looked up, ${state}`,
  },
} as const

/** Choosing and reading a file. */
export const uploadMessages = {
  drop: 'Drop a customer file here',
  orChoose: ', paste rows, or choose a file.',
  accepted:
    'CSV in any encoding or JSON lines, also with gzip, up to 1,000,000 rows and 500 MB, or XLSX up to 200 MB. Your file does not leave this browser: only the columns you match on are sent.',
  choose: 'Choose a file',
  chooseAgain: 'Choose the file again',
  reading: 'Reading the file',
  readingHint: 'Detecting encoding, delimiter and columns, and checking every row. Nothing is sent.',
  cannotBeRead: (name: string) => `${name} cannot be read.`,
  undoCorrection: 'Undo the correction',
  otherFile: (name: string, expectedBytes: number, bytes: number) =>
    `This is another file: ${name} had ${count(expectedBytes)} bytes, this one has ${count(bytes)}. Match it as a file of its own.`,
} as const

/** Errors of the match of a file. */
export const matchErrorMessages = {
  noAnswer: 'The service gave no answer for this row.',
  cutOff: 'The service ended its answer early.',
} as const

/** The completed file. */
export const completedFileMessages = {
  saved: (name: string, rows: number, matched: number) =>
    `${name} is saved: ${count(rows)} rows, ${count(matched)} of them with a record.`,
  doNotContact: (rows: number) =>
    rows === 1
      ? 'One record is on a do-not-contact list: only its id is exported.'
      : `${rows} rows have a record on a do-not-contact list: only its id is exported.`,
} as const

/** The list of a file's matched records. */
export const matchedListMessages = {
  name: (stem: string) => `${stem}, matched`,
  origin: (file: string) => `Matched from ${file}`,
} as const

const states: Record<MatchJob['state'], string> = {
  reading: 'being read',
  unreadable: 'cannot be read',
  columns: 'not started',
  running: 'running',
  waiting: 'waiting',
  paused: 'paused by you',
  stopped: 'stopped',
  done: 'done',
}

const problems: Record<JobProblem['reason'], string> = {
  throttle: 'The rate limit is reached.',
  offline: 'Can’t reach the service. The match continues when it responds.',
  quota: 'This key has no calls left.',
  key: 'The service refused the key. Set a valid key, then continue.',
  refused: 'The service refuses these rows.',
  changed: 'The data changed.',
  storage: 'Browser storage is full. Free some space, then continue.',
  service: 'Something went wrong.',
}

/** Progress of a match. */
export const runMessages = {
  card: 'Matching',
  title: (isTrial: boolean) => (isTrial ? 'Matching the first rows' : 'Matching rows'),
  states,
  otherTab: 'running in another tab',
  lookedUp: 'looked up',
  rows: (rows: number) => `${count(rows)} rows`,
  progress: 'Rows looked up',
  timeLeft: (duration: string) => `about ${duration} left`,
  speed: (rows: number) => `${count(rows)} rows a second`,
  firstCall: 'First call in progress',
  noRows: 'No rows looked up yet',
  billed: 'Billed so far',
  calls: 'Calls',
  refused: 'Refused rows',
  pause: 'Pause',
  continue: 'Continue',
  toColumns: 'Back to the columns',
  review: (rows: number) => `Review ${some(rows, 'row')}`,
  note: 'Continues after a reload or a crash. No row is looked up or billed twice.',
  problems,
  stored: (rows: number) => `The results of ${some(rows, 'row')} are stored. `,
  /** When a match that is out of calls continues; `seconds` until then, undefined if unknown. */
  renewal: (seconds: number | undefined, at: number) => {
    if (seconds === undefined) return 'Continue when the key has calls again.'
    if (seconds === 0) return 'The calls have renewed. The match continues.'
    return `The match continues on ${momentText(at)} (in ${durationText(seconds)}), or when the app is next open.`
  },
} as const
