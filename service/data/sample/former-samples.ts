import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kind, kinds } from '#contract/kind.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { LAYOUT, versionFiles } from '#service/versions/layout.ts'
import { currentVersion, versionFolder } from '#service/versions/version-folders.ts'
import { SAMPLE_NAME } from './sample.ts'

/** The samples in use under a data folder that are of another layout than is read now. */
export async function formerSamples(dataDir: string): Promise<{ kind: Kind; records: number }[]> {
  const found = await Promise.all(kinds.map((kind) => inUse(kindFolder(dataDir, kind))))
  return found
    .filter((info) => info !== undefined)
    .filter(({ layout, name }) => layout !== LAYOUT && name === SAMPLE_NAME)
    .map(({ kind, records }) => ({ kind, records }))
}

/** What the version in use says of itself; undefined when there is none or it is not whole. */
async function inUse(folder: string): Promise<(DataInfo & { layout?: number }) | undefined> {
  try {
    const version = await currentVersion(folder)
    const file = join(versionFolder(folder, version ?? ''), versionFiles.info)
    return version ? JSON.parse(await readFile(file, 'utf8')) : undefined
  } catch {
    // The service says what is wrong with it.
    return undefined
  }
}
