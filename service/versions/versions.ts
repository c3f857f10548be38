import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type Kind, kinds } from '#contract/kind.ts'
import { checkFully, removeNote } from './check-files.ts'
import type { Checksums } from './checksums.ts'
import { DataError } from './data-error.ts'
import type { DataInfo } from './data-info.ts'
import { kindFolder } from './kind-folders.ts'
import { versionFiles } from './layout.ts'
import { readStored } from './stored-json.ts'
import {
  currentVersion,
  endPending,
  isPending,
  switchTo,
  versionFolder,
  versionNames,
} from './version-folders.ts'
import { readInfo } from './version-info.ts'
import { isLeased } from './version-leases.ts'

/** Builds of one name that are not removed, the newest included. */
const STORED_BUILDS = 2

/** A version of one kind of records, by its name. */
export interface KindVersion {
  kind: Kind
  version: string
}

/** A version as it is listed: what its `info.json` says, or why that cannot be read. */
export type Version = KindVersion & { current: boolean; pending: boolean } & (
    | { info: DataInfo; bytes: number }
    | { error: string }
  )

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
    const listed = { kind, version, current: version === current, pending: isPending(folder, version) }
    return readInfo(versionFolder(folder, version)).then(
      ({ info, files }) => ({ ...listed, info, bytes: bytesOf(files) }),
      (error) => ({ ...listed, error: messageOf(error) }),
    )
  })
  return { versions: await Promise.all(versions), errors }
}

const bytesOf = (files: Checksums) => Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)

const messageOf = (error: unknown) => {
  if (error instanceof DataError) return error.message
  throw error
}

/** The result of reading a version in full: its size in bytes, or what is wrong with it. */
export type Verified = KindVersion & ({ info: DataInfo; bytes: number } | { error: string })

/** Reads every byte of the versions of a name (NAME or NAME@STAMP), or of all, and compares it with the checksums. */
export async function* verifyVersions(dataDir: string, wanted?: string): AsyncGenerator<Verified> {
  const found = wanted === undefined ? await everyVersion(dataDir) : await findVersions(dataDir, wanted)
  for (const { kind, folder, versions } of found)
    for (const version of versions) yield { kind, version, ...(await verify(versionFolder(folder, version))) }
}

async function verify(folder: string): Promise<{ info: DataInfo; bytes: number } | { error: string }> {
  try {
    const { info, files } = await checkFully(folder)
    await removeNote(folder)
    return { info, bytes: bytesOf(files) }
  } catch (error) {
    return { error: messageOf(error) }
  }
}

/** The versions in a kind's folder but those that wait to be used or removed, oldest first within a name. */
export const decidedVersions = async (folder: string) =>
  (await versionNames(folder)).filter((version) => !isPending(folder, version))

/** The time of a build, in its version's name. */
export const stampOf = (version: string) => version.slice(version.indexOf('@') + 1)

/** A version by the time of its build, as it is named now; undefined when it was removed. */
export const findBuild = async (folder: string, version: string): Promise<string | undefined> =>
  (await versionNames(folder)).find((one) => stampOf(one) === stampOf(version))

/** Orders versions by the times of their builds, the newest first. */
export const byNewestBuild = (a: string, b: string): number => stampOf(b).localeCompare(stampOf(a))

/** The versions that can be used without a person's decision, newest first. */
export const newestFirst = async (folder: string): Promise<string[]> =>
  (await decidedVersions(folder)).sort(byNewestBuild)

/** The versions in a kind's folder that are earlier than one and of its name, newest first: another name is other data. */
export async function earlierVersions(folder: string, version: string): Promise<string[]> {
  const isEarlier = (other: string) => nameOf(other) === nameOf(version) && stampOf(other) < stampOf(version)
  return (await newestFirst(folder)).filter(isEarlier)
}

/**
 * The version from which a service answers for a kind: the one in use. When it is not known, the newest one, with an `error` that says why, if all
 * have one name; throws a DataError when there are several names. Undefined when there is no data.
 */
export async function versionToUse(folder: string): Promise<{ version?: string; error?: Error }> {
  const all = await newestFirst(folder)
  try {
    const version = await currentVersion(folder)
    if (version !== undefined || all.length === 0) return { version }
    throw new DataError(`${folder} does not name the version in use. Select one: npm run data -- use NAME`)
  } catch (error) {
    if (new Set(all.map(nameOf)).size !== 1) throw error
    return { version: all[0], error: error as Error }
  }
}

/** The data set of a version. */
export const nameOf = (version: string) => version.slice(0, version.indexOf('@'))

/** The versions of one kind with a name, oldest first. */
interface NamedVersions {
  kind: Kind
  folder: string
  versions: string[]
}

const everyVersion = (dataDir: string, of: readonly Kind[] = kinds): Promise<NamedVersions[]> =>
  Promise.all(
    of.map(async (kind) => {
      const folder = kindFolder(dataDir, kind)
      return { kind, folder, versions: await versionNames(folder) }
    }),
  )

/**
 * The versions of each kind with a data set's name, or the one with NAME@STAMP; both kinds may have the name. Throws a DataError when
 * there are none.
 */
async function findVersions(dataDir: string, wanted: string, of?: readonly Kind[]): Promise<NamedVersions[]> {
  const all = await everyVersion(dataDir, of)
  const hasName = (version: string) => version === wanted || nameOf(version) === wanted
  const found = all.map((of) => ({ ...of, versions: of.versions.filter(hasName) }))
  if (found.some(({ versions }) => versions.length > 0))
    return found.filter(({ versions }) => versions.length > 0)
  const names = all.flatMap(({ versions }) => versions.map(nameOf))
  const known = [...new Set(names)].join(', ') || 'none'
  throw new DataError(`No data set is named "${wanted}". Data sets: ${known}`)
}

/**
 * Switches each of the kinds that has that name to its newest version, or to exactly NAME@STAMP; gives the versions. One that was pending
 * then supersedes older ones, as a build does.
 */
export async function switchVersion(
  dataDir: string,
  wanted: string,
  of?: readonly Kind[],
): Promise<KindVersion[]> {
  const newest = await newestVersions(dataDir, wanted, of)
  for (const { kind, version } of newest) {
    const folder = kindFolder(dataDir, kind)
    const wasPending = isPending(folder, version)
    await endPending(folder, version)
    await switchTo(folder, version)
    if (wasPending) await pruneVersions(folder, nameOf(version))
  }
  return newest
}

/** The newest version of each kind with a data set's name, or exactly NAME@STAMP; throws a DataError when there is none. */
export async function newestVersions(
  dataDir: string,
  wanted: string,
  of?: readonly Kind[],
): Promise<KindVersion[]> {
  const found = await findVersions(dataDir, wanted, of)
  return found.map(({ kind, versions }) => ({ kind, version: versions.at(-1) as string }))
}

/** Removes one version or all of a name, of each of the kinds; throws a DataError, and removes none, when one of them is in use. */
export async function removeVersions(
  dataDir: string,
  wanted: string,
  of?: readonly Kind[],
): Promise<KindVersion[]> {
  const found = await findVersions(dataDir, wanted, of)
  for (const { kind, folder, versions } of found) {
    const current = await currentVersion(folder)
    if (current && versions.includes(current))
      throw new DataError(
        `${current} is in use for ${kind}. Switch to another version with "use" before you remove it`,
      )
  }
  for (const { folder, versions } of found)
    for (const version of versions) await removeFolder(folder, version)
  return found.flatMap(({ kind, versions }) => versions.map((version) => ({ kind, version })))
}

/**
 * Removes the superseded builds of a name in a kind's folder; the newest ones, the one in use, those that services still answer from and those that are pending remain, and, where a merge made the one in use, the
 * one before the merge: the merge can be undone, also after it was done again with more decisions.
 */
export async function pruneVersions(folder: string, name: string): Promise<void> {
  const current = await currentVersion(folder)
  const before = current && (await beforeMerge(versionFolder(folder, current)))
  const ofName = (await decidedVersions(folder)).filter((version) => nameOf(version) === name)
  const superseded = ofName.slice(0, -STORED_BUILDS)
  await removeUnleased(
    folder,
    superseded.filter((version) => version !== current && stampOf(version) !== before),
  )
}

/** Removes versions of a kind's folder but those that services still answer from. */
export async function removeUnleased(folder: string, versions: readonly string[]): Promise<void> {
  for (const version of versions) if (!(await isLeased(folder, version))) await removeFolder(folder, version)
}

/** The time of the build that was merged into, of a version that a merge made. */
async function beforeMerge(folder: string): Promise<string | undefined> {
  const merge = await readStored(join(folder, versionFiles.merge), z.object({ into: z.string() }))
  return merge && stampOf(merge.into)
}

const removeFolder = (folder: string, version: string) =>
  rm(versionFolder(folder, version), { recursive: true, force: true })
