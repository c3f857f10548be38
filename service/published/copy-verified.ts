import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FileRef } from './manifest.ts'
import { publishedMessages as messages } from './messages.ts'
import { type Opened, PlaceError } from './places/place.ts'

/** End of the name of a file that is not whole yet. */
export const PART = '.part'

/** Where a file comes from, and who follows how far it is. */
export interface CopyOptions {
  /** For messages. */
  path: string
  open(from: number): Promise<Opened>
  /** Gets the bytes that are there more; fewer than none where a copy begins again. */
  onBytes(bytes: number): void
}

/**
 * Copies a file to `target`, continues where an earlier copy was cut off, and compares size and SHA-256 on the way; the file has its name
 * once it is whole and lasting. Throws a PlaceError: after one that was cut off the part remains, after a damaged one nothing does.
 */
export async function copyVerified(target: string, ref: FileRef, options: CopyOptions): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const part = target + PART
  const file = await open(part, 'a+', 0o600)
  try {
    await copyRest(file, part, ref, options)
    await file.sync()
  } catch (error) {
    if (error instanceof Damaged) await rm(part, { force: true })
    throw error
  } finally {
    await file.close()
  }
  await rename(part, target)
}

/** Content that another try has to get from its beginning. */
class Damaged extends PlaceError {
  constructor(message: string) {
    super(message, true)
  }
}

async function copyRest(file: FileHandle, part: string, ref: FileRef, options: CopyOptions): Promise<void> {
  const { path, onBytes } = options
  const { size } = await file.stat()
  if (size > ref.bytes) throw new Damaged(messages.wrongSize(path, size, ref.bytes))
  let hash = createHash('sha256')
  await addFile(hash, part, size)
  onBytes(size)
  let written = size
  if (written < ref.bytes) {
    const { start, chunks } = await options.open(written)
    if (start !== written) {
      await file.truncate(0)
      onBytes(-written)
      hash = createHash('sha256')
      written = 0
    }
    for await (const chunk of chunks) {
      written += chunk.length
      if (written > ref.bytes) throw new Damaged(messages.wrongSize(path, written, ref.bytes))
      hash.update(chunk)
      await file.appendFile(chunk)
      onBytes(chunk.length)
    }
  }
  if (written < ref.bytes) throw new PlaceError(messages.cutOff(path, written, ref.bytes), true)
  if (hash.digest('hex') !== ref.sha256) throw new Damaged(messages.wrongContent(path))
}

async function addFile(hash: Hash, file: string, bytes: number): Promise<void> {
  if (bytes === 0) return
  for await (const chunk of createReadStream(file, { end: bytes - 1 })) hash.update(chunk as Buffer)
}

/** The SHA-256 of a file; `onBytes` gets the bytes that are read more. */
export async function hashOfFile(
  file: string,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    hash.update(chunk as Buffer)
    onBytes((chunk as Buffer).length)
  }
  return hash.digest('hex')
}
