import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { notedDamage } from '../versions/check-files.ts'
import { findDamage, someBlocks } from '../versions/checksums.ts'
import { fetchedManifest } from '../versions/fetched-copy.ts'
import { currentVersion, versionFolder } from '../versions/version-folders.ts'
import { newestFirst, removeUnleased } from '../versions/versions.ts'
import { type Pointer, refOf, storedManifest } from './manifest.ts'
import { checksumsIn } from './stored-files.ts'

/** Versions of a part that remain in the folder of a replica beside the one in use and those that calls still name. */
const EARLIER = 1

/** Whether the version that a pointer names is in use in a folder, with the manifest that it names. */
export async function hasCopy(folder: string, { version, manifest }: Pointer): Promise<boolean> {
  if ((await currentVersion(folder).catch(() => undefined)) !== version) return false
  return isCopy(versionFolder(folder, version), manifest.sha256)
}

async function isCopy(copy: string, sha256: string): Promise<boolean> {
  const text = await readFile(fetchedManifest(copy)).catch(() => undefined)
  return text !== undefined && refOf(text).sha256 === sha256
}

/** Whether the version of a pointer is in a folder, with its manifest: it may be that of a switch back. */
export const hasStored = (folder: string, { version, manifest }: Pointer): Promise<boolean> =>
  isCopy(versionFolder(folder, version), manifest.sha256)

/**
 * What is wrong with a copy, if anything: its sizes, and what was noted while it was in use; with `isFirst` also samples of its content, as at the
 * start of a service.
 */
export async function damageOf(
  folder: string,
  version: string,
  isFirst: boolean,
): Promise<string | undefined> {
  const copy = versionFolder(folder, version)
  const noted = await notedDamage(copy)
  if (noted !== undefined) return noted
  const text = await readFile(fetchedManifest(copy)).catch(() => undefined)
  for (const { path, bytes } of (text && storedManifest(text)?.files) || []) {
    const found = await stat(join(copy, path)).catch(() => undefined)
    if (found?.size !== bytes) return `${path} has ${found?.size ?? 'no'} bytes instead of ${bytes}`
  }
  if (!isFirst) return undefined
  const checksums = await checksumsIn(copy).catch((error: Error) => error)
  if (checksums instanceof Error) return checksums.message
  return (await findDamage(copy, checksums, { pick: someBlocks }))?.message
}

/** Removes versions that are replaced: the newest of them, those that calls still name and the one in use remain. */
export async function removeReplaced(folder: string): Promise<void> {
  const current = await currentVersion(folder)
  const replaced = (await newestFirst(folder)).filter((version) => version !== current)
  await removeUnleased(folder, replaced.slice(EARLIER))
}
