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
 * The chunks of an upload. Chunks that arrive faster than they are read are stored: a little in memory, the rest in a temporary file;
 * beyond that the sender has to wait. Browsers read no answer before they have sent the whole body, so an upload must be received
 * even when its answers are not read. Raises a 408 when a chunk is needed and none arrives for `wait`.
 */
export async function* spooled(
  upload: Readable,
  bounds: SpoolBounds = defaultSpoolBounds,
): AsyncGenerator<Buffer> {
  const stored = uploadBuffer(bounds)
  let isEnded = false
  let failure: unknown
  let wake = () => {}
  let writing = Promise.resolve()

  const fail = (error: unknown) => {
    failure ??= error
    wake()
  }

  async function store(chunk: Buffer): Promise<void> {
    await stored.write(chunk)
    if (!stored.isFull()) upload.resume()
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
      if (!isEnded) fail(new Error('The upload was interrupted'))
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
      if (!stored.isEmpty()) {
        const chunk = await stored.read()
        if (!stored.isFull()) upload.resume()
        yield chunk
      } else if (isEnded) return
      else await next()
    }
  } finally {
    wake()
    upload.removeAllListeners('data')
    // The rest of the upload is discarded, so that the sender does not have to wait.
    upload.on('error', () => undefined)
    upload.resume()
    await writing
    await stored.close()
  }
}

/** Chunks in memory, and in a temporary file once the memory is full, in their order. */
function uploadBuffer({ memory: maxMemory, disk }: SpoolBounds) {
  const memory: Buffer[] = []
  let inMemory = 0
  let file: FileHandle | undefined
  let [written, read] = [0, 0]
  const isInFile = () => written > read

  return {
    isEmpty: () => memory.length === 0 && !isInFile(),
    isFull: () => written - read >= disk,
    async write(chunk: Buffer): Promise<void> {
      if (!isInFile() && inMemory < maxMemory) {
        memory.push(chunk)
        inMemory += chunk.length
        return
      }
      file ??= await temporaryFile()
      if (!isInFile()) [written, read] = [0, 0]
      await file.write(chunk, 0, chunk.length, written)
      written += chunk.length
    },
    /** The next chunk; an empty one when there is none. */
    async read(): Promise<Buffer> {
      const chunk = memory.shift()
      if (chunk) {
        inMemory -= chunk.length
        return chunk
      }
      if (!file) return Buffer.alloc(0)
      const part = Buffer.allocUnsafe(Math.min(PART, written - read))
      const { bytesRead } = await file.read(part, 0, undefined, read)
      read += bytesRead
      return part.subarray(0, bytesRead)
    },
    close: () => file?.close(),
  }
}

/** A file without a name: the system deletes it when the process ends. */
async function temporaryFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `catchment-upload-${process.pid}-${Math.random().toString(36).slice(2)}`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path, { force: true }).catch(() => undefined)
  return file
}
