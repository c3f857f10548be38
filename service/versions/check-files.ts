import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { everyBlock, findDamage, someBlocks } from './checksums.ts'
import { DamagedVersion, readInfo, type VersionInfo } from './version-info.ts'

/** In the folder of a version that was found damaged while it was in use: what was found. */
const NOTE = 'damaged.txt'

/**
 * Checks a version in its folder before its files go to the engines, which end the process on files that they cannot read: every size, all of small
 * files, the ends and samples of large ones. Throws a `DamagedVersion` that names the first file whose content has changed.
 */
export async function checkQuickly(folder: string): Promise<VersionInfo> {
  const info = await readInfo(folder)
  const noted = await notedDamage(folder)
  if (noted !== undefined)
    throw new DamagedVersion(folder, `${noted} ("npm run data -- verify" checks it again)`)
  const damage = await findDamage(folder, info.files, { pick: someBlocks })
  if (damage) throw new DamagedVersion(folder, damage.message, damage)
  return info
}

/** Checks every byte of a version in its folder; throws a `DamagedVersion` like `checkQuickly`. */
export async function checkFully(folder: string, pause?: () => Promise<void>): Promise<VersionInfo> {
  const info = await readInfo(folder)
  const damage = await findDamage(folder, info.files, { pick: everyBlock, pause })
  if (damage) throw new DamagedVersion(folder, damage.message, damage)
  return info
}

/** What `noteDamage` wrote into the folder of a version, if anything. */
export const notedDamage = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, NOTE), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )

/** Makes `checkQuickly` refuse a version from now on; without effect where the folder cannot be written to. */
export async function noteDamage(folder: string, message: string): Promise<void> {
  await writeFile(join(folder, NOTE), `${message}\n`, { mode: 0o600 }).catch(() => undefined)
}

/** Takes back what `noteDamage` wrote, for a version that was checked in full. */
export const removeNote = (folder: string) => rm(join(folder, NOTE), { force: true })
