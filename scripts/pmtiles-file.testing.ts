import { open } from 'node:fs/promises'
import type { Source } from 'pmtiles'

/** A PMTiles file as its reader takes it. */
export async function fileSource(path: string): Promise<Source> {
  const file = await open(path)
  return {
    getKey: () => path,
    getBytes: async (offset, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset)
      return { data: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead) as ArrayBuffer }
    },
  }
}
