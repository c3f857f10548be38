import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataSetName } from '#contract/data-sets.ts'
import { DataError } from './data-error.ts'
import { versionFiles } from './layout.ts'
import { processExists } from './process-exists.ts'

/** End of the name of a folder whose version is being built. */
export const BUILDING = '.building'
/** Start of the name of a file that is about to become `current`; the number of its process follows. */
export const TEMPORARY = 'current.'

export const versionsFolder = (dataDir: string) => join(dataDir, 'versions')
export const versionFolder = (dataDir: string, version: string) => join(versionsFolder(dataDir), version)
export const buildingFolder = (dataDir: string, version: string) =>
  join(versionsFolder(dataDir), version + BUILDING)

const currentFile = (dataDir: string) => join(dataDir, 'current')

/** Throws a DataError unless `name` can be the name of a data set: it becomes part of a folder's name. */
export function checkName(name: string): void {
  if (dataSetName.test(name) && !name.endsWith(BUILDING)) return
  throw new DataError(
    `"${name}" cannot be the name of a data set: up to 60 letters, digits, dots, hyphens and underscores`,
  )
}

/** `sample@20261101T093000123Z`: versions of one name sort by time. */
export function newVersion(name: string, now: Date): string {
  checkName(name)
  return `${name}@${now.toISOString().replace(/[-:.]/g, '')}`
}

async function entries(dataDir: string): Promise<string[]> {
  const found = await readdir(versionsFolder(dataDir), { withFileTypes: true }).catch(nothingIfAbsent)
  return found.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

function nothingIfAbsent(error: NodeJS.ErrnoException): [] {
  return undefinedIfAbsent(error) ?? []
}

function undefinedIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}

/** The finished versions, oldest first within a name. */
export async function versionNames(dataDir: string): Promise<string[]> {
  return (await entries(dataDir)).filter((name) => name.includes('@') && !name.endsWith(BUILDING)).sort()
}

/** Whether a version is built and checked, and waits to be used or removed: it is never selected by itself, and not superseded. */
export const isPending = (dataDir: string, version: string): boolean =>
  existsSync(pendingFile(dataDir, version))

const pendingFile = (dataDir: string, version: string) =>
  join(versionFolder(dataDir, version), versionFiles.pending)

/** Makes a version one like all others. */
export const endPending = (dataDir: string, version: string) =>
  rm(pendingFile(dataDir, version), { force: true })

/** Removes what builds and switches that were cut short have left. Only for the one who holds the build lock. */
export async function removeLeftovers(dataDir: string): Promise<void> {
  const folders = (await entries(dataDir)).filter((name) => name.endsWith(BUILDING))
  for (const name of folders) await rm(join(versionsFolder(dataDir), name), { recursive: true, force: true })
  const files = (await readdir(dataDir)).filter((name) => name.startsWith(TEMPORARY) && !isOfSomebody(name))
  for (const name of files) await rm(join(dataDir, name), { force: true })
}

const isOfSomebody = (name: string) => processExists(Number(name.slice(TEMPORARY.length)))

/**
 * The version in use, or undefined when there is none yet. Throws a DataError when the file that names it does not: it is never taken for a
 * folder without data.
 */
export async function currentVersion(dataDir: string): Promise<string | undefined> {
  const file = currentFile(dataDir)
  const text = await readFile(file, 'utf8').catch(undefinedIfAbsent)
  if (text === undefined) return undefined
  const version = text.trim()
  if (isVersion(version)) return version
  const state = version === '' ? 'is empty' : 'does not name a version of the data'
  throw new DataError(`${file} ${state}. Choose a version: npm run data -- use NAME`)
}

const isVersion = (text: string) => /^[A-Za-z0-9][A-Za-z0-9._-]*@[A-Za-z0-9]+$/.test(text)

/** Whether there is data in a kind's folder, in use or not. */
export async function hasData(dataDir: string): Promise<boolean> {
  const text = await readFile(currentFile(dataDir), 'utf8').catch(undefinedIfAbsent)
  return text !== undefined || (await versionNames(dataDir)).length > 0
}

/** Makes a finished version the one in use, in one step; lasting when it returns. */
export async function switchTo(dataDir: string, version: string): Promise<void> {
  const temporary = join(dataDir, TEMPORARY + process.pid)
  try {
    await writeFile(temporary, `${version}\n`, { flush: true, mode: 0o600 })
    await rename(temporary, currentFile(dataDir))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await makeLasting(dataDir)
}

/** Waits until the file or the folder's list of names is on the disk. */
export async function makeLasting(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes files of a folder lasting, and leaves them to their owner alone: the engines create them for everybody to read. */
export async function makeFilesLasting(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await chmod(join(folder, file), 0o600)
    await makeLasting(join(folder, file))
  }
}

/** Turns a finished building folder, whose files are lasting, into a version. */
export async function finishFolder(dataDir: string, version: string): Promise<void> {
  const building = buildingFolder(dataDir, version)
  await makeLasting(building)
  await rename(building, versionFolder(dataDir, version))
  await makeLasting(versionsFolder(dataDir))
}

export async function makeBuildingFolder(dataDir: string, version: string): Promise<string> {
  const folder = buildingFolder(dataDir, version)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}
