import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { versionFolder } from './version-folders.ts'

/** In the folder of a version that was fetched from elsewhere: the manifest by which it was checked. */
export const fetchedManifest = (folder: string) => join(folder, 'published.json')

/** A text that differs for another copy of a version in the folder of a kind: a damaged one is replaced by one that was fetched again. */
export async function copyOf(dataDir: string, version: string): Promise<string> {
  const found = await stat(fetchedManifest(versionFolder(dataDir, version))).catch(() => undefined)
  return found ? `${version} ${found.ino} ${found.mtimeMs}` : version
}
