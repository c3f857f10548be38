import { join } from 'node:path'
import { versionFolder } from '../versions/version-folders.ts'
import { nameOf } from '../versions/versions.ts'
import {
  blobPath,
  bytesOf,
  type FileRef,
  FORMAT,
  MAX_MANIFEST,
  MAX_POINTER,
  type Manifest,
  manifestPath,
  type Pointer,
  pointerPath,
  refOf,
  storedManifest,
} from './manifest.ts'
import type { DataPart } from './parts.ts'
import { partFolder } from './parts.ts'
import type { LocalFile, WritablePlace } from './places/place.ts'
import { changeFile, changes, readChange } from './stored-changes.ts'
import { isSameVersion, readFiles } from './stored-files.ts'

/** A version that is published, and who follows how far it is. */
export interface Publishing {
  dataDir: string
  part: DataPart
  version: string
  place: WritablePlace
  signal?: AbortSignal | undefined
  /** Gets the bytes that are in the place, and those of the whole version. */
  onProgress?: ((done: number, total: number) => void) | undefined
}

/** The bytes of a version that is published, and how many of them were copied. */
export interface Published {
  bytes: number
  sent: number
}

/**
 * Publishes a version: its files, which are stored by their hashes, then its manifest, then what names it as the current one. What is there
 * already is not copied again. Throws a DataError when a file is damaged, a PlaceError when the place does not take one.
 */
export async function publishToPlace(publishing: Publishing): Promise<Published> {
  const { part, version, place, signal } = publishing
  const { manifest, text, isThere } = await manifestOf(publishing)
  const sent = await putFiles(publishing, manifest)
  if (!isThere) await place.write(manifestPath(part, version), text, signal)
  await writePointer(publishing, refOf(text))
  return { bytes: bytesOf(manifest.files), sent }
}

const jsonOf = (value: object) => Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`)

/** A manifest with its text, and whether it is in the place already. */
interface WrittenManifest {
  manifest: Manifest
  text: Buffer
  isThere: boolean
}

/** The manifest of a version: the one that was published before, byte for byte, as long as the files are the same, else a new one. */
async function manifestOf({ dataDir, part, version, place, signal }: Publishing): Promise<WrittenManifest> {
  const folder = versionFolder(partFolder(dataDir, part), version)
  const text = await place.read(manifestPath(part, version), MAX_MANIFEST, signal)
  const before = text && storedManifest(text)
  if (text && before?.version === version && (await isSameVersion(folder, before.files)))
    return { manifest: before, text, isThere: true }
  const files = await readFiles(folder, version)
  const created = new Date().toISOString()
  const manifest: Manifest = { format: FORMAT, kind: part, set: nameOf(version), version, created, files }
  return { manifest, text: jsonOf(manifest), isThere: false }
}

async function putFiles(publishing: Publishing, { files }: Manifest): Promise<number> {
  const { dataDir, part, version, place, signal, onProgress } = publishing
  const folder = versionFolder(partFolder(dataDir, part), version)
  const total = bytesOf(files)
  let [done, sent] = [0, 0]
  const show = (bytes: number) => {
    done += bytes
    onProgress?.(done, total)
  }
  for (const { path, ...ref } of files) {
    signal?.throwIfAborted()
    const blob = blobPath(part, ref)
    if ((await place.sizeOf(blob, signal)) === ref.bytes) {
      show(ref.bytes)
      continue
    }
    await place.put(blob, { file: join(folder, path), ...ref } satisfies LocalFile, show, signal)
    sent += ref.bytes
  }
  return sent
}

/** Names the version as the current one, with what was corrected and forgotten by now, unless that is so already. */
async function writePointer(publishing: Publishing, manifest: FileRef): Promise<void> {
  const { part, version, place, signal } = publishing
  const set = nameOf(version)
  const content: Omit<Pointer, 'published'> = {
    ...{ format: FORMAT, kind: part, set, version, manifest },
    changes: await putChanges(publishing, set),
  }
  const path = pointerPath(part)
  const before = await place.read(path, MAX_POINTER, signal)
  if (before && sameExceptTime(before, content)) return
  await place.write(path, jsonOf({ ...content, published: new Date().toISOString() }), signal)
}

function sameExceptTime(before: Buffer, content: object): boolean {
  try {
    const { published: _published, ...rest } = JSON.parse(before.toString('utf8'))
    return JSON.stringify(rest) === JSON.stringify(content)
  } catch {
    return false
  }
}

async function putChanges(
  { dataDir, part, place, signal }: Publishing,
  set: string,
): Promise<Pointer['changes']> {
  const refs: Pointer['changes'] = { corrections: null, forgotten: null, forgottenKey: null }
  for (const change of changes) {
    const content = await readChange(changeFile(partFolder(dataDir, part), part, set, change))
    if (!content) continue
    const ref = refOf(content)
    const blob = blobPath(part, ref)
    if ((await place.sizeOf(blob, signal)) !== ref.bytes) await place.write(blob, content, signal)
    refs[change] = ref
  }
  return refs
}
