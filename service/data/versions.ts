import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { versionFiles } from '../store/duckdb/schema.ts'
import type { DataInfo } from '../store/store.ts'
import { DataError } from './data-error.ts'
import { currentVersion, switchTo, versionFolder, versionNames } from './version-folders.ts'

/** Builds of one name that are kept, the newest included. */
const KEPT = 2

export interface Version extends DataInfo {
  current: boolean
}

/** What a version says of itself. */
async function infoOf(dataDir: string, version: string): Promise<DataInfo> {
  return JSON.parse(await readFile(join(versionFolder(dataDir, version), versionFiles.info), 'utf8'))
}

/** Every finished version, oldest first within a name. */
export async function listVersions(dataDir: string): Promise<Version[]> {
  const current = await currentVersion(dataDir)
  const names = await versionNames(dataDir)
  return Promise.all(
    names.map(async (name) => ({ ...(await infoOf(dataDir, name)), current: name === current })),
  )
}

const nameOf = (version: string) => version.slice(0, version.indexOf('@'))

/** The versions that a person means by a data set's name or by NAME@STAMP; throws a DataError when there are none. */
async function meant(dataDir: string, wanted: string): Promise<string[]> {
  const names = await versionNames(dataDir)
  const found = names.filter((version) => version === wanted || nameOf(version) === wanted)
  if (found.length > 0) return found
  const known = [...new Set(names.map(nameOf))].join(', ') || 'none yet'
  throw new DataError(`There is no data set "${wanted}". Data sets here: ${known}`)
}

/** Switches to the newest version of that name, or to exactly NAME@STAMP; gives the version. */
export async function switchVersion(dataDir: string, wanted: string): Promise<string> {
  const version = (await meant(dataDir, wanted)).at(-1) as string
  await switchTo(dataDir, version)
  return version
}

/** Removes one version or all of a name; throws a DataError, and removes none, when one of them is in use. */
export async function removeVersions(dataDir: string, wanted: string): Promise<string[]> {
  const versions = await meant(dataDir, wanted)
  const current = await currentVersion(dataDir)
  if (current && versions.includes(current))
    throw new DataError(`${current} is in use: choose another with "use" before you remove it`)
  for (const version of versions) await removeFolder(dataDir, version)
  return versions
}

/** Removes the superseded builds of a name; the newest ones and the one in use stay. */
export async function pruneVersions(dataDir: string, name: string): Promise<void> {
  const current = await currentVersion(dataDir)
  const ofName = (await versionNames(dataDir)).filter((version) => nameOf(version) === name)
  for (const version of ofName.slice(0, -KEPT)) if (version !== current) await removeFolder(dataDir, version)
}

const removeFolder = (dataDir: string, version: string) =>
  rm(versionFolder(dataDir, version), { recursive: true, force: true })
