import { DataError } from '#service/versions/data-error.ts'

export type Kind = 'csv' | 'json' | 'parquet' | 'gzip'

/** How files begin that are no list of records, or not one we read, and what to do with them. */
const strangers: [begins: number[] | string, words: string][] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    'It is an Excel workbook or a ZIP archive. Save the sheet as CSV, or unpack the archive',
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], 'It is an old Excel or Word file. Save the sheet as CSV'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'It is packed with Zstandard. Unpack it, or pack it with gzip'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'It is packed with xz. Unpack it, or pack it with gzip'],
  ['BZh', 'It is packed with bzip2. Unpack it, or pack it with gzip'],
  ['%PDF', 'It is a PDF document'],
  ['SQLite format 3', 'It is an SQLite database. Export the table as CSV'],
  ['{\\rtf', 'It is a text document (RTF)'],
]

const markup = /^\s*(<!--[\s\S]*?-->\s*)*<(!doctype|html|head|body|table|\?xml)/i

/**
 * What a file is, by its first bytes (unpacked): its name may lie. A JSON file has one object a line.
 * Throws `DataError` for what is none of these.
 */
export function kindOf(head: Buffer): Kind {
  if (head.length === 0) throw new DataError('The file is empty')
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip'
  if (head.subarray(0, 4).toString('latin1') === 'PAR1') return 'parquet'
  const unsupported = strangers.find(([begins]) =>
    head.subarray(0, begins.length).equals(Buffer.from(begins as string)),
  )
  if (unsupported) throw new DataError(`The file cannot be imported. ${unsupported[1]}`)
  const text = head.toString('utf8').replace(/^\uFEFF/, '')
  if (markup.test(text)) throw new DataError('The file is a web page or XML, not a list of records')
  if (/^\s*\[/.test(text))
    throw new DataError('The file is one JSON list. JSON needs one record a line, without [ and ]')
  return /^\s*\{/.test(text) ? 'json' : 'csv'
}
