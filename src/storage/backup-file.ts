import { z } from 'zod'
import { yieldToMain } from '#shared/time-slices.ts'

/**
 * All local data as one file of JSON lines. The first line is the head with the persisted texts, each other line is a row of a
 * table, the last line has the number of rows, so that a truncated file is recognized.
 */

const Texts = z.record(z.string(), z.string())

const FORMAT = 'catchment local data'
const VERSION = 2

const BackupHead = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** When it was saved (ISO). */
  taken: z.iso.datetime(),
  localStorage: Texts,
  sessionStorage: Texts,
})
export type BackupHead = z.infer<typeof BackupHead>

const Key = z.custom<IDBValidKey>((key) => key !== undefined && key !== null)

/** One row of a table: the names of its database and its table, its key and its value. */
const BackupRow = z.tuple([z.string(), z.string(), Key, z.unknown()])
export type BackupRow = z.infer<typeof BackupRow>

const BackupEnd = z.object({ end: z.literal(true), rows: z.number() })

export const backupHead = (texts: Pick<BackupHead, 'localStorage' | 'sessionStorage'>): BackupHead => ({
  format: FORMAT,
  version: VERSION,
  taken: new Date().toISOString(),
  ...texts,
})
export const backupEnd = (rows: number): z.infer<typeof BackupEnd> => ({ end: true, rows })
export const backupLine = (part: BackupHead | BackupRow | z.infer<typeof BackupEnd>): string =>
  `${JSON.stringify(part)}\n`

/** The first version of the file was one JSON value. */
const FirstVersion = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  taken: z.iso.datetime(),
  localStorage: Texts,
  sessionStorage: Texts,
  databases: z.record(z.string(), z.record(z.string(), z.array(z.object({ key: Key, value: z.unknown() })))),
})

/** The lines of a file of the first version; undefined for any other text. */
export function upgradeFirstVersion(text: string): string[] | undefined {
  const { data } = FirstVersion.safeParse(parsed(text))
  if (!data) return undefined
  const { taken, localStorage, sessionStorage } = data
  const rows = Object.entries(data.databases).flatMap(([name, tables]) =>
    Object.entries(tables).flatMap(([table, records]) =>
      records.map(({ key, value }): BackupRow => [name, table, key, value]),
    ),
  )
  const head: BackupHead = { format: FORMAT, version: VERSION, taken, localStorage, sessionStorage }
  return [head, ...rows, backupEnd(rows.length)].map(backupLine)
}

const notABackup = 'This file is not a Catchment backup.'
const unchanged = 'Nothing was changed.'

/** A parsed line of the file, or an error message. */
export type BackupLine = { head: BackupHead } | { row: BackupRow } | { rows: number } | { error: string }

export function parseBackupLine(text: string, number: number): BackupLine {
  const value = parsed(text)
  if (number === 1) return parseHead(value)
  const row = BackupRow.safeParse(value)
  if (row.success) return { row: row.data }
  const end = BackupEnd.safeParse(value)
  if (end.success) return { rows: end.data.rows }
  return { error: `Line ${number.toLocaleString('en-US')} of this file cannot be read. ${unchanged}` }
}

function parseHead(value: unknown): BackupLine {
  const head = BackupHead.safeParse(value)
  if (head.success) return { head: head.data }
  const header = z.object({ format: z.literal(FORMAT), version: z.number() }).safeParse(value)
  if (header.success && header.data.version > VERSION)
    return { error: `This file was saved by a newer version of the app. ${unchanged}` }
  return { error: `${notABackup} ${unchanged}` }
}

/** The error of a file without an end, or whose number of rows differs from it. */
export function errorAtEnd(rows: number, expected: number | undefined): string | undefined {
  if (expected === rows) return undefined
  const read = rows.toLocaleString('en-US')
  return `This file is cut off: only ${read} ${rows === 1 ? 'row' : 'rows'} of it are there. ${unchanged}`
}

/** Milliseconds of work after which the page may update. */
const YIELD_AFTER = 12

/** The lines of a file, with the bytes read so far; yields to the page between lines. */
export async function* readLines(file: Blob): AsyncGenerator<{ line: string; bytes: number }> {
  const decoder = new TextDecoder()
  let rest = ''
  let bytes = 0
  const yieldNow = yieldToMain(YIELD_AFTER)
  const reader = file.stream().getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.length
    const lines = (rest + decoder.decode(chunk.value, { stream: true })).split('\n')
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
