import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { versionFiles } from '../versions/layout.ts'
import { versionFolder } from '../versions/version-folders.ts'
import { nameOf } from '../versions/versions.ts'
import { partFolder } from './parts.ts'
import type { PartVersion } from './select-published.ts'
import { changeFile, changes } from './stored-changes.ts'

/** A text that differs after every change of what is published of a part, by a look at its files alone. */
export async function stampOfPart(dataDir: string, { part, version }: PartVersion): Promise<string> {
  const folder = partFolder(dataDir, part)
  const files = [
    join(versionFolder(folder, version), versionFiles.info),
    ...changes.map((change) => changeFile(folder, part, nameOf(version), change)),
  ]
  const stamps = files.map(async (file) => {
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined)
    return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : ''
  })
  return [version, ...(await Promise.all(stamps))].join('; ')
}
