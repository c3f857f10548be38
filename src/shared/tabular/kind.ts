import { FileError } from './file-error.ts'

/** What a file holds: `text` has one record a line (CSV), `json` one JSON object a line, `json-list` a single JSON list, `geojson` a collection of features. */
export type FileKind = 'text' | 'json' | 'json-list' | 'geojson' | 'xlsx' | 'parquet' | 'gzip'

/** First bytes of the binary formats that a reader may support. */
const binaryFormats: readonly [kind: FileKind, begins: readonly number[] | string][] = [
  ['gzip', [0x1f, 0x8b]],
  ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
  ['parquet', 'PAR1'],
]

/** First bytes of formats that no reader supports, and what to do with them. */
const unsupportedFormats: readonly [begins: readonly number[] | string, advice: string][] = [
  [[0xd0, 0xcf, 0x11, 0xe0], 'It is an old Excel or Word file. Save the sheet as CSV.'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'It is packed with Zstandard. Unpack it, or pack it with gzip.'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'It is packed with xz. Unpack it, or pack it with gzip.'],
  ['BZh', 'It is packed with bzip2. Unpack it, or pack it with gzip.'],
  ['%PDF', 'It is a PDF document.'],
  ['SQLite format 3', 'It is an SQLite database. Save the table as CSV.'],
  ['{\\rtf', 'It is a text document (RTF).'],
]

const markup = /^\s*(<!--[\s\S]*?-->\s*)*<(!doctype|html|head|body|table|\?xml)/i

/** Comes before each object of a JSON text sequence. */
const SEPARATOR = '\u001e'

const bytesOf = (begins: readonly number[] | string) =>
  typeof begins === 'string' ? [...new TextEncoder().encode(begins)] : begins

const starts = (head: Uint8Array, begins: readonly number[] | string) =>
  bytesOf(begins).every((byte, i) => head[i] === byte)

/** The error for a file in a format that is not read, with advice. */
export const unsupported = (advice: string) =>
  new FileError(`The file has no rows that can be read. ${advice}`)

/** The kind of a file by its first bytes, whatever its name. Throws `FileError` when it is empty or in an unsupported format. */
export function kindOf(head: Uint8Array): FileKind {
  if (head.length === 0) throw new FileError('The file is empty.')
  const binary = binaryFormats.find(([, begins]) => starts(head, begins))
  if (binary) return binary[0]
  const other = unsupportedFormats.find(([begins]) => starts(head, begins))
  if (other) throw unsupported(other[1])
  const text = new TextDecoder().decode(head.subarray(0, 2000))
  if (markup.test(text))
    throw new FileError('The file is a web page or XML, whatever its name says. Save the table as CSV.')
  if (/^\s*\[\s*[{[]/.test(text)) return 'json-list'
  if (!/^\s*\{\s*["}]/.test(text.replace(SEPARATOR, ''))) return 'text'
  return text.includes('"FeatureCollection"') ? 'geojson' : 'json'
}
