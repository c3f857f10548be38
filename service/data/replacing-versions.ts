import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  currentVersion,
  finishFolder,
  switchTo,
  versionFolder,
  versionNames,
} from '#service/versions/version-folders.ts'

/** Versions of which each replaces all before it, as those of outlines and of addresses. */

/** Uses a finished version. The one before it remains until the next import: a service may be reading it. */
export async function putIntoUse(folder: string, version: string): Promise<void> {
  const before = await currentVersion(folder).catch(() => undefined)
  await finishFolder(folder, version)
  await switchTo(folder, version)
  for (const other of await versionNames(folder))
    if (other !== version && other !== before)
      await rm(versionFolder(folder, other), { recursive: true, force: true })
}

/** Removes all versions. The name of the one in use goes first, so that no service opens what is about to be removed. */
export async function removeAll(folder: string): Promise<void> {
  await rm(join(folder, 'current'), { force: true })
  for (const version of await versionNames(folder))
    await rm(versionFolder(folder, version), { recursive: true, force: true })
}

/** The name of a version without its moment. */
export const nameOfVersion = (version: string) => version.slice(0, version.lastIndexOf('@'))

/** The name of a file as the name of a version; `other` where nothing of it can be one. */
export function versionNameOf(file: string, other: string): string {
  const stem = basename(file).replace(/\.\w+$/, '')
  const name = stem
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 60)
  return name || other
}
