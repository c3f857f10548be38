import { FileError, isUnreadable } from './file-error.ts'
import { type FileKind, kindOf } from './kind.ts'

const HEAD_BYTES = 65_536
/** Lists pack about 1 to 10; a small file that unpacks beyond 1 to 200 is made to fill memory or the disk. */
const MAX_RATIO = 200
const HARMLESS_BYTES = 64 * 2 ** 20

/** Makes a stream that unpacks gzip. */
export type Gunzip = () => ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>

const standardGunzip: Gunzip = () => new DecompressionStream('gzip')

/** A file with its first bytes. */
export interface Bytes {
  file: Blob
  packed: boolean
  gunzip: Gunzip
  kind: Exclude<FileKind, 'gzip'>
  /** The first bytes, unpacked. */
  head: Uint8Array
}

/** Reads the beginning of a file, which `gunzip` unpacks where it is packed. Throws `FileError` when it is empty or in an unsupported format. */
export async function lookAt(file: Blob, gunzip = standardGunzip): Promise<Bytes> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const kind = kindOf(head)
  if (kind !== 'gzip') return { file, packed: false, gunzip, kind, head }
  const inner = await unpackedHead(file, gunzip)
  const innerKind = kindOf(inner)
  if (innerKind === 'gzip') throw new FileError('The file is packed twice with gzip. Unpack it once.')
  if (innerKind === 'parquet') throw new FileError('The file is Parquet packed with gzip. Unpack it first.')
  return { file, packed: true, gunzip, kind: innerKind, head: inner }
}

async function unpackedHead(file: Blob, gunzip: Gunzip): Promise<Uint8Array> {
  const head = new Uint8Array(HEAD_BYTES)
  let length = 0
  for await (const part of readBytes({ file, packed: true, gunzip })) {
    head.set(part.subarray(0, HEAD_BYTES - length), length)
    length = Math.min(HEAD_BYTES, length + part.length)
    if (length === HEAD_BYTES) break
  }
  return head.subarray(0, length)
}

/**
 * The content in parts, unpacked. `onBytes` gets the number of bytes of the file read so far.
 * Throws `FileError` for a damaged or cut gzip file, and for one that unpacks without end.
 */
export async function* readBytes(
  { file, packed, gunzip }: Omit<Bytes, 'kind' | 'head'>,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  let read = 0
  const count = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      read += part.length
      controller.enqueue(part as Uint8Array<ArrayBuffer>)
    },
  })
  const unpacking = () => file.stream().pipeThrough(count).pipeThrough(gunzip())
  const reader = (packed ? unpacking() : file.stream()).getReader()
  let unpacked = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      unpacked += next.value.length
      if (packed && unpacked > Math.max(HARMLESS_BYTES, file.size * MAX_RATIO))
        throw new FileError(`The gzip file unpacks to over ${MAX_RATIO} times its size. It is no list.`)
      onBytes(packed ? read : unpacked)
      yield next.value
    }
  } catch (problem) {
    if (!packed || problem instanceof FileError || isUnreadable(problem)) throw problem
    throw new FileError('The gzip file is damaged or cut off. Fetch it again.')
  } finally {
    reader.cancel().catch(() => {})
  }
}
