import type { Exclusion, ImportReport, ImportRun } from '#contract/imports.ts'
import type { Kind } from '#contract/kind.ts'
import { counted } from '#criteria/kinds.ts'
import { dayText, minuteText } from '#shared/text/dates.ts'
import { duration } from '#shared/text/duration.ts'
import { count, some } from '#shared/text/format.ts'
import { sizeText } from '#shared/text/size.ts'
import type { Certainty } from '../model/import/column-targets.ts'
import { restMessages } from './rest.ts'

/** Choosing and uploading files. */
export const uploadMessages = {
  title: 'Add data',
  drop: 'Drop files of companies or people anywhere on this page',
  orChoose: ', or choose them. Several files with the same columns become one data set.',
  accepted:
    'CSV, JSON lines, GeoJSON, Excel or Parquet, also in ZIP archives or with gzip, of any size. They go to the service on this machine.',
  choose: 'Choose files',
  chooseOne: 'Choose the file',
  files: 'Files to import',
  /** How much of a file is uploaded. */
  received: (received: number, size: number) =>
    received === size ? `${sizeText(size)}, uploaded` : `${sizeText(received)} of ${sizeText(size)}`,
  progress: (name: string) => `Upload of ${name}`,
  pause: (name: string) => `Pause the upload of ${name}`,
  resume: (name: string) => `Continue the upload of ${name}`,
  waiting: 'Waiting for the file before it.',
  paused: 'Paused.',
  /** After a reload: the browser does not keep the file. */
  chooseAgain: 'The page was reloaded. Choose the same file again: the upload goes on where it was.',
  discard: 'Discard',
  /** A file that the service reads from its own disk. */
  onServer: 'Use a file on the machine of the service, or at an address',
  path: 'Path or address of the file',
  pathHint:
    'A file on the machine of the service is read where it is. From an address (https://…) the service loads it first; the setting IMPORT_HOSTS says from which hosts.',
  pathNeeded: 'Enter the path or the address of a file',
  usePath: 'Use the file',
  readThere: 'on the machine of the service',
  /** A file that the service loads from an address. */
  loaded: (received: number, size: number | undefined) =>
    size === undefined ? sizeText(received) : `${sizeText(received)} of ${sizeText(size)}`,
  loading: (name: string) => `Loading of ${name}`,
  loadingNote:
    'The service loads the file, also while this page is closed, and goes on where a connection is cut.',
  cancelLoading: 'Cancel',
} as const

/** What stops an upload. */
export const uploadErrors = {
  fileMissing: 'The file cannot be read: it was moved or changed since it was chosen. Choose it again.',
} as const

const certainties: Record<Exclude<Certainty, 'none'>, string> = {
  mapping: 'as mapped',
  name: 'by its name',
  values: 'by its values, check',
  category: 'as category',
}

/** Names of files that are shown of many. */
const MAX_NAMES = 5

/** What a file would become, and what can be changed of that. */
export const previewMessages = {
  reading: 'Reading the beginning of the file',
  /** What the file is; its format follows. */
  detected: 'Detected',
  preset: (title: string) => `${title}: known by its columns`,
  /** Files of an archive. */
  unread: (names: readonly string[]) =>
    `Not read of the archive: ${names.slice(0, MAX_NAMES).join(', ')}${names.length > MAX_NAMES ? ` and ${some(names.length - MAX_NAMES, 'more file')}` : ''}`,
  /** Of an archive with many files. */
  partOf: ({ read, all }: { read: number; all: number }) =>
    `This shows the first ${count(read)} of ${some(all, 'file')}. The import reads all.`,
  kind: 'Kind of records',
  kindGuessed: 'Guessed from the columns.',
  sheet: 'Sheet',
  name: 'Name',
  nameHint: (exists: boolean) =>
    exists
      ? 'There is a data set with this name: this becomes its new version, and you can go back to the one before.'
      : undefined,
  source: 'Source',
  license: 'License',
  strict: 'Import all rows or none',
  strictHint: 'Otherwise rows with errors are rejected, and you get them as a file.',
  exclude: {
    closed: 'Exclude closed businesses',
    foreign: 'Exclude rows outside the US and Canada',
  } satisfies Record<Exclusion, string>,
  /** How many of the first rows a choice is about. */
  excludable: (found: number, rows: number) =>
    `${found === 0 ? 'None' : count(found)} of the first ${some(rows, 'row')}`,
  excludedByMapping: 'The mapping excludes them.',
  columns: 'Columns',
  columnsHint: 'What each column of the file becomes. Change what is wrong; the records below follow.',
  columnHeads: ['Column', 'Examples', 'Filled', 'Becomes', 'How known'],
  usedAs: (column: string) => `${column} becomes`,
  notUsed: 'Not used',
  category: 'Category, for the industry',
  more: (fields: readonly string[]) => `also ${fields.join(', ')}`,
  certainties,
  records: 'The first records, as they will be',
  noRecords: 'No record yet.',
  rejectedTitle: (rows: number) => `${some(rows, 'row')} of the first 100 would be rejected`,
  rejected: (line: number, reason: string, column: string, value: string) =>
    `Line ${count(line)}: ${reason}${column && ` (${column}${value && `: “${value}”`})`}`,
  mapping: 'Mapping',
  guessed: 'Guessed from the columns',
  byPreset: (title: string) => `Of ${title}`,
  byHand: 'Changed by hand',
  savedMapping: (name: string, saved: string) => `${name}, of ${dayText(new Date(saved))}`,
  mappingUsed: (name: string, saved: string) =>
    `Mapping “${name}” of ${dayText(new Date(saved))} is used: it is for files with these columns.`,
  guessInstead: 'Use the guessed one instead',
  saveAs: 'Save the mapping as',
  saveAsHint: 'It is used again for files with these columns. Empty: not saved.',
  saveAsError:
    'Up to 60 letters, digits, spaces, dots, hyphens and underscores, the first and last a letter or digit',
  guessAgain: 'Guess all again',
  saveMapping: 'Save the mapping file',
  loadMapping: 'Use a mapping file',
  mappingInvalid: (name: string) => `${name} is not a mapping file: it has no JSON object.`,
  mappingFile: (name: string) => `${name}.map.json`,
  import: (kind: Kind) => (kind === 'companies' ? 'Import the companies' : 'Import the people'),
  cannotImport: 'First correct what is named above.',
  showUnused: (columns: number) =>
    `Show ${columns === 1 ? 'the column that is' : `the ${count(columns)} columns that are`} not used`,
} as const

const states: Record<ImportRun['state'], string> = {
  running: 'running',
  ready: 'ready to use',
  done: 'done',
  discarded: 'discarded',
  failed: 'failed',
  canceled: 'canceled',
}

/** Imports that run or have ended. */
export const runMessages = {
  title: 'Imports',
  /** Imports of one data set differ in their time. */
  card: (name: string, iso: string) => `Import of ${name}, ${new Date(iso).toLocaleTimeString('en-US')}`,
  states,
  began: (iso: string) => minuteText(new Date(iso)),
  starting: 'Starting',
  rows: 'Progress of the import',
  done: (done: number, total: number | undefined) =>
    total === undefined ? some(done, 'row') : `${count(done)} of ${some(total, 'row')}`,
  speed: (rows: number) => `${count(Math.round(rows))} rows a second`,
  left: (seconds: number) => `about ${duration(seconds)} left`,
  note: 'It goes on when you leave this page or close the browser. Searches use the data in use until the new version is checked.',
  cancel: 'Cancel the import',
  canceled: 'The data in use is unchanged.',
  remove: (name: string) => `Remove the import of ${name} from the list`,
  readRows: 'Rows read',
  records: 'Records',
  rejected: 'Rejected',
  seconds: 'Took',
  took: (seconds: number) => duration(seconds),
  count,
  reasons: 'Rejected, by reason',
  changes: 'Changed or noticed',
  times: (text: string, n: number) => `${text}: ${count(n)}`,
  reports: {
    'rejects.csv': restMessages.save,
    'changes.csv': 'Save the changed values',
    'release.csv': 'Save all differences',
  } satisfies Record<ImportReport, string>,
  imported: (kind: Kind | undefined, records: number) =>
    `${kind ? counted(kind, records) : some(records, 'record')} imported.`,
  showAll: (runs: number) => `Show all ${count(runs)} imports`,
} as const
