import { z } from 'zod'
import { yieldToMain } from '#shared/time-slices.ts'

/**
 * All local data as one file: lines of JSON. The first says what it is and holds what is kept as texts, each other one is a row of
 * a table of a database, the last tells how many rows there are: a file that was cut off is known by its missing end.
 */

const Texts = z.record(z.string(), z.string())

const FORMAT = 'catchment local data'
const VERSION = 2

const Head = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** When it was taken, ISO. */
  taken: z.iso.datetime(),
  localStorage: Texts,
  sessionStorage: Texts,
})
export type Head = z.infer<typeof Head>

const Key = z.custom<IDBValidKey>((key) => key !== undefined && key !== null)

/** One row of a table: the names of its database and its table, its key and its value. */
const Row = z.tuple([z.string(), z.string(), Key, z.unknown()])
export type Row = z.infer<typeof Row>

const End = z.object({ end: z.literal(true), rows: z.number() })

export const headOf = (texts: Pick<Head, 'localStorage' | 'sessionStorage'>): Head => ({
  format: FORMAT,
  version: VERSION,
  taken: new Date().toISOString(),
  ...texts,
})
export const endOf = (rows: number): z.infer<typeof End> => ({ end: true, rows })
export const lineOf = (part: Head | Row | z.infer<typeof End>): string => `${JSON.stringify(part)}\n`

/** What the first version of the file was: one JSON value. */
const FirstVersion = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  taken: z.iso.datetime(),
  localStorage: Texts,
  sessionStorage: Texts,
  databases: z.record(z.string(), z.record(z.string(), z.array(z.object({ key: Key, value: z.unknown() })))),
})

/** The lines of a file of the first version; undefined for any other text. */
export function fromFirstVersion(text: string): string[] | undefined {
  const { data } = FirstVersion.safeParse(parsed(text))
  if (!data) return undefined
  const { taken, localStorage, sessionStorage } = data
  const rows = Object.entries(data.databases).flatMap(([name, tables]) =>
    Object.entries(tables).flatMap(([table, records]) =>
      records.map(({ key, value }): Row => [name, table, key, value]),
    ),
  )
  const head: Head = { format: FORMAT, version: VERSION, taken, localStorage, sessionStorage }
  return [head, ...rows, endOf(rows.length)].map(lineOf)
}

const wrong = 'This file is not a Catchment backup.'
const unchanged = 'Nothing was changed.'

/** What a line of the file is; a fault in words where it is none of them. */
export type Line = { head: Head } | { row: Row } | { rows: number } | { fault: string }

export function readLine(text: string, number: number): Line {
  const value = parsed(text)
  if (number === 1) return readHead(value)
  const row = Row.safeParse(value)
  if (row.success) return { row: row.data }
  const end = End.safeParse(value)
  if (end.success) return { rows: end.data.rows }
  return { fault: `Line ${number.toLocaleString('en-US')} of this file cannot be read. ${unchanged}` }
}

function readHead(value: unknown): Line {
  const head = Head.safeParse(value)
  if (head.success) return { head: head.data }
  const told = z.object({ format: z.literal(FORMAT), version: z.number() }).safeParse(value)
  if (told.success && told.data.version > VERSION)
    return { fault: `This file was saved by a newer version of the app. ${unchanged}` }
  return { fault: `${wrong} ${unchanged}` }
}

/** What is wrong with a file whose rows are not as many as its end says, or that has no end. */
export function errorAtEnd(rows: number, told: number | undefined): string | undefined {
  if (told === rows) return undefined
  const read = rows.toLocaleString('en-US')
  return `This file is cut off: only ${read} ${rows === 1 ? 'row' : 'rows'} of it are there. ${unchanged}`
}

/** Milliseconds of work after which the page has a turn. */
const TURN = 12

/** The lines of a file, a piece of it at a time, with how many bytes of it were read by then; the page answers all the while. */
export async function* linesIn(file: Blob): AsyncGenerator<{ line: string; bytes: number }> {
  const decoder = new TextDecoder()
  let rest = ''
  let bytes = 0
  const yieldNow = yieldToMain(TURN)
  const reader = file.stream().getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    bytes += piece.value.length
    const lines = (rest + decoder.decode(piece.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      await yieldNow()
      if (line !== '') yield { line, bytes }
    }
  }
  if (rest !== '') yield { line: rest, bytes }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
