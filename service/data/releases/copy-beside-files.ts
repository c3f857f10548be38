import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { versionFiles } from '#service/versions/layout.ts'

/** What merges noted of records. */
export const mergeFiles = [versionFiles.merge, versionFiles.mergeList, versionFiles.sources] as const

/** What an import noted of its rows. */
export const importFiles = [versionFiles.rejects, versionFiles.changes, versionFiles.summary] as const

/** Copies files beside the data of a version to a new version of the same records, those that there are. */
export async function copyBesideFiles(files: readonly string[], from: string, to: string): Promise<void> {
  for (const file of files)
    await copyFile(join(from, file), join(to, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
}
