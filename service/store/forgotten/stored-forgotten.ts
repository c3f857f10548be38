import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ForgottenEntry } from '#contract/forgotten.ts'
import { mapInSlices } from '#service/concurrency/slices.ts'
import { DataError } from '#service/versions/data-error.ts'
import { NOTHING_SUPPRESSED, type Suppressions } from './suppressions.ts'

/** The folder of what was forgotten of a kind; `dataDir` is the folder of the kind. */
export const forgottenFolder = (dataDir: string) => join(dataDir, 'forgotten')

/** A line of JSON for each entry, the earliest first. It holds for every data set of the kind. */
export const forgottenFile = (dataDir: string) => join(forgottenFolder(dataDir), 'forgotten.jsonl')

/** The key of the hashes. Without it no later record can be recognized. */
export const forgottenKeyFile = (dataDir: string) => join(forgottenFolder(dataDir), 'key')

/** An entry with the hashes of its details. */
export const StoredForgotten = ForgottenEntry.extend({
  details: z.array(z.object({ group: z.string(), hash: z.string() })),
})
export type StoredForgotten = z.infer<typeof StoredForgotten>

/** What was forgotten of a kind; nothing where there is no file. Throws a DataError when the file is damaged. */
export async function readForgotten(dataDir: string): Promise<StoredForgotten[]> {
  const file = forgottenFile(dataDir)
  const text = await readFile(file, 'utf8').catch(undefinedIfAbsent)
  const lines = text?.split('\n').filter((line) => line !== '') ?? []
  try {
    return await mapInSlices(lines, (line) => StoredForgotten.parse(JSON.parse(line)))
  } catch (error) {
    throw new DataError(`The list of forgotten records in ${file} is damaged. Restore it from a backup`, {
      cause: error,
    })
  }
}

const KEY = /^[\da-f]{64}$/

/** The key of the hashes; undefined where none is stored. Throws a DataError for anything else in its place. */
export async function readForgottenKey(dataDir: string): Promise<string | undefined> {
  const file = forgottenKeyFile(dataDir)
  const key = (await readFile(file, 'utf8').catch(undefinedIfAbsent))?.trim()
  if (key !== undefined && !KEY.test(key))
    throw new DataError(`The key of the forgotten records in ${file} is damaged. Restore it from a backup`)
  return key
}

/** What is in no answer. Throws a DataError when it cannot be read, or when the key of its hashes is missing. */
export async function readSuppressions(dataDir: string): Promise<Suppressions> {
  const entries = await readForgotten(dataDir)
  if (entries.length === 0) return NOTHING_SUPPRESSED
  const details = entries.flatMap((entry) => entry.details)
  const key = await readForgottenKey(dataDir)
  if (key === undefined && details.length > 0)
    throw new DataError(
      `${forgottenKeyFile(dataDir)} is missing: forgotten records cannot be recognized. Restore it from a backup`,
    )
  return { key: key ?? '', ids: entries.flatMap(({ id }) => id ?? []), details }
}

/** A text that differs after every change of what was forgotten. */
export async function stampOfForgotten(dataDir: string): Promise<string> {
  const found = await stat(forgottenFile(dataDir)).catch(undefinedIfAbsent)
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : ''
}

function undefinedIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
