import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'

/** Lines for a file, and how many of their bytes the disk has. */
export interface Batch {
  name: string
  bytes: Buffer
  written: number
}

/** Appends to one file at a time in a folder. */
export function lineWriter(folder: string) {
  let current: { name: string; file: FileHandle } | undefined

  async function fileNamed(name: string): Promise<FileHandle> {
    if (current?.name === name) return current.file
    await close()
    const file = await open(join(folder, name), 'a', 0o600)
    current = { name, file }
    return file
  }

  async function close(): Promise<void> {
    await current?.file.close()
    current = undefined
  }

  return {
    /** Rejects when the disk refuses it; what it has taken until then is not written again by the next attempt. */
    async append(batch: Batch): Promise<void> {
      const file = await fileNamed(batch.name)
      while (batch.written < batch.bytes.length) {
        const { bytesWritten } = await file.write(batch.bytes, batch.written)
        batch.written += bytesWritten
      }
    },
    close,
  }
}
