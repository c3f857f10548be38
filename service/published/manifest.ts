import { createHash } from 'node:crypto'
import { z } from 'zod'
import { nameOf } from '../versions/versions.ts'
import { publishedMessages as messages } from './messages.ts'
import { type DataPart, parts } from './parts.ts'
import { PlaceError } from './places/place.ts'

/** Number of the format of what is published; counted up with every change, so that it is not misread. */
export const FORMAT = 1
const MAX_FILES = 1000
const MAX_BYTES = 2 ** 50

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in small letters')
const bytes = z.int().min(0).max(MAX_BYTES)

/** A file by its content: it is stored at `blobPath` under its hash, so that what was published never changes. */
const FileRef = z.strictObject({ bytes, sha256: Sha256 })
export type FileRef = z.infer<typeof FileRef>

/** The names of devices of Windows, which cannot be those of files. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
/** One step of a path: no `..`, nothing hidden, nothing that a file system takes for something else. */
const isStep = (step: string) =>
  /^[A-Za-z0-9_](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9_-])?$/.test(step) && !DEVICE.test(step)
const MAX_DEPTH = 4
/** What a service writes into the folder of a version itself. */
const OWN = new Set(['published.json', 'pending', 'lease.txt', 'damaged.txt'])

/** A path within the folder of a version. */
const FilePath = z.string().refine((path) => {
  const steps = path.split('/')
  return steps.length <= MAX_DEPTH && steps.every(isStep) && !OWN.has(path.toLowerCase())
}, 'must be a plain path within the folder')

const VersionName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,59}@[A-Za-z0-9]{1,30}$/, 'must be NAME@STAMP')

const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  kind: z.enum(parts),
  set: z.string(),
  version: VersionName,
  /** When the version was published first (ISO); for people. */
  created: z.string(),
  files: z.array(FileRef.extend({ path: FilePath })).max(MAX_FILES),
})
/** A version: its files with their sizes and hashes. */
export type Manifest = z.infer<typeof Manifest>

const Pointer = z.strictObject({
  format: z.literal(FORMAT),
  kind: z.enum(parts),
  set: z.string(),
  version: VersionName,
  manifest: FileRef,
  /** What the operator corrected of this set and forgot of this kind, with the key of its hashes; null where there is none. */
  changes: z.strictObject({
    corrections: FileRef.nullable(),
    forgotten: FileRef.nullable(),
    forgottenKey: FileRef.nullable(),
  }),
  published: z.string(),
})
/** Which version of a part is to be used, and what was changed since it was built. */
export type Pointer = z.infer<typeof Pointer>

/** Paths in a place, with `/` between their steps. */
export const pointerPath = (part: DataPart) => `${part}/current.json`
export const manifestFolder = (part: DataPart) => `${part}/versions`
export const manifestPath = (part: DataPart, version: string) => `${manifestFolder(part)}/${version}.json`
export const blobFolder = (part: DataPart) => `${part}/blobs`
export const blobPath = (part: DataPart, { sha256 }: FileRef) => `${blobFolder(part)}/${sha256}`

/** The most that a pointer and a manifest have. */
export const MAX_POINTER = 64 * 1024
export const MAX_MANIFEST = 1024 * 1024

export const refOf = (content: Buffer): FileRef => ({
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
})

export const bytesOf = (files: readonly FileRef[]) => files.reduce((sum, file) => sum + file.bytes, 0)

const Format = z.object({ format: z.number() })

function parsed<T>(path: string, text: Buffer, schema: z.ZodType<T>): T {
  const value = jsonOf(path, text)
  const format = Format.safeParse(value)
  if (format.success && format.data.format !== FORMAT) throw new PlaceError(messages.otherFormat(path))
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new PlaceError(messages.notAManifest(path, `${issue?.path.join('.')} ${issue?.message}`.trim()))
}

function jsonOf(path: string, text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'))
  } catch {
    throw new PlaceError(messages.notAManifest(path, 'it is not JSON'))
  }
}

/** Reads a pointer. Throws a PlaceError for one that is damaged, of another part or of another format. */
export function readPointer(part: DataPart, text: Buffer): Pointer {
  const path = pointerPath(part)
  const pointer = parsed(path, text, Pointer)
  checkNames(path, part, pointer)
  return pointer
}

/** Reads the manifest that a pointer names. Throws a PlaceError when it is another one, or names files that must not be written. */
export function readManifest(part: DataPart, { version, manifest }: Pointer, text: Buffer): Manifest {
  const path = manifestPath(part, version)
  const { sha256 } = refOf(text)
  if (sha256 !== manifest.sha256) throw new PlaceError(messages.otherManifest(path), true)
  const found = parsed(path, text, Manifest)
  checkNames(path, part, found)
  if (found.version !== version) throw new PlaceError(messages.notAManifest(path, 'it is of another version'))
  checkPaths(path, found)
  return found
}

/** A manifest that this program wrote itself, if that can still be read. */
export const storedManifest = (text: Buffer): Manifest | undefined => {
  try {
    return Manifest.parse(JSON.parse(text.toString('utf8')))
  } catch {
    return undefined
  }
}

function checkNames(
  path: string,
  part: DataPart,
  { kind, set, version }: Pick<Manifest, 'kind' | 'set' | 'version'>,
) {
  if (kind !== part) throw new PlaceError(messages.notAManifest(path, `it is of ${kind}`))
  if (set !== nameOf(version)) throw new PlaceError(messages.notAManifest(path, 'its set is another one'))
}

/** Two paths that a file system takes for one, or a file where another one needs a folder, would overwrite each other. */
function checkPaths(path: string, { files }: Manifest): void {
  const names = files.map((file) => file.path.toLowerCase())
  const folders = new Set(names.flatMap(foldersOf))
  const twice = names.find((name, i) => names.indexOf(name) !== i || folders.has(name))
  if (twice !== undefined) throw new PlaceError(messages.notAManifest(path, `${twice} is there twice`))
}

const foldersOf = (name: string) =>
  name.split('/').flatMap((_, i, steps) => (i > 0 ? [steps.slice(0, i).join('/')] : []))
