import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kind, kinds } from '#contract/kind'
import { versionFiles } from '../store/duckdb/schema.ts'
import type { DataInfo } from '../store/store.ts'
import { DataError } from './data-error.ts'
import { kindFolder } from './kind-folders.ts'
import { currentVersion, switchTo, versionFolder, versionNames } from './version-folders.ts'

/** Builds of one name that are kept, the newest included. */
const KEPT = 2

/** A version of one kind of records, by its name. */
export interface KindVersion {
  kind: Kind
  version: string
}

export interface Version extends DataInfo {
  current: boolean
}

/** What a version says of itself. */
async function infoOf(folder: string, version: string): Promise<DataInfo> {
  return JSON.parse(await readFile(join(versionFolder(folder, version), versionFiles.info), 'utf8'))
}

/** Every finished version under a data folder, companies before people, oldest first within a name. */
export async function listVersions(dataDir: string): Promise<Version[]> {
  const lists = await Promise.all(kinds.map((kind) => listIn(kindFolder(dataDir, kind))))
  return lists.flat()
}

async function listIn(folder: string): Promise<Version[]> {
  const current = await currentVersion(folder)
  const names = await versionNames(folder)
  return Promise.all(
    names.map(async (name) => ({ ...(await infoOf(folder, name)), current: name === current })),
  )
}

const nameOf = (version: string) => version.slice(0, version.indexOf('@'))

/** What a person means by a name: the versions of one kind, oldest first. */
interface Meant {
  kind: Kind
  folder: string
  versions: string[]
}

/**
 * The versions of each kind that a person means by a data set's name or by NAME@STAMP; a name may be in use for both kinds. Throws a
 * DataError when there are none.
 */
async function meant(dataDir: string, wanted: string): Promise<Meant[]> {
  const all = await Promise.all(
    kinds.map(async (kind) => {
      const folder = kindFolder(dataDir, kind)
      return { kind, folder, versions: await versionNames(folder) }
    }),
  )
  const isMeant = (version: string) => version === wanted || nameOf(version) === wanted
  const found = all.map((of) => ({ ...of, versions: of.versions.filter(isMeant) }))
  if (found.some(({ versions }) => versions.length > 0))
    return found.filter(({ versions }) => versions.length > 0)
  const names = all.flatMap(({ versions }) => versions.map(nameOf))
  const known = [...new Set(names)].join(', ') || 'none yet'
  throw new DataError(`There is no data set "${wanted}". Data sets here: ${known}`)
}

/** Switches each kind that has that name to its newest version, or to exactly NAME@STAMP; gives the versions. */
export async function switchVersion(dataDir: string, wanted: string): Promise<KindVersion[]> {
  const found = await meant(dataDir, wanted)
  const newest = found.map(({ kind, folder, versions }) => ({
    kind,
    folder,
    version: versions.at(-1) as string,
  }))
  for (const { folder, version } of newest) await switchTo(folder, version)
  return newest.map(({ kind, version }) => ({ kind, version }))
}

/** Removes one version or all of a name, of both kinds; throws a DataError, and removes none, when one of them is in use. */
export async function removeVersions(dataDir: string, wanted: string): Promise<KindVersion[]> {
  const found = await meant(dataDir, wanted)
  for (const { kind, folder, versions } of found) {
    const current = await currentVersion(folder)
    if (current && versions.includes(current))
      throw new DataError(`${current} is in use for ${kind}: choose another with "use" before you remove it`)
  }
  for (const { folder, versions } of found)
    for (const version of versions) await removeFolder(folder, version)
  return found.flatMap(({ kind, versions }) => versions.map((version) => ({ kind, version })))
}

/** Removes the superseded builds of a name in a kind's folder; the newest ones and the one in use stay. */
export async function pruneVersions(folder: string, name: string): Promise<void> {
  const current = await currentVersion(folder)
  const ofName = (await versionNames(folder)).filter((version) => nameOf(version) === name)
  for (const version of ofName.slice(0, -KEPT)) if (version !== current) await removeFolder(folder, version)
}

const removeFolder = (folder: string, version: string) =>
  rm(versionFolder(folder, version), { recursive: true, force: true })
