import { byNewestBuild } from '../versions/versions.ts'
import {
  blobFolder,
  blobPath,
  type FileRef,
  MAX_MANIFEST,
  MAX_POINTER,
  manifestFolder,
  manifestPath,
  pointerPath,
  readPointer,
  storedManifest,
} from './manifest.ts'
import type { DataPart } from './parts.ts'
import type { WritablePlace } from './places/place.ts'

/**
 * Removes all but the newest versions of a part from a place: `count` of them remain, the current one among them. Files that no remaining
 * version has go with them. Gives the removed versions.
 */
export async function removeOlder(place: WritablePlace, part: DataPart, count: number): Promise<string[]> {
  const text = await place.read(pointerPath(part), MAX_POINTER)
  if (!text) return []
  const pointer = readPointer(part, text)
  const named = (await place.list(manifestFolder(part))).filter((name) => name.endsWith('.json'))
  const versions = named
    .map((name) => name.slice(0, -'.json'.length))
    .filter((one) => one !== pointer.version)
  versions.sort(byNewestBuild)
  const [remaining, removed] = [versions.slice(0, count - 1), versions.slice(count - 1)]
  for (const version of removed) await place.remove(manifestPath(part, version))
  const needed = Object.values(pointer.changes).filter((ref) => ref !== null)
  await removeBlobs(place, part, [
    ...needed,
    ...(await filesOf(place, part, [pointer.version, ...remaining])),
  ])
  return removed
}

/** The files of versions; throws when one of the manifests cannot be read, so that none of its files is removed. */
async function filesOf(
  place: WritablePlace,
  part: DataPart,
  versions: readonly string[],
): Promise<FileRef[]> {
  const files: FileRef[] = []
  for (const version of versions) {
    const text = await place.read(manifestPath(part, version), MAX_MANIFEST)
    const manifest = text && storedManifest(text)
    if (!manifest) throw new Error(`${manifestPath(part, version)} cannot be read; no file is removed`)
    files.push(...manifest.files)
  }
  return files
}

async function removeBlobs(place: WritablePlace, part: DataPart, needed: readonly FileRef[]): Promise<void> {
  const paths = new Set(needed.map((ref) => blobPath(part, ref)))
  for (const name of await place.list(blobFolder(part))) {
    const path = `${blobFolder(part)}/${name}`
    if (!paths.has(path)) await place.remove(path)
  }
}
