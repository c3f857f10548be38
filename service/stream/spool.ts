import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { refusedByLayer } from '../http/problem.ts'

/** How much of an upload is stored ahead of the work on it, in bytes, and how long the next part may take, in milliseconds. */
export interface SpoolBounds {
  memory: number
  disk: number
  wait: number
}

export const defaultSpoolBounds: SpoolBounds = { memory: 1 << 20, disk: 2 ** 31, wait: 10_000 }

const PART = 1 << 16

/**
 * The chunks of an upload. What comes faster than it is read is stored: a little in memory, the rest in a temporary file, and beyond
 * that the sender has to wait. Browsers read no answer before they have sent the whole body, so an upload must be taken in
 * whatever becomes of its answers. Raises a 408 when nothing comes for `wait` while it is waited for.
 */
export async function* spooled(
  upload: Readable,
  bounds: SpoolBounds = defaultSpoolBounds,
): AsyncGenerator<Buffer> {
  const memory: Buffer[] = []
  let inMemory = 0
  let file: FileHandle | undefined
  let [written, read] = [0, 0]
  let isEnded = false
  let failure: unknown
  let wake = () => {}
  let writing = Promise.resolve()

  const fail = (error: unknown) => {
    failure ??= error
    wake()
  }
  const isInFile = () => written > read

  async function store(chunk: Buffer): Promise<void> {
    if (!isInFile() && inMemory < bounds.memory) {
      memory.push(chunk)
      inMemory += chunk.length
    } else {
      file ??= await temporaryFile()
      if (!isInFile()) [written, read] = [0, 0]
      await file.write(chunk, 0, chunk.length, written)
      written += chunk.length
    }
    if (written - read < bounds.disk) upload.resume()
    wake()
  }

  upload.on('data', (chunk: Buffer) => {
    upload.pause()
    writing = writing.then(() => store(chunk)).catch(fail)
  })
  upload.on('end', () => {
    writing = writing.then(() => {
      isEnded = true
      wake()
    })
  })
  upload.on('error', fail)
  upload.on('close', () => {
    writing = writing.then(() => {
      if (!isEnded) fail(new Error('The upload was broken off'))
    })
  })

  const next = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => fail(refusedByLayer(408)), bounds.wait)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  try {
    for (;;) {
      if (failure !== undefined) throw failure
      const chunk = memory.shift()
      if (chunk) {
        inMemory -= chunk.length
        yield chunk
      } else if (file && isInFile()) {
        const { buffer, bytesRead } = await file.read(
          Buffer.allocUnsafe(Math.min(PART, written - read)),
          0,
          undefined,
          read,
        )
        read += bytesRead
        if (written - read < bounds.disk) upload.resume()
        yield buffer.subarray(0, bytesRead)
      } else if (isEnded) return
      else await next()
    }
  } finally {
    wake()
    upload.removeAllListeners('data')
    // What still comes is of no use, and must not keep the sender waiting.
    upload.on('error', () => undefined)
    upload.resume()
    await writing
    await file?.close()
  }
}

/** A file without a name: it is gone with the process, however that ends. */
async function temporaryFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `catchment-upload-${process.pid}-${Math.random().toString(36).slice(2)}`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path, { force: true }).catch(() => undefined)
  return file
}
