import { randomBytes } from 'node:crypto'
import { MAX_FORGOTTEN } from '#contract/forgotten.ts'
import { textInSlices } from '#service/concurrency/slices.ts'
import {
  forgottenFile,
  forgottenFolder,
  forgottenKeyFile,
  readForgotten,
  readForgottenKey,
  type StoredForgotten,
} from '#service/store/forgotten/stored-forgotten.ts'
import { asDiskError, DataError } from '#service/versions/data-error.ts'
import { lockForChange, replaceFile } from '../change-file.ts'
import { forgottenMessages as messages } from './messages.ts'

type Change = (entries: readonly StoredForgotten[], key: string) => readonly StoredForgotten[]

/**
 * Changes what was forgotten of a kind in one step, one change after the other in all processes; `dataDir` is the folder of the kind. The key of the hashes is made
 * with the first entry. Throws a DataError for too many, for damaged files, and for a disk that is full.
 */
export async function changeForgotten(dataDir: string, change: Change): Promise<void> {
  const unlock = await lockForChange(forgottenFolder(dataDir), messages.busy)
  try {
    const before = await readForgotten(dataDir)
    const entries = change(before, await keyOf(dataDir))
    if (entries.length > MAX_FORGOTTEN) throw new DataError(messages.tooMany(MAX_FORGOTTEN))
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`)
    await replaceFile(forgottenFile(dataDir), await textInSlices(lines))
  } catch (error) {
    throw asDiskError(error, dataDir)
  } finally {
    await unlock()
  }
}

/** The key of the hashes, a new one where there is none. */
async function keyOf(dataDir: string): Promise<string> {
  const stored = await readForgottenKey(dataDir)
  if (stored) return stored
  const key = randomBytes(32).toString('hex')
  await replaceFile(forgottenKeyFile(dataDir), key)
  return key
}
