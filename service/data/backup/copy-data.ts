import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { open } from 'lmdb'
import { FETCHING } from '#service/published/fetch-version.ts'
import { BUILDING, TEMPORARY } from '#service/versions/version-folders.ts'

const DATABASE = 'data.mdb'
const LOCKS = 'lock.mdb'

/** How many files were copied, and their bytes. */
export interface Copied {
  files: number
  bytes: number
}

/**
 * Copies a data folder to a folder that is not there yet, while services and imports use it. Files of a folder are copied before the folders in
 * it: what `current` names is complete, since a version never changes. Databases that change are copied as they are at one moment. What
 * is being built is not copied, and a file that was removed by then is skipped.
 */
export async function copyData(from: string, to: string, isVersion = false): Promise<Copied> {
  await mkdir(to, { recursive: true })
  const entries = (await readdir(from, { withFileTypes: true })).filter(({ name }) => !isPassing(name))
  const isLive = !isVersion && entries.some(({ name }) => name === DATABASE)
  const copied: Copied = { files: 0, bytes: 0 }
  const add = ({ files, bytes }: Copied) => {
    copied.files += files
    copied.bytes += bytes
  }
  if (isLive) add(await copyDatabase(from, to))
  for (const { name } of entries.filter((entry) => entry.isFile()))
    if (!isLive || (name !== DATABASE && name !== LOCKS)) add(await copyOne(join(from, name), join(to, name)))
  for (const { name } of entries.filter((entry) => entry.isDirectory()))
    add(await copyData(join(from, name), join(to, name), isVersion || name === 'versions'))
  return copied
}

/** What a build, a switch or a fetch that is under way writes. */
const isPassing = (name: string) => name.endsWith(BUILDING) || name.startsWith(TEMPORARY) || name === FETCHING

async function copyOne(from: string, to: string): Promise<Copied> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
    return { files: 1, bytes: (await stat(to)).size }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { files: 0, bytes: 0 }
    throw error
  }
}

/** Copies an LMDB database as it is at one moment: a plain copy of one that is written to can be torn. */
async function copyDatabase(from: string, to: string): Promise<Copied> {
  const database = open({ path: from, readOnly: true })
  try {
    await database.backup(to, false)
  } finally {
    await database.close()
  }
  return { files: 1, bytes: (await stat(join(to, DATABASE))).size }
}
