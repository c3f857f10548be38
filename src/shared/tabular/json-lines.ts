import type { Bytes } from './bytes.ts'
import type { Encoding } from './encoding.ts'
import { FileError, NoRecords } from './file-error.ts'
import type { FileRow, Line } from './file-row.ts'
import { featuresIn, isFeature, recordOfFeature } from './geojson.ts'
import { LONG_LINE, longLinesCut } from './long-lines.ts'
import { readText } from './text.ts'

/** Fields are gathered from this many lines; a field that first appears later is not seen. */
const SAMPLE_LINES = 10_000
/** Before each record of a JSON text sequence. */
const SEPARATOR = '\u001e'

/** How bytes that are no text, and lines that are too long, are read (`ReadOptions`). */
interface TextOptions {
  replaceInvalid?: boolean
  skipLong?: boolean
}

/** A file with one JSON object a line; it can be read as often as needed. */
export interface OpenedJson {
  columns: readonly string[]
  /** Its rows, some at a time, without blank lines; `onBytes` gets the number of bytes of the file read so far. */
  read(onBytes?: (bytes: number) => void): AsyncGenerator<FileRow[]>
}

/**
 * Opens a file with one JSON object a line, or with the features of GeoJSON, whose columns are the fields of all. Throws `FileError`
 * where no line is an object.
 */
export async function openJsonLines(
  bytes: Bytes,
  encoding: Encoding,
  { replaceInvalid = false, skipLong = false }: TextOptions = {},
): Promise<OpenedJson> {
  const recordsOf = bytes.kind === 'geojson' ? featuresIn : readLines
  const linesOf = (onBytes?: (bytes: number) => void) =>
    recordsOf(readText(bytes, encoding, { onBytes, replaceInvalid }), skipLong)
  const columns = await columnsIn(linesOf())
  if (columns.length === 0)
    throw new NoRecords('The file looks like JSON, but no line of it is a JSON object.')
  return {
    columns,
    read: (onBytes) => readRows(linesOf(onBytes), columns),
  }
}

async function* readRows(
  parts: AsyncIterable<Line[]>,
  columns: readonly string[],
): AsyncGenerator<FileRow[]> {
  for await (const lines of parts) yield lines.map((line) => rowOf(line, columns))
}

function rowOf({ line, raw, error }: Line, columns: readonly string[]): FileRow {
  if (error) return { line, raw, cells: [], error }
  const values = fieldsOf(raw)
  if (!values) return { line, raw, cells: [], error: 'not a JSON object' }
  return { line, raw, cells: columns.map((name) => values.get(name) ?? '') }
}

async function columnsIn(parts: AsyncIterable<Line[]>): Promise<string[]> {
  const columns = new Set<string>()
  let seen = 0
  for await (const lines of parts) {
    for (const { raw } of lines) for (const name of fieldsOf(raw)?.keys() ?? []) columns.add(name)
    seen += lines.length
    if (seen >= SAMPLE_LINES) break
  }
  return [...columns]
}

/** The lines of text that comes in parts, without blank ones. */
async function* readLines(parts: AsyncIterable<string>, skipLong: boolean): AsyncGenerator<Line[]> {
  let line = 1
  let rest = ''
  for await (const { own, isLong } of longLinesCut(parts, '\n')) {
    if (isLong) {
      if (!skipLong) throw new FileError(`Line ${line} is ${LONG_LINE}.`)
      yield [{ line, raw: own, error: LONG_LINE }]
      line += 1
      rest = ''
      continue
    }
    const texts = (rest + own).split('\n')
    rest = texts.pop() ?? ''
    const first = line
    line += texts.length
    const lines = texts.map((text, i) => ({ line: first + i, raw: `${text}\n` }))
    yield lines.filter(({ raw }) => raw.trim() !== '')
  }
  if (rest.trim() !== '') yield [{ line, raw: rest }]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fieldsOf(line: string): Map<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(line.startsWith(SEPARATOR) ? line.slice(1) : line)
    if (!isObject(value)) return undefined
    return flatten(isFeature(value) ? recordOfFeature(value) : value)
  } catch {
    return undefined
  }
}

/** Nested objects become columns joined by a dot (`Location.Latitude`); lists remain JSON. */
function flatten(
  record: Record<string, unknown>,
  prefix = '',
  into = new Map<string, string>(),
): Map<string, string> {
  for (const [key, value] of Object.entries(record)) {
    const name = prefix + key
    if (isObject(value)) flatten(value, `${name}.`, into)
    else if (Array.isArray(value)) into.set(name, value.length ? JSON.stringify(value) : '')
    else into.set(name, value === null ? '' : String(value))
  }
  return into
}
