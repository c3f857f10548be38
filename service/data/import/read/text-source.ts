import { DataError } from '#service/versions/data-error.ts'
import type { Bytes } from '#shared/tabular/bytes.ts'
import { withoutEnd } from '#shared/tabular/cut-rows.ts'
import { type Encoding, encodingByName, encodingOf, WESTERN } from '#shared/tabular/encoding.ts'
import type { FileRow } from '#shared/tabular/file-row.ts'
import { openJsonLines } from '#shared/tabular/json-lines.ts'
import { columnNames, delimiters, namesColumns } from '#shared/tabular/layout.ts'
import { LONG_LINE } from '#shared/tabular/long-lines.ts'
import { openText } from '#shared/tabular/open.ts'
import { isUtf8File } from '#shared/tabular/text.ts'
import { importMessages } from '../import-messages.ts'
import type { BadRow, Source, SourceRow } from './source.ts'

/** Characters of a line that are shown in `rejects.csv`. */
const SHOWN = 200

/** From this share of zero bytes on a file is no text; a row with one is rejected by itself. */
const ZEROS = 0.01

const zerosIn = (bytes: Uint8Array) => bytes.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)

/** What a mapping file says of a text file; the rest is detected. */
export interface TextOptions {
  delimiter?: string
  encoding?: string
}

/**
 * The encoding of a text file. The whole file is read: one accent in the last row may be the only difference between UTF-8 and Windows-1252.
 * Throws a `DataError` for an unknown name and for a file that is not text.
 */
async function encodingFor({ encoding: wanted }: TextOptions, bytes: Bytes): Promise<Encoding> {
  const encoding = wanted === undefined ? await encodingOf(bytes.head) : encodingByName(wanted)
  if (!encoding) throw new DataError(importMessages.unknownEncoding(wanted))
  // GeoJSON is UTF-8 by its standard, and an archive may have thousands of files.
  if (wanted !== undefined || encoding.startsWith('utf-16') || bytes.kind === 'geojson') return encoding
  if (zerosIn(bytes.head) > bytes.head.length * ZEROS) throw new DataError(importMessages.notText)
  return encoding === 'utf-8' && !(await isUtf8File(bytes)) ? WESTERN : encoding
}

const aboutOf = (bytes: Bytes, ...about: string[]) =>
  [...about, ...(bytes.packing ? [bytes.packing.format] : [])].join(', ')

/**
 * A text file with one record a line. Throws a `DataError` when its first line names no columns or the encoding is unknown,
 * a `FileError` when it has no rows.
 */
export async function openCsvSource(bytes: Bytes, options: TextOptions): Promise<Source> {
  const encoding = await encodingFor(options, bytes)
  const { first, layout, read } = await openText(bytes, {
    encoding,
    delimiter: options.delimiter,
    header: true,
    requireAllCells: true,
    replaceInvalid: true,
    skipLong: true,
  })
  if (!namesColumns(first)) throw new DataError(importMessages.noHeading(first.join(' ')))
  const columns = columnNames(first, true, 'column')
  const name = delimiters[layout.delimiter] ?? JSON.stringify(layout.delimiter)
  return {
    about: aboutOf(bytes, 'CSV', `${name} between columns`, encoding),
    columns,
    read: (onBytes) => readRows(read(onBytes), columns),
  }
}

/** A text file with one JSON object a line. Throws a `DataError` when the encoding is unknown, a `FileError` when no line is an object. */
export async function openJsonSource(bytes: Bytes, options: TextOptions): Promise<Source> {
  const encoding = await encodingFor(options, bytes)
  const { columns, read } = await openJsonLines(bytes, encoding, { replaceInvalid: true, skipLong: true })
  return {
    about: aboutOf(bytes, bytes.kind === 'geojson' ? 'GeoJSON' : 'JSON lines', encoding),
    columns,
    read: (onBytes) => readRows(read(onBytes), columns),
  }
}

async function* readRows(
  parts: AsyncIterable<readonly FileRow[]>,
  columns: readonly string[],
): AsyncGenerator<(SourceRow | BadRow)[]> {
  for await (const rows of parts) {
    checkEnd(rows.at(-1))
    yield rows
      .filter(({ blank }) => !blank)
      .map((row) => (row.error === undefined ? row : badRow(row, columns)))
  }
}

/** Throws a `DataError` when a row that cannot be read has no line end: it is the last one, and is cut. */
function checkEnd({ line, error, raw = '' }: FileRow = { line: 0, cells: [] }): void {
  if (error === undefined || error === LONG_LINE || withoutEnd(raw).end !== '') return
  throw new DataError(importMessages.cutOff(line, error))
}

function badRow(
  { line, error = '', errorColumn, raw = '', cells }: FileRow,
  columns: readonly string[],
): BadRow {
  const column = errorColumn === undefined ? '' : (columns[errorColumn] ?? `column ${errorColumn + 1}`)
  return { line, column, reason: error, value: withoutEnd(raw).own.slice(0, SHOWN), cells }
}
