import { FileError } from './file-fault.ts'
import { type FileKind, kindOf } from './kind.ts'

const HEAD = 65_536
/** Text of customers packs about 1 to 10; beyond 1 to 200 a small file is made to fill the browser. */
const MAX_UNPACKED = 200
const HARMLESS_BYTES = 64 * 2 ** 20

/** A file of which the beginning is known. */
export interface Bytes {
  file: Blob
  packed: boolean
  kind: Exclude<FileKind, 'gzip'>
  /** The first bytes, unpacked. */
  head: Uint8Array
}

/** Looks at the beginning of a file. Raises `FileError` when it is empty or holds no rows we read. */
export async function lookAt(file: Blob): Promise<Bytes> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  const kind = kindOf(head)
  if (kind !== 'gzip') return { file, packed: false, kind, head }
  const inner = await unpackedHead(file)
  const innerKind = kindOf(inner)
  if (innerKind === 'gzip') throw new FileError('The file is packed twice with gzip. Unpack it once.')
  return { file, packed: true, kind: innerKind, head: inner }
}

async function unpackedHead(file: Blob): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of readBytes({ file, packed: true })) {
    parts.push(part)
    length += part.length
    if (length >= HEAD) break
  }
  return joined(parts).subarray(0, HEAD)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/**
 * The content in pieces, unpacked. `onBytes` hears how many bytes of the file have been read.
 * Raises `FileError` for a damaged or cut gzip file, and for one that unpacks without end.
 */
export async function* readBytes(
  { file, packed }: Pick<Bytes, 'file' | 'packed'>,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  let read = 0
  const counted = file.stream().pipeThrough(
    new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>({
      transform(part, controller) {
        read += part.length
        controller.enqueue(part as Uint8Array<ArrayBuffer>)
      },
    }),
  )
  const reader = (packed ? counted.pipeThrough(new DecompressionStream('gzip')) : counted).getReader()
  let unpacked = 0
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      unpacked += next.value.length
      if (packed && unpacked > Math.max(HARMLESS_BYTES, file.size * MAX_UNPACKED))
        throw new FileError(
          `The gzip file unpacks to over ${MAX_UNPACKED} times its size. It holds no list of customers.`,
        )
      onBytes(read)
      yield next.value
    }
  } catch (problem) {
    if (!packed || problem instanceof FileError) throw problem
    throw new FileError('The gzip file is damaged or cut off. Fetch it again.')
  } finally {
    reader.cancel().catch(() => {})
  }
}
