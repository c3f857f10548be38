import { deleteDB } from 'idb'
import { announceChange } from '#storage/changes.ts'
import {
  closeDatabase,
  DATABASE,
  database,
  inTransaction,
  type TableName,
  tables,
} from '#storage/database.ts'
import { storageErrorStore } from '#storage/storage-error.ts'
import { emptyBrowser, putRows, restore, takeLocalData } from './local-data.ts'
import { notice } from './notices.ts'

/** Empties a table of the browser's database to make room; the notice can undo it. */
export async function tableEmptied(table: TableName, text: string): Promise<void> {
  const before = await takeLocalData(undefined, table)
  await inTransaction([table], 'readwrite', (stored) => stored(table).delete(everything()))
  announceChange(table)
  storageErrorStore.getState().dismiss()
  notice({ text, undo: () => void putRows(before) })
}

/** Every key: no key comes before a number. */
const everything = () => IDBKeyRange.lowerBound(Number.NEGATIVE_INFINITY)

/** Deletes the browser's database and creates a new one. */
export async function startedOver(): Promise<void> {
  await closeDatabase()
  await deleteDB(DATABASE)
  await database()
  announceChange(...tables)
}

/** Replaces all stored data by that of a checked file, or by nothing. On failure the former data is restored. */
export async function replaced(
  file: Blob | undefined,
  before: Blob,
  onProgress?: (share: number) => void,
): Promise<void> {
  try {
    await (file ? restore(file, onProgress) : emptyBrowser())
  } catch (problem) {
    await restore(before)
    throw problem
  }
}
