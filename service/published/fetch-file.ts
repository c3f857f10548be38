import { setTimeout as after } from 'node:timers/promises'
import { copyVerified } from './copy-verified.ts'
import { blobPath, type FileRef } from './manifest.ts'
import type { DataPart } from './parts.ts'
import { PlaceError, type PublishPlace } from './places/place.ts'

/** Times that a file is fetched without a new byte of it, and milliseconds before the second; each later wait is twice as long. */
const TRIES = 5
const PAUSE = 1000

export interface FetchOptions {
  place: PublishPlace
  part: DataPart
  /** Gets the bytes that are there more. */
  onBytes?: (bytes: number) => void
  signal?: AbortSignal | undefined
  /** Milliseconds as above; for tests. */
  pause?: number | undefined
}

/**
 * Fetches a file to `target` by its hash, and goes on where a connection was cut. Throws a PlaceError when the place does not give it, or gives
 * other content again and again.
 */
export async function fetchFile(target: string, ref: FileRef, options: FetchOptions): Promise<void> {
  const { place, part, onBytes = () => undefined, signal, pause = PAUSE } = options
  const path = blobPath(part, ref)
  let [done, reached, failures] = [0, 0, 0]
  for (;;) {
    const before = reached
    const count = (bytes: number) => {
      done += bytes
      reached = Math.max(reached, done)
      onBytes(bytes)
    }
    try {
      const open = (from: number) => place.open(path, from, signal)
      return await copyVerified(target, ref, { path, open, onBytes: count })
    } catch (error) {
      // Another try counts from the beginning of the file.
      onBytes(-done)
      done = 0
      failures = reached > before && reached < ref.bytes ? 1 : failures + 1
      if (!(error instanceof PlaceError && error.isPassing) || failures >= TRIES) throw error
      await after(pause * 2 ** (failures - 1), undefined, { signal })
    }
  }
}
