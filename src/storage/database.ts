import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { AnyRecord } from '#records/record.ts'
import { clearStorageError, reportStorageError, type StorageError } from './storage-error.ts'

/** A cached record: its loaded fields, and when they were loaded (ISO). */
export interface CachedRecord {
  record: AnyRecord
  /** The requested fields, whether or not the record has a value for them. */
  fields: readonly string[]
  at: string
  /** The version that was cached before this one. */
  before?: Omit<CachedRecord, 'before'>
}

/** Members as they are stored: lines of one text, which a browser copies a hundred times faster than an array of texts. */
export interface PackedMembers {
  ids: string
  etags: string
}

/** The tables of the database. Values of type `unknown` are parsed where they are read. */
export interface Tables extends DBSchema {
  /** Lists by their id. */
  lists: { key: string; value: unknown }
  /** Members by list and step: "list/step". */
  members: { key: string; value: PackedMembers }
  /** Loaded records, by kind and id: "companies/637824467". */
  records: { key: string; value: CachedRecord }
  /** Saved searches by their id. */
  searches: { key: string; value: unknown }
  /** Export jobs by their id. */
  jobs: { key: string; value: unknown }
  /** Loaded pages of an export job: ["job", 12]. */
  pages: { key: [job: string, page: number]; value: unknown }
  /** Templates of columns by name. */
  templates: { key: string; value: unknown }
  /** The log of calls, oldest first. */
  calls: { key: number; value: unknown }
  /** Match jobs by their id. */
  matches: { key: string; value: unknown }
  /** The file of a match job and its results, by job and page. */
  matchParts: { key: [job: string, part: number]; value: unknown }
  /** Decisions about the rows of a file, by job and block of rows. */
  decisions: { key: [job: string, block: number]; value: unknown }
  /** Values that must never be exported, by what they are: "phone". */
  doNotContact: { key: string; value: unknown }
  /** Status, date, tags and note that a person added to a record, by kind and id: "companies/637824467". */
  followUps: { key: string; value: unknown }
  /** Always empty, see `WRITE_LOCK`. */
  turn: { key: string; value: never }
}

export const tables = [
  'lists',
  'members',
  'records',
  'searches',
  'jobs',
  'pages',
  'templates',
  'calls',
  'matches',
  'matchParts',
  'decisions',
  'doNotContact',
  'followUps',
] as const
export type TableName = (typeof tables)[number]

/**
 * A table in the scope of every write transaction, so that writes run one after another in all tabs and workers. If Chromium is
 * killed during two concurrent writes, it takes the locks of both for damage at its next start ("Invalid locks on disk") and
 * deletes the whole database.
 */
const WRITE_LOCK = 'turn'

export const DATABASE = 'catchment'
const VERSION = 5

/** Thrown where the browser cannot store or read data. */
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

/** The browser's database, opened once. Throws `StorageProblem` where it cannot be opened. */
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

/** Closes the database in this tab; the next use opens it again. */
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
    // Another tab empties or upgrades the database: close it here, and open it again on the next use.
    blocking: (_, __, event) => {
      forget()
      ;(event.target as IDBDatabase).close()
    },
    terminated: forget,
  })
}

/** Any error of the browser's storage as a `StorageProblem`. */
export function storageProblemOf(cause: unknown): StorageProblem {
  if (cause instanceof StorageProblem) return cause
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ''
  if (name === 'QuotaExceededError') return new StorageProblem('full', cause)
  if (name === 'VersionError') return new StorageProblem('newer', cause)
  if (name === 'SecurityError' || name === 'InvalidStateError')
    return new StorageProblem('unavailable', cause)
  return new StorageProblem('broken', cause)
}

/** Shows a problem on every page, and returns it. */
function reported(problem: StorageProblem): StorageProblem {
  reportStorageError(problem.error)
  return problem
}

/** Ignores storage problems, which every page shows at its top. Throws any other error. */
export function ignoreStorageProblem(problem: unknown): undefined {
  if (!(problem instanceof StorageProblem)) throw problem
}

type Names = [TableName, ...TableName[]]

/**
 * Runs `work` in one transaction: all of its changes are stored, or none. Writes of several tabs run one after another.
 * Throws `StorageProblem`, or the error of `work`.
 */
export async function inTransaction<T, N extends Names>(
  names: N,
  mode: 'readonly' | 'readwrite',
  work: (table: <K extends N[number]>(name: K) => Store<K>) => Promise<T>,
): Promise<T> {
  const db = await database()
  let transaction: { readonly error: DOMException | null } | undefined
  try {
    const locked: readonly (TableName | typeof WRITE_LOCK)[] =
      mode === 'readwrite' ? [...names, WRITE_LOCK] : names
    const started = db.transaction(locked, mode)
    transaction = started
    const stored = (name: TableName) => started.objectStore(name as never) as never
    const [answer] = await Promise.all([work(stored), started.done])
    return answer
  } catch (failure) {
    // A full disk aborts the transaction: pending requests fail with an abort error, the transaction has the cause.
    const cause = transaction?.error ?? failure
    if (!(cause instanceof DOMException)) throw failure
    const problem = storageProblemOf(cause)
    // The log of calls deletes old entries itself.
    throw names.every((name) => name === 'calls') && problem.error === 'full' ? problem : reported(problem)
  }
}

/** The operations on a table within a transaction. */
export interface Store<K extends TableName> {
  get(key: Tables[K]['key']): Promise<Tables[K]['value'] | undefined>
  getAll(query?: IDBKeyRange, count?: number): Promise<Tables[K]['value'][]>
  getAllKeys(query?: IDBKeyRange, count?: number): Promise<Tables[K]['key'][]>
  put(value: Tables[K]['value'], key: Tables[K]['key']): Promise<unknown>
  delete(key: Tables[K]['key'] | IDBKeyRange): Promise<void>
  count(query?: IDBKeyRange): Promise<number>
}
