import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that several threads have in memory together, by name. */
export type SharedFiles = Readonly<Record<string, SharedArrayBuffer>>

/** Reads a file into memory that threads can share. Rejects when the file cannot be read. */
export async function readShared(path: string): Promise<SharedArrayBuffer> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const shared = new SharedArrayBuffer(size)
    const bytes = new Uint8Array(shared)
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(bytes, at, size - at, at)
      if (bytesRead === 0) throw new Error(`${path} is shorter than it was`)
      at += bytesRead
    }
    return shared
  } finally {
    await file.close()
  }
}

/** Reads files of a folder to be shared. */
export async function readSharedFiles(folder: string, names: readonly string[]): Promise<SharedFiles> {
  const all = await Promise.all(names.map(async (name) => [name, await readShared(join(folder, name))]))
  return Object.fromEntries(all)
}

/** Reads a file of a folder by name: what is shared without a copy, the others from the disk. */
export type ReadFile = (name: string) => Promise<Buffer>

export const fileReader =
  (folder: string, shared: SharedFiles): ReadFile =>
  async (name) =>
    shared[name] ? Buffer.from(shared[name]) : readFile(join(folder, name))
