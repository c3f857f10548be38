import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { auditFileName } from './audit-files.ts'
import type { ChainEnd } from './chain.ts'
import { type Batch, lineWriter } from './line-writer.ts'
import { endOfNewest } from './newest-end.ts'
import { type NextLines, ownEntry, type WaitingEntries } from './waiting-entries.ts'

/** Milliseconds between two attempts to write while it fails. */
const RETRY = 500

/**
 * Writes the entries that wait to the files of this process: one a day, which no other process writes; the first line continues the newest
 * file that is there. `onProblem` is called once when writing fails, and with nothing once it works again.
 */
export function entryWriter(
  folder: string,
  waiting: WaitingEntries,
  onProblem: (problem: string | undefined) => void,
) {
  const writer = `${hostname().replace(/[^\w-]/g, '-')}-${process.pid}-${randomBytes(3).toString('hex')}`
  const lines = lineWriter(folder)
  const opened = new Date().toISOString()
  let problem: string | undefined
  let end: ChainEnd | undefined
  /** What is being written: it is the same text until the disk has all of it. */
  let batch: (Batch & NextLines) | undefined
  let writing: Promise<void> | undefined
  const closing = new AbortController()

  /** Writes all that waits. While the disk refuses it, tries again until it works or the writer is closed. */
  async function writeAll(): Promise<void> {
    while (!waiting.isEmpty()) {
      try {
        await writeNext()
        note(undefined)
      } catch (error) {
        note(`the audit cannot be written: ${(error as Error).message}`)
        if (closing.signal.aborted) return
        await setTimeout(RETRY, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  async function writeNext(): Promise<void> {
    end ??= await begin()
    batch ??= batchOf(waiting.next(end))
    await lines.append(batch)
    end = batch.end
    waiting.remove(batch.entries)
    batch = undefined
  }

  const batchOf = (next: NextLines) => ({ ...next, name: auditFileName(next.day, writer), written: 0 })

  async function begin(): Promise<ChainEnd> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { file, hash } = await endOfNewest(folder)
    waiting.addFirst({ ...ownEntry(`begins after ${file}`), at: opened })
    return { number: 0, hash }
  }

  function note(now: string | undefined): void {
    if ((problem === undefined) !== (now === undefined)) onProblem(now)
    problem = now
  }

  return {
    /** Begins to write what waits, unless it is being written. */
    start(): void {
      writing ??= writeAll().finally(() => {
        writing = undefined
      })
    },
    problem: () => problem,
    /** Resolves once all that waited before is written, or cannot be. */
    async flushed(): Promise<void> {
      while (writing && problem === undefined) await Promise.race([writing, setTimeout(10)])
    },
    /** Tries a last time to write what waits. */
    async close(): Promise<void> {
      closing.abort()
      await writing
      await lines.close()
    },
  }
}
