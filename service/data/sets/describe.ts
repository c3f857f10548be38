import { copyFile, link, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DescribeDataSet } from '#contract/data-sets.ts'
import { lockBuilds } from '#service/versions/build-lock.ts'
import { asDiskError, DataError } from '#service/versions/data-error.ts'
import { kindFolder } from '#service/versions/kind-folders.ts'
import { besideFiles } from '#service/versions/layout.ts'
import {
  checkName,
  currentVersion,
  finishFolder,
  makeBuildingFolder,
  removeLeftovers,
  switchTo,
  versionFolder,
  versionNames,
} from '#service/versions/version-folders.ts'
import { readInfo, replaceInfo, type VersionInfo, writeInfo } from '#service/versions/version-info.ts'
import { nameOf, stampOf } from '#service/versions/versions.ts'
import { copyCorrections, removeCorrections } from '../corrections/change-corrections.ts'

/**
 * Gives all versions of a data set a name, a source and a license; empty texts take the latter two away. Throws a DataError for a name
 * that is taken or cannot be one, and while a build of the kind runs. Whatever happens, the version in use is whole.
 */
export async function describeDataSet(
  dataDir: string,
  { kind, name, newName, source, license }: DescribeDataSet,
): Promise<void> {
  const folder = kindFolder(dataDir, kind)
  checkName(newName)
  const names = await versionNames(folder)
  const versions = names.filter((version) => nameOf(version) === name)
  if (versions.length === 0) throw new DataError(`No data set is named "${name}".`)
  const isTaken = newName !== name && names.some((version) => nameOf(version) === newName)
  if (isTaken) throw new DataError(`There is a data set named "${newName}" already.`)
  const unlock = await lockBuilds(folder)
  try {
    await removeLeftovers(folder)
    if (newName !== name) await copyCorrections(folder, name, newName)
    for (const version of versions) {
      const { info, files } = await readInfo(versionFolder(folder, version))
      const described = { ...info, source: source || undefined, license: license || undefined }
      if (newName === name) await replaceInfo(versionFolder(folder, version), { info: described, files })
      else await moveVersion(folder, version, newName, { info: { ...described, name: newName }, files })
    }
    if (newName !== name) await removeCorrections(folder, name)
  } catch (error) {
    throw asDiskError(error, dataDir)
  } finally {
    await removeLeftovers(folder).finally(unlock)
  }
}

/**
 * Renames one version: its files get a second name in a new folder, then the old folder goes. They are not moved, as a running service
 * reads them, and a process that is killed in between must leave a whole version in use.
 */
async function moveVersion(folder: string, version: string, newName: string, { info, files }: VersionInfo) {
  const renamed = `${newName}@${stampOf(version)}`
  const from = versionFolder(folder, version)
  const to = await makeBuildingFolder(folder, renamed)
  for (const file of [...Object.keys(files), ...besideFiles]) await sameFile(join(from, file), join(to, file))
  await writeInfo(to, { info: { ...info, version: renamed }, files })
  await finishFolder(folder, renamed)
  if ((await currentVersion(folder)) === version) await switchTo(folder, renamed)
  await rm(from, { recursive: true, force: true })
}

/** Gives a file a second name; copies it where the disk does not offer that. A file that is not there is skipped. */
async function sameFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') await copyFile(from, to)
  })
}
