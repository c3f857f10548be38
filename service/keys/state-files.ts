import { join } from 'node:path'
import { checkLmdb, type LmdbFolder } from '../store/lmdb/check-lmdb.ts'
import { DataError } from '../versions/data-error.ts'

/** The folders of the keys and of the counts of their calls, in the data folder. */
export const keysFolder = (dataDir: string) => join(dataDir, 'keys')
export const usageFolder = (dataDir: string) => join(dataDir, 'usage')

/** Checks the files of keys and counts before they are opened; throws a DataError that names a damaged one. In Redis they have no file. */
export function checkStateFiles(dataDir: string, redisUrl: string | undefined): Promise<void> {
  const keys: LmdbFolder = {
    folder: keysFolder(dataDir),
    named: false,
    loss: 'all keys are lost, and new ones must be created',
  }
  const usage: LmdbFolder = {
    folder: usageFolder(dataDir),
    named: true,
    loss: 'the calls of all keys are counted from zero',
  }
  return redisUrl ? Promise.resolve() : checkLmdb([keys, usage])
}

/** Opens something in a folder. An error of LMDB, which does not name the folder, becomes a DataError that does. */
export async function openIn<T>(folder: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof DataError) throw error
    throw new DataError(`${folder} cannot be opened: ${(error as Error).message}`, { cause: error })
  }
}
