import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { everyBlock, Checksums as FileChecksums, findDamage } from '../versions/checksums.ts'
import { DataError } from '../versions/data-error.ts'
import { versionFiles } from '../versions/layout.ts'
import { hashOfFile } from './copy-verified.ts'
import type { Manifest } from './manifest.ts'
import { publishedMessages as messages } from './messages.ts'

const Info = z.object({ files: FileChecksums })

/** What the `info.json` of a version of any part has in common: its other files with their sizes and checksums. */
export async function checksumsIn(folder: string): Promise<z.infer<typeof FileChecksums>> {
  try {
    return Info.parse(JSON.parse(await readFile(join(folder, versionFiles.info), 'utf8'))).files
  } catch (error) {
    throw new DataError(messages.noInfo, { cause: error })
  }
}

type File = Manifest['files'][number]

/** The paths of a version that are published: what has a checksum, and `info.json`. Lists of an import are not. */
export const publishedPaths = (checksums: z.infer<typeof FileChecksums>): string[] => [
  ...Object.keys(checksums).sort(),
  versionFiles.info,
]

/** The files of a version with their hashes, each compared with its checksum first; throws a DataError when one is damaged. */
export async function readFiles(folder: string, version: string): Promise<File[]> {
  const checksums = await checksumsIn(folder)
  const damage = await findDamage(folder, checksums, { pick: everyBlock })
  if (damage) throw new DataError(messages.damaged(version, damage.message))
  const files: File[] = []
  for (const path of publishedPaths(checksums)) {
    let bytes = 0
    const sha256 = await hashOfFile(join(folder, path), (more) => {
      bytes += more
    })
    files.push({ path, bytes, sha256 })
  }
  return files
}

/** Whether files of a manifest are those of a folder, by their names, their sizes and the content of `info.json`. */
export async function isSameVersion(folder: string, files: readonly File[]): Promise<boolean> {
  const checksums = await checksumsIn(folder)
  const info = files.find(({ path }) => path === versionFiles.info)
  return (
    info?.sha256 === (await hashOfFile(join(folder, versionFiles.info))) &&
    publishedPaths(checksums).join() === files.map(({ path }) => path).join() &&
    files.every(({ path, bytes }) => path === versionFiles.info || checksums[path]?.bytes === bytes)
  )
}
