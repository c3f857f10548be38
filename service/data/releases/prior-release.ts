import { checkQuickly } from '#service/versions/check-files.ts'
import { DataError } from '#service/versions/data-error.ts'
import type { DataInfo } from '#service/versions/data-info.ts'
import { currentVersion, versionFolder } from '#service/versions/version-folders.ts'
import { decidedVersions, nameOf } from '#service/versions/versions.ts'
import type { ComparedVersion } from './compare.ts'

/** The release of a data set that a new one follows. */
export interface PriorRelease extends ComparedVersion {
  info: DataInfo
}

/**
 * The version of a name in a kind's folder that a new one is compared with: the one in use, else the newest that does not wait for a
 * decision. Undefined where there is none, or where it is damaged: a new release replaces it then.
 */
export async function priorRelease(folder: string, name: string): Promise<PriorRelease | undefined> {
  const versions = (await decidedVersions(folder)).filter((version) => nameOf(version) === name)
  const current = await currentVersion(folder).catch(() => undefined)
  const version = versions.find((one) => one === current) ?? versions.at(-1)
  if (version === undefined) return undefined
  const own = versionFolder(folder, version)
  try {
    const { info } = await checkQuickly(own)
    return { version, folder: own, info }
  } catch (error) {
    if (error instanceof DataError) return undefined
    throw error
  }
}
