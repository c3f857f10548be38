import { z } from 'zod'
import { keptNames } from './kept.ts'

/** One thing that is kept in this browser: where, under which name, and its size in bytes. */
export interface KeptItem {
  where: 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'caches'
  name: string
  words: string
  bytes: number
}

const Texts = z.record(z.string(), z.string())
const KeptRecord = z.object({ key: z.custom<IDBValidKey>((key) => key !== undefined), value: z.unknown() })
type KeptRecord = z.infer<typeof KeptRecord>

/** Everything that is kept, as one value that can be written to a file and put back; `taken` is ISO. */
const LocalData = z.object({
  format: z.literal('catchment local data'),
  version: z.literal(1),
  taken: z.iso.datetime(),
  localStorage: Texts,
  sessionStorage: Texts,
  databases: z.record(z.string(), z.record(z.string(), z.array(KeptRecord))),
})
export type LocalData = z.infer<typeof LocalData>

/** Where the colours that were chosen are kept. */
export const COLOR_SCHEME = 'mantine-color-scheme-value'

/** The kept data in the text of a file, or what is wrong with it. */
export function localDataFrom(text: string): { data: LocalData } | { fault: string } {
  try {
    const read = LocalData.safeParse(JSON.parse(text))
    if (read.success) return { data: read.data }
  } catch {
    // Not even JSON: the same words tell it.
  }
  return { fault: 'This file does not hold the local data of Catchment. Nothing was changed.' }
}

const ownWords: Record<string, string> = {
  [COLOR_SCHEME]: 'Light or dark colours',
}

const wordsOf = (name: string) => keptNames.get(name) ?? ownWords[name] ?? name
const bytesOf = (text: string) => new Blob([text]).size

const entriesOf = (storage: Storage): Record<string, string> =>
  Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key) ?? '']))

/** Everything that the app keeps in this browser. */
export async function takeLocalData(): Promise<LocalData> {
  return {
    format: 'catchment local data',
    version: 1,
    taken: new Date().toISOString(),
    localStorage: entriesOf(localStorage),
    sessionStorage: entriesOf(sessionStorage),
    databases: await eachDatabase(readDatabase),
  }
}

/** What is kept, item by item, with sizes; caches are named and measured, their content belongs to no file. */
export async function keptItems(data: LocalData): Promise<KeptItem[]> {
  const stored = (['localStorage', 'sessionStorage'] as const).flatMap((where) =>
    Object.entries(data[where]).map(([name, text]) => ({
      where,
      name,
      words: wordsOf(name),
      bytes: bytesOf(name + text),
    })),
  )
  const databases = Object.entries(data.databases)
    .filter(([, tables]) => Object.values(tables).some((records) => records.length > 0))
    .map(([name, tables]) => ({
      where: 'IndexedDB' as const,
      name,
      words: wordsOf(name),
      bytes: bytesOf(JSON.stringify(tables)),
    }))
  return [...stored, ...databases, ...(await cacheItems())]
}

async function cacheItems(): Promise<KeptItem[]> {
  const names = 'caches' in globalThis ? await caches.keys() : []
  return Promise.all(
    names.map(async (name) => ({
      where: 'caches' as const,
      name,
      words: wordsOf(name),
      bytes: await cacheBytes(name),
    })),
  )
}

async function cacheBytes(name: string): Promise<number> {
  const responses = await (await caches.open(name)).matchAll()
  const sizes = await Promise.all(responses.map(async (response) => (await response.blob()).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Empties everything that the browser keeps for the app. Databases are emptied, not dropped: they may be open. */
export async function emptyBrowser(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  await eachDatabase((database) => inTables(database, 'readwrite', (table) => done(table.clear())))
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name)
}

/** Puts back what was taken, in place of what is there. */
export async function putBack(data: LocalData): Promise<void> {
  for (const [key, text] of Object.entries(data.localStorage)) localStorage.setItem(key, text)
  for (const [key, text] of Object.entries(data.sessionStorage)) sessionStorage.setItem(key, text)
  await eachDatabase((database) =>
    inTables(database, 'readwrite', async (table) => {
      for (const { key, value } of data.databases[database.name]?.[table.name] ?? [])
        await done(table.keyPath === null ? table.put(value, key) : table.put(value))
    }),
  )
}

/** Does something with each database of the app; their answers by name. */
async function eachDatabase<T>(work: (database: IDBDatabase) => Promise<T>): Promise<Record<string, T>> {
  const known = (await globalThis.indexedDB?.databases?.()) ?? []
  const answers: Record<string, T> = {}
  for (const { name } of known) {
    if (name === undefined) continue
    const database = await done(indexedDB.open(name))
    answers[name] = await work(database)
    database.close()
  }
  return answers
}

const readDatabase = (database: IDBDatabase) => inTables(database, 'readonly', readTable)

async function inTables<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => Promise<T>,
): Promise<Record<string, T>> {
  const names = [...database.objectStoreNames]
  if (names.length === 0) return {}
  const transaction = database.transaction(names, mode)
  const answers = await Promise.all(names.map((name) => work(transaction.objectStore(name))))
  return Object.fromEntries(names.map((name, i) => [name, answers[i] as T]))
}

async function readTable(table: IDBObjectStore): Promise<KeptRecord[]> {
  const [keys, values] = await Promise.all([done(table.getAllKeys()), done(table.getAll())])
  return keys.map((key, i) => ({ key, value: values[i] }))
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
