import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { type Bytes, type Packing, readBytes, type Unpack } from '#shared/tabular/bytes.ts'
import type { Source } from '../source.ts'
import type { Member } from './directory.ts'
import { archiveMessages as messages } from './messages.ts'

/** Passes bytes on, and fails where they are not those that the archive has written down. */
function checked({ sum, unpacked }: Member): ReadableWritablePair<Uint8Array, Uint8Array> {
  let [found, length] = [0, 0]
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      found = crc32(part, found)
      length += part.length
      if (length > unpacked) throw new Error('more bytes than written down')
      controller.enqueue(part)
    },
    flush() {
      if (found !== sum || length !== unpacked) throw new Error('not the checksum that is written down')
    },
  })
}

/** How a file of an archive is packed. In parts of 128 KB, as gzip. */
export function packingOf(member: Member): Packing {
  const unpack = () => {
    const check = checked(member)
    if (!member.isDeflated) return check
    const inflate = Duplex.toWeb(createInflateRaw({ chunkSize: 2 ** 17 }))
    return {
      writable: inflate.writable,
      readable: (inflate.readable as unknown as ReadableStream<Uint8Array>).pipeThrough(check),
    }
  }
  return { format: 'zip', title: messages.member(member.name), unpack: unpack as unknown as Unpack }
}

async function unpackTo(bytes: Bytes, path: string): Promise<void> {
  await pipeline(Readable.from(readBytes(bytes)), createWriteStream(path, { mode: 0o600 }))
}

/**
 * A packed file whose format is read at any place (`open` takes its path): it is unpacked to the temporary folder while it is read, and not
 * longer.
 */
export async function openUnpacked(bytes: Bytes, open: (path: string) => Promise<Source>): Promise<Source> {
  const unpack = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'unpacked-'))
    const path = join(folder, 'file')
    const remove = () => rm(folder, { recursive: true, force: true })
    try {
      await unpackTo(bytes, path)
      return { source: await open(path), remove }
    } catch (error) {
      await remove()
      throw error
    }
  }
  const { source, remove } = await unpack()
  await remove()
  return {
    ...source,
    pick: undefined,
    about: `${source.about}, zip`,
    async *read(onBytes) {
      const again = await unpack()
      try {
        yield* again.source.read(onBytes)
      } finally {
        await again.remove()
      }
    },
  }
}
