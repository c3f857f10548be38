import { DataError } from '#service/versions/data-error.ts'
import type { Bytes } from './bytes.ts'
import { encodingOf, readText } from './encoding.ts'
import type { BadRow, Row, Source } from './source.ts'

/** Fields are gathered from this many lines; a field that first appears later is not seen. */
const LINES_LOOKED_AT = 10_000
const LONGEST_LINE = 2 ** 24
const SHOWN = 200

type Json = unknown
interface Line {
  line: number
  text: string
  /** Whether its line break was there. */
  whole: boolean
}

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Nested objects become columns joined by a dot (`Location.Latitude`); lists stay JSON. */
export function flatten(
  record: Record<string, Json>,
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

function parseLine(text: string): Map<string, string> | undefined {
  try {
    const value: Json = JSON.parse(text)
    return isObject(value) ? flatten(value) : undefined
  } catch {
    return undefined
  }
}

async function* readLines(
  bytes: Bytes,
  encoding: string,
  onBytes?: (n: number) => void,
): AsyncGenerator<Line[]> {
  let line = 1
  let rest = ''
  for await (const part of readText(bytes, encoding, onBytes)) {
    const texts = (rest + part).split('\n')
    rest = texts.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw new DataError(`Line ${line} is longer than 16 MB`)
    const first = line
    line += texts.length
    yield texts
      .map((text, i) => ({ line: first + i, text, whole: true }))
      .filter(({ text }) => text.trim() !== '')
  }
  if (rest.trim() !== '') yield [{ line, text: rest, whole: false }]
}

async function columnsOf(bytes: Bytes, encoding: string): Promise<string[]> {
  const columns = new Set<string>()
  let seen = 0
  for await (const lines of readLines(bytes, encoding)) {
    for (const { text } of lines) for (const name of parseLine(text)?.keys() ?? []) columns.add(name)
    seen += lines.length
    if (seen >= LINES_LOOKED_AT) break
  }
  return [...columns]
}

function toRow({ line, text, whole }: Line, columns: readonly string[]): Row | BadRow {
  const values = parseLine(text)
  if (values) return { line, cells: columns.map((name) => values.get(name) ?? '') }
  if (!whole)
    throw new DataError(
      `The file is cut off in the middle of line ${line}. Fetch it again; nothing was imported`,
    )
  return { line, column: '', reason: 'not a JSON object', value: text.slice(0, SHOWN) }
}

async function* readRows(
  bytes: Bytes,
  encoding: string,
  columns: readonly string[],
  onBytes?: (n: number) => void,
) {
  for await (const lines of readLines(bytes, encoding, onBytes))
    yield lines.map((line) => toRow(line, columns))
}

/** A text file with one JSON object a line. */
export async function openJsonLines(bytes: Bytes, wanted?: string): Promise<Source> {
  const encoding = wanted ?? (await encodingOf(bytes))
  const columns = await columnsOf(bytes, encoding)
  if (columns.length === 0)
    throw new DataError('The file looks like JSON, but no line of it is a JSON object')
  return {
    about: `JSON lines, ${encoding}${bytes.packed ? ', gzip' : ''}`,
    columns,
    read: (onBytes) => readRows(bytes, encoding, columns, onBytes),
  }
}
