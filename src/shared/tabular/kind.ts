import { FileError } from './file-fault.ts'

/** How a file begins: text with a record a line, a workbook, or either of them packed. */
export type FileKind = 'text' | 'xlsx' | 'gzip'

/** How files begin that hold no rows we read, and what to do with them. */
const strangers: readonly [begins: readonly number[] | string, words: string][] = [
  [[0xd0, 0xcf, 0x11, 0xe0], 'It is an old Excel or Word file. Save the sheet as XLSX or CSV.'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'It is packed with Zstandard. Unpack it, or pack it with gzip.'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'It is packed with xz. Unpack it, or pack it with gzip.'],
  ['BZh', 'It is packed with bzip2. Unpack it, or pack it with gzip.'],
  ['PAR1', 'It is a Parquet file. Save it as CSV.'],
  ['%PDF', 'It is a PDF document.'],
  ['SQLite format 3', 'It is an SQLite database. Save the table as CSV.'],
  ['{\\rtf', 'It is a text document (RTF).'],
]

const markup = /^\s*(<!--[\s\S]*?-->\s*)*<(!doctype|html|head|body|table|\?xml)/i

const bytesOf = (begins: readonly number[] | string) =>
  typeof begins === 'string' ? [...new TextEncoder().encode(begins)] : begins

const starts = (head: Uint8Array, begins: readonly number[] | string) =>
  bytesOf(begins).every((byte, i) => head[i] === byte)

/** What a file is, by its first bytes: its name may lie. Raises `FileError` for what holds no rows. */
export function kindOf(head: Uint8Array): FileKind {
  if (head.length === 0) throw new FileError('The file is empty.')
  if (starts(head, [0x1f, 0x8b])) return 'gzip'
  if (starts(head, [0x50, 0x4b, 0x03, 0x04])) return 'xlsx'
  const unsupported = strangers.find(([begins]) => starts(head, begins))
  if (unsupported) throw new FileError(`The file has no rows that can be read. ${unsupported[1]}`)
  const text = new TextDecoder().decode(head.subarray(0, 2000))
  if (markup.test(text))
    throw new FileError(
      'The file is a web page or XML, whatever its name says. Save the table as CSV or XLSX.',
    )
  if (/^\s*(\[\s*[{[]|\{\s*")/.test(text)) throw new FileError('The file is JSON. Save it as CSV or XLSX.')
  return 'text'
}
