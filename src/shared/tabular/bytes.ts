import { FileError, isUnreadable } from './file-error.ts'
import { type FileKind, kindOf } from './kind.ts'

const HEAD_BYTES = 65_536
/** Lists pack about 1 to 10; a small file that unpacks beyond 1 to 200 is made to fill memory or the disk. */
const MAX_RATIO = 200
const HARMLESS_BYTES = 64 * 2 ** 20

/** A stream that unpacks what goes through it. */
export type Unpack = () => ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>

/** How a file is packed: what the format is called, what the packed file is in a message, and what unpacks it. */
export interface Packing {
  format: 'gzip' | 'zip'
  title: string
  unpack: Unpack
}

const standardGunzip: Unpack = () => new DecompressionStream('gzip')

/** A file with its first bytes. */
export interface Bytes {
  file: Blob
  packing?: Packing
  kind: Exclude<FileKind, 'gzip'>
  /** The first bytes, unpacked. */
  head: Uint8Array
}

/** Reads the beginning of a file, which `gunzip` unpacks where it is packed. Throws `FileError` when it is empty or in an unsupported format. */
export async function lookAt(file: Blob, gunzip = standardGunzip): Promise<Bytes> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const kind = kindOf(head)
  if (kind !== 'gzip') return { file, kind, head }
  const inner = await lookInside(file, { format: 'gzip', title: 'gzip file', unpack: gunzip })
  if (inner.kind === 'parquet') throw new FileError('The file is Parquet packed with gzip. Unpack it first.')
  return inner
}

/** Reads the beginning of a packed file. Throws `FileError` when it is damaged, empty or in an unsupported format. */
export async function lookInside(file: Blob, packing: Packing): Promise<Bytes> {
  const head = await unpackedHead(file, packing)
  const kind = kindOf(head)
  if (kind === 'gzip') throw new FileError('The file is packed twice. Unpack it once.')
  return { file, packing, kind, head }
}

async function unpackedHead(file: Blob, packing: Packing): Promise<Uint8Array> {
  const head = new Uint8Array(HEAD_BYTES)
  let length = 0
  for await (const part of readBytes({ file, packing })) {
    head.set(part.subarray(0, HEAD_BYTES - length), length)
    length = Math.min(HEAD_BYTES, length + part.length)
    if (length === HEAD_BYTES) break
  }
  return head.subarray(0, length)
}

/**
 * The content in parts, unpacked. `onBytes` gets the number of bytes of the file read so far.
 * Throws `FileError` for a damaged or cut packed file, and for one that unpacks without end.
 */
export async function* readBytes(
  { file, packing }: Pick<Bytes, 'file' | 'packing'>,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  let read = 0
  const count = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      read += part.length
      controller.enqueue(part as Uint8Array<ArrayBuffer>)
    },
  })
  const stream = packing ? file.stream().pipeThrough(count).pipeThrough(packing.unpack()) : file.stream()
  const reader = stream.getReader()
  let unpacked = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      unpacked += next.value.length
      if (packing && unpacked > Math.max(HARMLESS_BYTES, file.size * MAX_RATIO))
        throw new FileError(
          `The ${packing.title} unpacks to over ${MAX_RATIO} times its size. It is no list.`,
        )
      onBytes(packing ? read : unpacked)
      yield next.value
    }
  } catch (problem) {
    if (!packing || problem instanceof FileError || isUnreadable(problem)) throw problem
    throw new FileError(`The ${packing.title} is damaged or cut off. Fetch it again.`)
  } finally {
    reader.cancel().catch(() => {})
  }
}
