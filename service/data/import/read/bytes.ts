import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { DataError } from '#service/versions/data-error.ts'
import { type Kind, kindOf } from './kind.ts'

const HEAD = 65_536
/** Text of companies packs about 1 to 10; beyond 1 to 200 a small file is made to fill the disk. */
const MAX_UNPACKED = 200
const HARMLESS_BYTES = 64 * 2 ** 20

/** A file's content, unpacked as it is read. */
export interface Bytes {
  file: string
  /** Bytes on disk. */
  size: number
  packed: boolean
  kind: Exclude<Kind, 'gzip'>
  /** The first bytes, unpacked. */
  head: Buffer
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file).catch((error: Error) => {
    throw new DataError(`The file ${file} cannot be read: ${error.message}`)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function unpackedHead(file: string, size: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of readBytes({ file, size, packed: true })) {
    parts.push(part)
    length += part.length
    if (length >= HEAD) break
  }
  return Buffer.concat(parts).subarray(0, HEAD)
}

/** Looks at the beginning of a file. Throws `DataError` when it is missing, empty or none of the kinds we read. */
export async function lookAt(file: string): Promise<Bytes> {
  const found = await stat(file).catch(() => undefined)
  if (!found) throw new DataError(`There is no file ${file}`)
  if (!found.isFile()) throw new DataError(`${file} is not a file`)
  const { size } = found
  const head = await headOf(file)
  const kind = kindOf(head)
  if (kind !== 'gzip') return { file, size, packed: false, kind, head }
  const inner = await unpackedHead(file, size)
  const innerKind = kindOf(inner)
  if (innerKind === 'gzip') throw new DataError('The file is packed twice with gzip. Unpack it once')
  if (innerKind === 'parquet') throw new DataError('The file is Parquet packed with gzip. Unpack it first')
  return { file, size, packed: true, kind: innerKind, head: inner }
}

/**
 * The content in pieces, unpacked. `onBytes` hears how many bytes of the file on disk have been read.
 * Throws `DataError` for a broken or cut gzip file and for one that unpacks without end.
 */
export async function* readBytes(
  { file, size, packed }: Pick<Bytes, 'file' | 'size' | 'packed'>,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const stream = createReadStream(file, { highWaterMark: 2 ** 18 })
  const plain = packed ? stream.pipe(createGunzip({ chunkSize: 2 ** 18 })) : stream
  stream.on('error', (error) => plain.destroy(error))
  let unpacked = 0
  try {
    for await (const part of plain as AsyncIterable<Buffer>) {
      unpacked += part.length
      if (packed && unpacked > Math.max(HARMLESS_BYTES, size * MAX_UNPACKED))
        throw new DataError(
          `The gzip file unpacks to over ${MAX_UNPACKED} times its size. It is no list of companies`,
        )
      onBytes?.(stream.bytesRead)
      yield part
    }
  } catch (error) {
    if (error instanceof DataError || !packed) throw error
    throw new DataError(`The gzip file is damaged or cut off (${(error as Error).message})`)
  } finally {
    stream.destroy()
  }
}
