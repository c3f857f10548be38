import iconv from 'iconv-lite'
import Papa from 'papaparse'
import { DataError } from '#service/versions/data-error.ts'
import type { Bytes } from './bytes.ts'
import { columnNames } from './column-names.ts'
import { type CsvLayout, cutRecords } from './csv-records.ts'
import { encodingOf, readText } from './encoding.ts'
import { type BadRow, isBad, type Row, type Source } from './source.ts'

const delimiters = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' }
/** No line of a real list is longer; text that goes on like this is something else. */
const LONGEST_LINE = 2 ** 24

export interface CsvOptions {
  delimiter?: string
  encoding?: string
}

interface Beginning extends CsvLayout {
  /** Characters and lines before the first record. */
  skip: number
  line: number
}

function delimiterOf(sample: string): string {
  const guess = Papa.parse(sample, {
    preview: 100,
    skipEmptyLines: 'greedy',
    delimitersToGuess: Object.keys(delimiters),
  })
  return guess.meta.delimiter
}

/** Excel's own first line: `sep=;`. */
function statedDelimiter(text: string): { delimiter?: string; skip: number } {
  const stated = /^sep=(.)\n/i.exec(text)
  return stated ? { delimiter: stated[1], skip: stated[0].length } : { skip: 0 }
}

function beginningOf(text: string, wanted: string | undefined): Beginning {
  const stated = statedDelimiter(text)
  const blank = /^(\s*\n)*/.exec(text.slice(stated.skip))?.[0].length ?? 0
  const before = stated.skip + blank
  const body = text.slice(before)
  const delimiter = wanted ?? stated.delimiter ?? delimiterOf(body)
  const names = Papa.parse<string[]>(body, { delimiter, newline: '\n', preview: 1, fastMode: false })
  const skip = before + names.meta.cursor
  const columns = columnNames(names.data[0] ?? [])
  return { delimiter, columns, skip, line: text.slice(0, skip).split('\n').length }
}

async function firstText(bytes: Bytes, encoding: string): Promise<string> {
  let text = ''
  for await (const part of readText(bytes, encoding)) {
    text += part
    if (text.length >= 2 ** 18) break
  }
  return text
}

function checkEnd(last: Row | BadRow | undefined, text: string): void {
  if (!last || !isBad(last) || text.endsWith('\n')) return
  throw new DataError(
    `The file is cut off in the middle of line ${last.line} (${last.reason}). Fetch it again; nothing was imported`,
  )
}

async function* readRows(bytes: Bytes, encoding: string, begin: Beginning, onBytes?: (n: number) => void) {
  let { line, skip } = begin
  let rest = ''
  for await (const part of readText(bytes, encoding, onBytes)) {
    const text = (rest + part).slice(skip)
    skip -= rest.length + part.length - text.length
    const cut = cutRecords(text, line, begin, false)
    rest = text.slice(cut.at)
    line = cut.line
    if (rest.length > LONGEST_LINE)
      throw new DataError(`Line ${line} is longer than 16 MB: this is no list of companies`)
    yield cut.rows
  }
  const { rows } = cutRecords(rest, line, begin, true)
  checkEnd(rows.at(-1), rest)
  yield rows
}

/**
 * A text file with one record a line. Delimiter and encoding are guessed where not given. Throws `DataError`
 * when its first line names no columns or the encoding is unknown.
 */
export async function openCsv(bytes: Bytes, options: CsvOptions = {}): Promise<Source> {
  const { encoding = await encodingOf(bytes) } = options
  if (!iconv.encodingExists(encoding))
    throw new DataError(`The encoding ${JSON.stringify(encoding)} is unknown`)
  const begin = beginningOf(await firstText(bytes, encoding), options.delimiter)
  const name = delimiters[begin.delimiter as keyof typeof delimiters] ?? JSON.stringify(begin.delimiter)
  return {
    about: `CSV, ${name} between columns, ${encoding}${bytes.packed ? ', gzip' : ''}`,
    columns: begin.columns,
    read: (onBytes) => readRows(bytes, encoding, begin, onBytes),
  }
}
