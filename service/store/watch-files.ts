import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { checkFully } from '../versions/check-files.ts'
import type { Checksums } from '../versions/checksums.ts'
import { DamagedVersion } from '../versions/version-info.ts'

/** Milliseconds between two checks of the sizes of the files. */
const SIZE_INTERVAL = 1000
/** Milliseconds after each MB of a full check, so that it takes little of the disk and of the processor: 5 GB in about a minute. */
const PAUSE = 10
/** Milliseconds from the end of a full check to the next one. */
const FULL_CHECK_INTERVAL = 3_600_000
/** Minimum milliseconds between two full checks that errors start. */
const MIN_CHECK_GAP = 60_000

/** A watch over the files of a version that is open. */
export interface FileWatch {
  /** Starts a full check now, after an error that damage may explain. */
  suspect(): void
  stop(): void
}

/**
 * Watches the files of an open version: their sizes each second, since a mapped file that is cut off ends the process when its end is read, and all of their
 * content now and each hour. `onDamage` is called once, with the first damage found. A removed file remains readable while it is open.
 */
export function watchFiles(
  folder: string,
  files: Checksums,
  onDamage: (error: DamagedVersion) => void,
): FileWatch {
  const ending = new AbortController()
  const { signal } = ending
  let suspectedAt = Number.NEGATIVE_INFINITY

  function report(error: unknown): void {
    if (signal.aborted || !(error instanceof DamagedVersion)) return
    if (error.damage?.kind === 'missing' || !error.damage) return
    ending.abort()
    onDamage(error)
  }

  async function lookAtSizes(): Promise<void> {
    for (const [file, { bytes }] of Object.entries(files)) {
      const size = await stat(join(folder, file)).then(
        (found) => found.size,
        () => bytes,
      )
      if (size === bytes) continue
      const message = `${file} has ${size.toLocaleString('en-US')} bytes instead of ${bytes.toLocaleString('en-US')}`
      return report(new DamagedVersion(folder, message, { file, kind: 'size', message }))
    }
  }

  async function watchSizes(): Promise<void> {
    for (;;) {
      await after(SIZE_INTERVAL, undefined, { signal, ref: false })
      await lookAtSizes()
    }
  }

  async function watchContent(): Promise<void> {
    for (;;) {
      await check(() => after(PAUSE, undefined, { signal, ref: false }))
      await after(FULL_CHECK_INTERVAL, undefined, { signal, ref: false })
    }
  }

  async function check(pause: () => Promise<void>): Promise<void> {
    await checkFully(folder, pause).catch(report)
  }

  // The signal ends both, which is no error.
  watchSizes().catch(() => undefined)
  watchContent().catch(() => undefined)
  return {
    suspect() {
      if (performance.now() - suspectedAt < MIN_CHECK_GAP) return
      suspectedAt = performance.now()
      void check(async () => signal.throwIfAborted())
    },
    stop: () => ending.abort(),
  }
}
