import { rm } from 'node:fs/promises'
import { type Kind, kinds } from '#contract/kind.ts'
import { checkFully, removeNote } from './check-files.ts'
import { DataError } from './data-error.ts'
import type { DataInfo } from './data-info.ts'
import { kindFolder } from './kind-folders.ts'
import { currentVersion, switchTo, versionFolder, versionNames } from './version-folders.ts'
import { readInfo } from './version-info.ts'

/** Builds of one name that are kept, the newest included. */
const KEPT = 2

/** A version of one kind of records, by its name. */
export interface KindVersion {
  kind: Kind
  version: string
}

/** A version as it is listed: what its `info.json` says, or why that cannot be read. */
export type Version = KindVersion & { current: boolean } & ({ info: DataInfo } | { error: string })

/** The versions under a data folder, and what is wrong with the files that name those in use. */
export interface Versions {
  versions: Version[]
  errors: string[]
}

/** Every finished version under a data folder, companies before people, oldest first within a name. */
export async function listVersions(dataDir: string): Promise<Versions> {
  const lists = await Promise.all(kinds.map((kind) => listIn(kind, kindFolder(dataDir, kind))))
  return {
    versions: lists.flatMap(({ versions }) => versions),
    errors: lists.flatMap(({ errors }) => errors),
  }
}

async function listIn(kind: Kind, folder: string): Promise<Versions> {
  const errors: string[] = []
  const current = await currentVersion(folder).catch((error) => {
    errors.push(messageOf(error))
    return undefined
  })
  const versions = (await versionNames(folder)).map(async (version): Promise<Version> => {
    const listed = { kind, version, current: version === current }
    return readInfo(versionFolder(folder, version)).then(
      ({ info }) => ({ ...listed, info }),
      (error) => ({ ...listed, error: messageOf(error) }),
    )
  })
  return { versions: await Promise.all(versions), errors }
}

const messageOf = (error: unknown) => {
  if (error instanceof DataError) return error.message
  throw error
}

/** A version that was read in full: its size in bytes, or what is wrong with it. */
export type Verified = KindVersion & ({ info: DataInfo; bytes: number } | { error: string })

/** Reads every byte of the versions of a name (NAME or NAME@STAMP), or of all, and compares it with the checksums. */
export async function* verifyVersions(dataDir: string, wanted?: string): AsyncGenerator<Verified> {
  const found = wanted === undefined ? await everyVersion(dataDir) : await meant(dataDir, wanted)
  for (const { kind, folder, versions } of found)
    for (const version of versions) yield { kind, version, ...(await verify(versionFolder(folder, version))) }
}

async function verify(folder: string): Promise<{ info: DataInfo; bytes: number } | { error: string }> {
  try {
    const { info, files } = await checkFully(folder)
    await removeNote(folder)
    return { info, bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) }
  } catch (error) {
    return { error: messageOf(error) }
  }
}

const stampOf = (version: string) => version.slice(version.indexOf('@') + 1)

const newestFirst = async (folder: string) =>
  (await versionNames(folder)).sort((a, b) => stampOf(b).localeCompare(stampOf(a)))

/** The versions in a kind's folder that are earlier than one and of its name, newest first: another name is other data. */
export async function earlierVersions(folder: string, version: string): Promise<string[]> {
  const isEarlier = (other: string) => nameOf(other) === nameOf(version) && stampOf(other) < stampOf(version)
  return (await newestFirst(folder)).filter(isEarlier)
}

/**
 * The version from which a service answers for a kind: the one in use. When nothing says which one that is, the newest of the only name there is, with
 * an `error` that says why; throws a DataError when there are several names. Nothing when there is no data.
 */
export async function versionToUse(folder: string): Promise<{ version?: string; error?: Error }> {
  const all = await newestFirst(folder)
  try {
    const version = await currentVersion(folder)
    if (version !== undefined || all.length === 0) return { version }
    throw new DataError(
      `${folder} does not say which version is in use. Choose one: npm run data -- use NAME`,
    )
  } catch (error) {
    if (new Set(all.map(nameOf)).size !== 1) throw error
    return { version: all[0], error: error as Error }
  }
}

const nameOf = (version: string) => version.slice(0, version.indexOf('@'))

/** What a person means by a name: the versions of one kind, oldest first. */
interface Meant {
  kind: Kind
  folder: string
  versions: string[]
}

const everyVersion = (dataDir: string): Promise<Meant[]> =>
  Promise.all(
    kinds.map(async (kind) => {
      const folder = kindFolder(dataDir, kind)
      return { kind, folder, versions: await versionNames(folder) }
    }),
  )

/**
 * The versions of each kind that a person means by a data set's name or by NAME@STAMP; a name may be in use for both kinds. Throws a
 * DataError when there are none.
 */
async function meant(dataDir: string, wanted: string): Promise<Meant[]> {
  const all = await everyVersion(dataDir)
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
