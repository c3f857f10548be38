import { link, mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fetchedManifest } from '../versions/fetched-copy.ts'
import { makeLasting, versionFolder, versionsFolder } from '../versions/version-folders.ts'
import { hashOfFile, PART } from './copy-verified.ts'
import { type FetchOptions, fetchFile } from './fetch-file.ts'
import { bytesOf, MAX_MANIFEST, type Manifest, manifestPath, type Pointer, readManifest } from './manifest.ts'
import { publishedMessages as messages } from './messages.ts'
import type { DataPart } from './parts.ts'
import { PlaceError } from './places/place.ts'
import { checksumsIn, publishedPaths } from './stored-files.ts'

/** Bytes of the disk that are left free. */
const LEFT_FREE = 64 * 2 ** 20

export interface VersionOptions extends Omit<FetchOptions, 'onBytes'> {
  onProgress?: (done: number, total: number) => void
  /** Bytes that may be fetched; what the disk has free less a rest when absent. */
  room?: number | undefined
  /** Files that this process has compared with their hashes, so that no other try reads them again. */
  verified: Set<string>
  /** Throws when this service cannot read a version of the part. */
  check?: ((folder: string, part: DataPart) => Promise<void>) | undefined
}

/** In the folder of a part: versions whose files are not all there. */
export const FETCHING = 'fetching'
const stagingFolder = (folder: string, version: string) => join(folder, FETCHING, version)

/**
 * Fetches the version that a pointer names into the folder of its part, beside a damaged copy of it if there is one: files that are there and
 * undamaged are not fetched. The version appears when all of its files are compared with their hashes and lasting. Throws a PlaceError.
 */
export async function fetchVersion(folder: string, pointer: Pointer, options: VersionOptions): Promise<void> {
  const { place, part, signal, check } = options
  const path = manifestPath(part, pointer.version)
  const text = await place.read(path, MAX_MANIFEST, signal)
  if (!text) throw new PlaceError(messages.notThere(path), true)
  const manifest = readManifest(part, pointer, text)
  const staging = stagingFolder(folder, pointer.version)
  await removeOthers(dirname(staging), pointer.version)
  await mkdir(staging, { recursive: true, mode: 0o700 })
  await reuseCopy(versionFolder(folder, pointer.version), staging, manifest)
  await fetchFiles(staging, manifest, options)
  await checkComplete(staging, manifest)
  await check?.(staging, part)
  await removeUnknown(staging, manifest)
  await writeFile(fetchedManifest(staging), text, { mode: 0o600, flush: true })
  await moveInto(folder, staging, pointer.version)
}

/** Removes what is left of versions that are not wanted any more. */
async function removeOthers(parent: string, version: string): Promise<void> {
  const names = await readdir(parent).catch(() => [])
  for (const name of names.filter((one) => one !== version))
    await rm(join(parent, name), { recursive: true, force: true })
}

/** Links the files of a damaged copy; those that are damaged are found by their hashes. */
async function reuseCopy(copy: string, staging: string, { files }: Manifest): Promise<void> {
  for (const { path, bytes } of files) {
    const [from, to] = [join(copy, path), join(staging, path)]
    if ((await sizeOf(from)) !== bytes) continue
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await link(from, to).catch(() => undefined)
  }
}

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  )

async function fetchFiles(staging: string, { files }: Manifest, options: VersionOptions): Promise<void> {
  const { onProgress, verified, ...rest } = options
  const total = bytesOf(files)
  const missing: typeof files = []
  let done = 0
  const show = (bytes: number) => {
    done += bytes
    onProgress?.(done, total)
  }
  for (const file of files)
    if (await isThere(join(staging, file.path), file, verified)) show(file.bytes)
    else missing.push(file)
  await checkRoom(staging, missing, options.room)
  for (const file of missing) {
    const target = join(staging, file.path)
    await fetchFile(target, { bytes: file.bytes, sha256: file.sha256 }, { ...rest, onBytes: show })
    verified.add(`${target} ${file.sha256}`)
  }
}

/** Whether a file is there with its content; one with other content is removed. */
async function isThere(target: string, { bytes, sha256 }: Manifest['files'][number], verified: Set<string>) {
  const size = await sizeOf(target)
  if (size === undefined) return false
  const name = `${target} ${sha256}`
  if (size === bytes && (verified.has(name) || (await hashOfFile(target)) === sha256)) {
    verified.add(name)
    return true
  }
  await rm(target)
  return false
}

/** Throws when the disk has no room for files; what is there of them counts. */
async function checkRoom(
  staging: string,
  files: Manifest['files'],
  given: number | undefined,
): Promise<void> {
  let needed = 0
  for (const { path, bytes } of files)
    needed += Math.max(0, bytes - ((await sizeOf(join(staging, path) + PART)) ?? 0))
  const { bavail, bsize } = await statfs(staging)
  const room = given ?? Math.max(0, bavail * bsize - LEFT_FREE)
  if (needed > room) throw new PlaceError(messages.noRoom(needed, room))
}

/** What the version itself says of its files must be in the manifest. */
async function checkComplete(staging: string, { files }: Manifest): Promise<void> {
  const sizes = new Map(files.map(({ path, bytes }) => [path, bytes]))
  const checksums = await checksumsIn(staging)
  for (const path of publishedPaths(checksums)) {
    const expected = checksums[path]?.bytes ?? sizes.get(path)
    if (expected === undefined || sizes.get(path) !== expected)
      throw new PlaceError(messages.incomplete(path))
  }
}

async function removeUnknown(staging: string, { files }: Manifest): Promise<void> {
  const known = new Set(files.map(({ path }) => path))
  for (const entry of await readdir(staging, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isDirectory() && !known.has(relative(staging, file).split(sep).join('/'))) await rm(file)
  }
}

async function moveInto(folder: string, staging: string, version: string): Promise<void> {
  await mkdir(versionsFolder(folder), { recursive: true, mode: 0o700 })
  const target = versionFolder(folder, version)
  const replaced = `${staging}.replaced`
  await makeLasting(staging)
  await rename(target, replaced).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(staging, target)
  await makeLasting(versionsFolder(folder))
  await rm(replaced, { recursive: true, force: true })
}
