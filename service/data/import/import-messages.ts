import type { Kind } from '#contract/kind.ts'
import type { Note } from '#service/normalize/notes.ts'

const n = (count: number) => count.toLocaleString('en-US')
const lineIn = (line: number, file: string | undefined) => `line ${line}${file ? ` of ${file}` : ''}`
const UNCHANGED = 'The data in use is unchanged'

/** The texts of `npm run data -- import`: its progress, its summary and its errors. */
export const importMessages = {
  reading: 'Reading rows',
  detected: (file: string, format: string, kind: Kind, isGuessed: boolean) =>
    `${file}: ${format}; ${kind}${isGuessed ? ' (detected from the columns; set --kind to change it)' : ''}`,

  preset: (title: string, name: string, license: string, attribution: string) =>
    `Preset: ${title} (--preset ${name}). License: ${license}.${attribution ? ` Credit: ${attribution}.` : ''} A mapping file (--map) replaces it.`,
  unknownPreset: (name: string, names: readonly string[]) =>
    `There is no preset "${name}". Presets: ${names.join(', ')}`,
  presetDoesNotFit: (title: string, missing: readonly string[]) =>
    `The file is not from ${title}: it has no column ${missing.join(', ')}`,

  unread: (names: readonly string[]) =>
    `Not read of the archive: ${names.slice(0, 10).join(', ')}${names.length > 10 ? ` and ${n(names.length - 10)} more` : ''}`,
  reused: (version: string) => `Columns as for ${version}, the version before`,
  columnsMissing: (missing: readonly string[], version: string) =>
    `The file has no column ${missing.join(', ')}, which ${version} was read from`,
  otherColumns: (version: string) => `The columns are not those of ${version}: they are detected again`,

  notUsed: 'not used',
  category: 'category',
  categoryWords: 'words of the category',
  unusedColumns: (count: number) => `${n(count)} more columns are not used`,

  noteTitles: {
    fixed: 'Corrected',
    filled: 'Filled in',
    removed: 'Values removed',
    doubtful: 'Imported, but please check',
  },
  note: (count: number, text: string, line: number, file: string | undefined) =>
    `${n(count).padStart(10)}  ${text}${line ? ` (first: ${lineIn(line, file)})` : ''}`,
  sameAs: (isId: boolean, line: number, file: string | undefined) =>
    `the same ${isId ? 'Id' : 'row'} as ${lineIn(line, file)}`,
  reason: (count: number, reason: string) => `${n(count).padStart(10)}  ${reason}`,
  rows: (rows: number, imported: number, seconds: number) =>
    `${n(rows)} ${rows === 1 ? 'row' : 'rows'}: ${n(imported)} imported, ${n(rows - imported)} rejected, ${n(Math.round(rows / seconds))} rows a second`,
  rejectsFile: (file: string) => `Rejected rows with line, column and reason: ${file}`,
  heading: 'the names of the columns again',
  closed: 'closed, superseded or denied',
  foreign: 'outside the US and Canada',
  withExample: (text: string, name: string) => `${text}: "${name}" is the most frequent`,
  changesFile: (file: string) =>
    `Corrected and removed values with line, column, before, after and why: ${file}`,
  noSicCodes: 'SIC codes: the file has no codes and no categories',
  sicCodes: (withSic: number, withTrade: number) =>
    `SIC codes: ${n(withSic)} of ${n(withTrade)} companies with a code or category in the file (${((100 * withSic) / withTrade).toFixed(1)}%)`,
  households: (households: number, withAge: number) =>
    `Households: ${n(households)}. People with an age: ${n(withAge)}`,

  unexpected: `The import met an unexpected error; the log of the service has it. ${UNCHANGED}`,
  notConverted: (line: number, file: string | undefined, message: string) =>
    `The row in ${lineIn(line, file)} cannot be converted: ${message}`,
  noFile: (path: string) => `There is no file ${path}`,
  notAFile: (path: string) => `${path} is not a file`,
  unreadable: (path: string, error: string) => `The file ${path} cannot be read: ${error}`,
  changed: `The file changed while it was read. ${UNCHANGED}`,
  cutOff: (line: number, error: string) =>
    `The file is cut off in the middle of line ${line} (${error}). Get a complete copy and import it again. ${UNCHANGED}`,
  jsonList: 'The file is one JSON list. Save it as JSON lines: one record per line, without [ and ]',
  unknownEncoding: (name: string | undefined) => `The encoding ${JSON.stringify(name)} is unknown`,
  notText: 'The file is not a text file: it consists of zero bytes in great part',
  zeroByte: 'contains a zero byte',
  longCell: (length: number, max: number) => `a cell of ${n(length)} characters; a row has at most ${n(max)}`,
  noHeading: (line: string) =>
    `The first row must have the column names, but it is ${JSON.stringify(line.slice(0, 100))}.`,
  noSheet: (sheet: string, sheets: readonly string[]) =>
    `The workbook has no sheet "${sheet}". Sheets: ${sheets.join(', ')}`,
  notAWorkbook: '--sheet applies to Excel workbooks (XLSX) only',
  noRows: `No row can be imported. ${UNCHANGED}`,
  strict: (rows: number, file: string) =>
    `${n(rows)} ${rows === 1 ? 'row was' : 'rows were'} rejected, and --strict imports all rows or none. See ${file}. ${UNCHANGED}`,
  allOrNone: (rows: number) =>
    `${n(rows)} ${rows === 1 ? 'row was' : 'rows were'} rejected, and all rows or none are to be imported. ${UNCHANGED}`,
  /** Options of the command line, by the notes on rows that they exclude. */
  excludedBy: { closed: '--exclude closed', abroad: '--exclude foreign' } as Partial<Record<Note, string>>,
  noNames: (kind: Kind) =>
    `No column is recognized as ${kind === 'companies' ? "the company's name" : "a person's name"}. Choose the column that has it.`,
  noNameColumn: (kind: Kind, columns: readonly string[], field: string | undefined) =>
    `No column is recognized as ${kind === 'companies' ? `the company's name` : `a person's name`}. Columns: ${columns.join(', ')}. Name it in a mapping file (--map): {"columns": {"${field}": "..."}}${kind === 'companies' ? ', or import the file as people (--kind people)' : ''}`,
} as const
