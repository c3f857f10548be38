import {
  type BackupHead,
  type BackupRow,
  backupEnd,
  backupHead,
  backupLine,
  errorAtEnd,
  parseBackupLine,
  readLines,
  upgradeFirstVersion,
} from '#storage/backup-file.ts'
import { announceChange } from '#storage/changes.ts'
import { beforeRestoreLabels, privateFolder } from '#storage/data-before-restore.ts'
import { DATABASE, database, storageProblemOf, tables } from '#storage/database.ts'
import { discardWaitingCalls } from '#storage/log-calls.ts'
import { eachDatabase, eachRow, inAllTables, resultOf, tablesOf } from '#storage/raw-database.ts'
import { reportStorageError } from '#storage/storage-error.ts'
import { persistedNames } from './persisted-stores.ts'

/** One thing that is stored in this browser: where, under which name, how many rows of it there are, and its size in bytes. */
export interface StoredItem {
  where: 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'caches' | 'files'
  name: string
  label: string
  bytes: number
  /** Rows of a table, whose size is then an estimate. */
  rows?: number
}

/** How far long work has come, from 0 to 1. */
export type OnProgress = (share: number) => void

/** The key of the color scheme. */
export const COLOR_SCHEME = 'mantine-color-scheme-value'

const tableLabels: Record<string, string> = {
  [COLOR_SCHEME]: 'Light or dark colors',
  [`${DATABASE}/lists`]: 'Lists',
  [`${DATABASE}/members`]: 'Members of lists, with the steps that can be undone',
  [`${DATABASE}/records`]: 'Loaded records',
  [`${DATABASE}/searches`]: 'Saved searches',
  [`${DATABASE}/jobs`]: 'Exports',
  [`${DATABASE}/pages`]: 'Records loaded by exports',
  [`${DATABASE}/templates`]: 'Templates of columns',
  [`${DATABASE}/calls`]: 'Log of calls',
  [`${DATABASE}/matches`]: 'Files to be completed',
  [`${DATABASE}/matchParts`]: 'The files themselves, and what was found for their rows',
  [`${DATABASE}/decisions`]: 'What was decided about the rows of files',
  [`${DATABASE}/doNotContact`]: 'Do-not-contact entries',
  [`${DATABASE}/followUps`]: 'Status, follow-up dates, tags and notes of records',
  ...beforeRestoreLabels,
}
const labelOf = (name: string) => persistedNames.get(name) ?? tableLabels[name] ?? name
const bytesOf = (text: string) => new Blob([text]).size

const NO_TEXTS = ['localStorage', 'sessionStorage'] as const

/** The texts of a storage; none where the browser stores nothing for this page. */
function textsIn(where: (typeof NO_TEXTS)[number]): Record<string, string> {
  try {
    const storage = globalThis[where]
    return Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key) ?? '']))
  } catch {
    return {}
  }
}

/** Everything stored, item by item; the size of a table is estimated from its first rows. */
export async function storedItems(): Promise<StoredItem[]> {
  const texts = NO_TEXTS.flatMap((where) =>
    Object.entries(textsIn(where)).map(([name, text]) => ({
      where,
      name,
      label: labelOf(name),
      bytes: bytesOf(name + text),
    })),
  )
  return [...texts, ...(await tableItems()), ...(await cacheItems()), ...(await fileItems())]
}

const SAMPLE = 8

async function tableItems(): Promise<StoredItem[]> {
  const items: StoredItem[] = []
  await eachDatabase((opened) =>
    inAllTables(opened, 'readonly', async (table) => {
      const name = `${opened.name}/${table.name}`
      const [rows, sample] = await Promise.all([
        resultOf(table.count()),
        resultOf(table.getAll(undefined, SAMPLE)),
      ])
      if (rows === 0) return
      const each = JSON.stringify(sample).length / sample.length
      items.push({ where: 'IndexedDB', name, label: labelOf(name), rows, bytes: Math.round(rows * each) })
    }),
  )
  return items
}

async function cacheItems(): Promise<StoredItem[]> {
  const names = 'caches' in globalThis ? await caches.keys() : []
  return Promise.all(
    names.map(async (name) => ({
      where: 'caches' as const,
      name,
      label: labelOf(name),
      bytes: await cacheBytes(name),
    })),
  )
}

async function cacheBytes(name: string): Promise<number> {
  const responses = await (await caches.open(name)).matchAll()
  const sizes = await Promise.all(responses.map(async (response) => (await response.blob()).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function fileItems(): Promise<StoredItem[]> {
  const items: StoredItem[] = []
  for await (const [name, handle] of (await privateFolder())?.entries() ?? []) {
    const bytes = handle instanceof FileSystemFileHandle ? (await handle.getFile()).size : 0
    items.push({ where: 'files', name, label: labelOf(name), bytes })
  }
  return items
}

/** Characters after which lines are handed over to the browser, outside the memory of the page. */
const FLUSH_AT = 4_000_000

/** Gathers lines into one file without ever holding all of them as texts. */
function fileWriter() {
  const parts: Blob[] = []
  let lines: string[] = []
  let size = 0
  let rows = 0
  const flush = () => {
    parts.push(new Blob(lines))
    lines = []
    size = 0
  }
  const write = (line: string) => {
    lines.push(line)
    size += line.length
    if (size > FLUSH_AT) flush()
    return line.length
  }
  return {
    head: (head: BackupHead) => write(backupLine(head)),
    row: (row: BackupRow) => {
      rows++
      return write(backupLine(row))
    },
    rows: () => rows,
    end: () => {
      write(backupLine(backupEnd(rows)))
      flush()
      return new Blob(parts, { type: 'application/jsonl' })
    },
  }
}

/** Everything that the app stores in this browser as one file; with `only`, the rows of one table of the app's own database. */
export async function takeLocalData(onProgress?: OnProgress, only?: string): Promise<Blob> {
  const all = (await tableItems()).reduce((sum, { rows = 0 }) => sum + rows, 0)
  const writer = fileWriter()
  const none = { localStorage: {}, sessionStorage: {} }
  writer.head(
    backupHead(
      only ? none : { localStorage: textsIn('localStorage'), sessionStorage: textsIn('sessionStorage') },
    ),
  )
  await eachDatabase((opened) =>
    inAllTables(opened, 'readonly', async (table) => {
      if (only && (opened.name !== DATABASE || table.name !== only)) return
      await eachRow(table, (key, value) => {
        if (writer.rows() % NOTIFY_EVERY === 0) onProgress?.(writer.rows() / Math.max(1, all))
        return writer.row([opened.name, table.name, key, value])
      })
    }),
  )
  return writer.end()
}

const NOTIFY_EVERY = 500

/** A file that holds local data, whole and checked line by line; otherwise the error. */
export async function checkedFile(
  given: Blob,
  onProgress?: OnProgress,
): Promise<{ file: Blob; head: BackupHead } | { error: string }> {
  const file = await asLines(given)
  let head: BackupHead | undefined
  let rows = 0
  let expectedRows: number | undefined
  let number = 0
  for await (const { line, bytes } of readLines(file)) {
    const read = parseBackupLine(line, ++number)
    if ('error' in read) return read
    if ('head' in read) head = read.head
    else if ('row' in read) rows++
    else expectedRows = read.rows
    if (number % NOTIFY_EVERY === 0) onProgress?.(bytes / file.size)
  }
  const error = head ? errorAtEnd(rows, expectedRows) : readError('')
  return head && !error ? { file, head } : { error: error ?? readError('') }
}

function readError(text: string): string {
  const read = parseBackupLine(text, 1)
  return 'error' in read ? read.error : ''
}

/** A file of the first version was one JSON value, often over many lines: it begins so, and was never large. */
async function asLines(file: Blob): Promise<Blob> {
  const start = await file.slice(0, 200).text()
  if (!/"version":\s*1\b/.test(start)) return file
  const lines = upgradeFirstVersion(await file.text())
  return lines ? new Blob(lines) : file
}

/** Deletes everything that the browser stores for the app. Databases are emptied, not dropped: they may be open. */
export async function emptyBrowser(): Promise<void> {
  discardWaitingCalls()
  for (const where of NO_TEXTS) if (Object.keys(textsIn(where)).length > 0) globalThis[where].clear()
  await eachDatabase((opened) =>
    inAllTables(opened, 'readwrite', async (table) => void (await resultOf(table.clear()))),
  )
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name)
  const folder = await privateFolder()
  for await (const name of folder?.keys() ?? []) await folder?.removeEntry(name, { recursive: true })
  announceChange(...tables)
}

/** Characters of rows that are written in one transaction. */
const WRITTEN_TOGETHER = 200_000

/** Puts a checked file in place of what is there. Raises `StorageProblem` where there is no room: what is there then is a part. */
export async function restore(file: Blob, onProgress?: OnProgress): Promise<void> {
  await emptyBrowser()
  await putRows(file, onProgress)
}

/** Adds the rows of a checked file to what is there. */
export async function putRows(file: Blob, onProgress?: OnProgress): Promise<void> {
  await database()
  let waiting: BackupRow[] = []
  let size = 0
  let number = 0
  for await (const { line, bytes } of readLines(file)) {
    const read = parseBackupLine(line, ++number)
    if ('head' in read) putTexts(read.head)
    if (!('row' in read)) continue
    waiting.push(read.row)
    size += line.length
    if (size < WRITTEN_TOGETHER) continue
    await written(waiting)
    waiting = []
    size = 0
    onProgress?.(bytes / file.size)
  }
  await written(waiting)
  announceChange(...tables)
}

function putTexts(head: BackupHead): void {
  for (const where of NO_TEXTS)
    for (const [key, text] of Object.entries(head[where])) globalThis[where].setItem(key, text)
}

/** Writes rows to the tables that are there; those of unknown tables are ignored. */
async function written(rows: readonly BackupRow[]): Promise<void> {
  if (rows.length === 0) return
  try {
    await eachDatabase(async (opened) => {
      const own = rows.filter(([name, table]) => name === opened.name && tablesOf(opened).includes(table))
      if (own.length === 0) return
      await inAllTables(opened, 'readwrite', async (table) => {
        const puts = own.filter(([, name]) => name === table.name)
        await Promise.all(
          puts.map(([, , key, value]) =>
            resultOf(table.keyPath === null ? table.put(value, key) : table.put(value)),
          ),
        )
      })
    })
  } catch (cause) {
    const problem = storageProblemOf(cause)
    reportStorageError(problem.error)
    throw problem
  }
}
