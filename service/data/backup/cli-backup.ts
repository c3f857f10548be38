import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { DataError } from '#service/versions/data-error.ts'
import { verifyVersions } from '#service/versions/versions.ts'
import { copyData } from './copy-data.ts'
import { backupMessages as messages } from './messages.ts'

/**
 * `backup FOLDER`: copies all that is stored to a new folder, while services run, and compares the copied versions with their checksums.
 * The folder gets its name when it is complete. Throws a DataError when it cannot be written there, or a copy is damaged.
 */
export async function sayBackup(
  given: string,
  { dataDir, say }: { dataDir: string; say: (text: string) => void },
): Promise<void> {
  const target = resolve(given)
  await checkTarget(target, dataDir)
  const part = `${target}.part-${process.pid}`
  try {
    await mkdir(dirname(target), { recursive: true })
    const { files, bytes } = await copyData(dataDir, part)
    for await (const found of verifyVersions(part, undefined))
      if ('error' in found) throw new DataError(messages.damaged(found.version, found.error))
    if (existsSync(target)) await rmdir(target)
    await rename(part, target)
    say(messages.done(files, bytes, target))
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}

async function checkTarget(target: string, dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) throw new DataError(messages.noData(dataDir))
  if (!relative(resolve(dataDir), target).startsWith('..')) throw new DataError(messages.insideData(target))
  const present = existsSync(target) ? await readdir(target) : []
  if (present.length > 0) throw new DataError(messages.notEmpty(target))
}
