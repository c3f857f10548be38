import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { AnyRecord } from '#records/record.ts'
import { clearStorageError, reportStorageError, type StorageError } from './storage-error.ts'

/** A record that was read, under the key of its kind and id, with what was asked and when (ISO). */
export interface CachedRecord {
  record: AnyRecord
  /** The fields that were asked for, whether or not the record has them. */
  fields: readonly string[]
  at: string
  /** The version that was held before this one. */
  before?: Omit<CachedRecord, 'before'>
}

/** Members as they are stored: one text each, which the browser copies a hundred times faster than as many small ones. */
export interface PackedMembers {
  ids: string
  etags: string
}

/** The tables of the browser's database. What cannot be trusted to be of this form is parsed where it is read. */
export interface Tables extends DBSchema {
  /** Lists by their id. */
  lists: { key: string; value: unknown }
  /** Members by list and step: "list/step". */
  members: { key: string; value: PackedMembers }
  /** Loaded records, by kind and id: "companies/637824467". */
  records: { key: string; value: CachedRecord }
  /** Export jobs by their id. */
  jobs: { key: string; value: unknown }
  /** What a job has read so far, by job and page: ["job", 12]. */
  pages: { key: [job: string, page: number]; value: unknown }
  /** Templates of columns by name. */
  templates: { key: string; value: unknown }
  /** Calls of the last days in the order in which they were made. */
  calls: { key: number; value: unknown }
  /** Files to be completed, by their id. */
  matches: { key: string; value: unknown }
  /** The file of such a job and its answers page by page, by job and page. */
  matchParts: { key: [job: string, part: number]; value: unknown }
  /** What was decided about the rows of a file, by job and block of rows. */
  decisions: { key: [job: string, block: number]; value: unknown }
  /** Always empty: see `TURN`. */
  turn: { key: string; value: never }
}

export const tables = [
  'lists',
  'members',
  'records',
  'jobs',
  'pages',
  'templates',
  'calls',
  'matches',
  'matchParts',
  'decisions',
] as const
export type TableName = (typeof tables)[number]

/**
 * A table that every transaction that writes takes part in, so that they take their turns, in this tab, its workers and all others.
 * Killed while two are half written, Chromium finds the mark of both on the database as a whole when it starts again, holds that
 * for damage ("Invalid locks on disk", as undoing the first has it to itself) and deletes everything that this page ever kept.
 */
const WRITE_LOCK = 'turn'

export const DATABASE = 'catchment'
const VERSION = 3

/** Raised where the browser cannot keep or give back what the app keeps. */
export class StorageProblem extends Error {
  constructor(
    readonly error: StorageError,
    cause?: unknown,
  ) {
    super(storageMessages[error], { cause })
  }
}

const storageMessages: Record<StorageError, string> = {
  newer:
    'The lists in this browser were saved by a newer version of the app. Reload to get the newest version.',
  unavailable:
    'This browser does not store data for this page, as in some private windows. Lists need storage.',
  broken: 'The lists in this browser cannot be read.',
  full: 'Browser storage is full. Your saved data is safe, but the last change was not saved.',
}

let opened: Promise<IDBPDatabase<Tables>> | undefined

/** The browser's database, opened once. Raises `StorageProblem` where it cannot be. */
export function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= open().then(
    (db) => {
      clearStorageError()
      return db
    },
    (cause) => {
      opened = undefined
      throw reported(storageProblemOf(cause))
    },
  )
  return opened
}

/** Closes the database in this tab; it is opened anew when it is needed. */
export async function closeDatabase(): Promise<void> {
  const db = await opened?.catch(() => undefined)
  opened = undefined
  db?.close()
}

async function open(): Promise<IDBPDatabase<Tables>> {
  if (!globalThis.indexedDB) throw new StorageProblem('unavailable')
  const forget = () => {
    opened = undefined
  }
  return openDB<Tables>(DATABASE, VERSION, {
    upgrade: (db) => {
      for (const table of [...tables, WRITE_LOCK] as const)
        if (!db.objectStoreNames.contains(table)) db.createObjectStore(table)
    },
    // Another tab wants to empty or upgrade it: stand aside, and open it anew when it is needed.
    blocking: (_, __, event) => {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forget,
  })
}

/** What failed in the browser's storage, in words; a `StorageProblem` stays as it is. */
export function storageProblemOf(cause: unknown): StorageProblem {
  if (cause instanceof StorageProblem) return cause
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ''
  if (name === 'QuotaExceededError') return new StorageProblem('full', cause)
  if (name === 'VersionError') return new StorageProblem('newer', cause)
  if (name === 'SecurityError' || name === 'InvalidStateError')
    return new StorageProblem('unavailable', cause)
  return new StorageProblem('broken', cause)
}

/** Tells a problem on every page, and gives it back. */
function reported(problem: StorageProblem): StorageProblem {
  reportStorageError(problem.error)
  return problem
}

/** That the browser has no room, or lost what it kept, is told above every page: nothing else is to be done. */
export function ignoreStorageProblem(problem: unknown): undefined {
  if (!(problem instanceof StorageProblem)) throw problem
}

type Names = [TableName, ...TableName[]]

/**
 * Does all of some work in one transaction, or nothing of it; two tabs take their turns.
 * Raises `StorageProblem`; what `work` raises itself goes through as it is.
 */
export async function inTransaction<T, N extends Names>(
  names: N,
  mode: 'readonly' | 'readwrite',
  work: (table: <K extends N[number]>(name: K) => Store<K>) => Promise<T>,
): Promise<T> {
  const db = await database()
  let transaction: { readonly error: DOMException | null } | undefined
  try {
    const begun = db.transaction(mode === 'readwrite' ? [...names, WRITE_LOCK] : names, mode)
    transaction = begun
    const stored = (name: TableName) => begun.objectStore(name as never) as never
    const [answer] = await Promise.all([work(stored), begun.done])
    return answer
  } catch (failure) {
    // A full disk ends the transaction: what was still asked of it fails with that, the transaction says why.
    const cause = transaction?.error ?? failure
    if (!(cause instanceof DOMException)) throw failure
    const problem = storageProblemOf(cause)
    // The log of calls makes room for itself.
    throw names.every((name) => name === 'calls') && problem.error === 'full' ? problem : reported(problem)
  }
}

/** What can be done with a table within a transaction. */
export interface Store<K extends TableName> {
  get(key: Tables[K]['key']): Promise<Tables[K]['value'] | undefined>
  getAll(query?: IDBKeyRange, count?: number): Promise<Tables[K]['value'][]>
  getAllKeys(query?: IDBKeyRange, count?: number): Promise<Tables[K]['key'][]>
  put(value: Tables[K]['value'], key: Tables[K]['key']): Promise<unknown>
  delete(key: Tables[K]['key'] | IDBKeyRange): Promise<void>
  count(query?: IDBKeyRange): Promise<number>
}
