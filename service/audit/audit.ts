import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { AuditEntry } from '#contract/audit.ts'
import { auditFileName } from './audit-files.ts'
import { type ChainEnd, chained } from './chain.ts'
import { lineWriter } from './line-writer.ts'
import { endOfNewest } from './newest-end.ts'
import { removeOldFiles } from './retention.ts'

/** What is audited, without the time of it. */
export type AuditEvent = Omit<AuditEntry, 'at'>

/** The audit of one process. */
export interface Audit {
  /** Whether anything is noted. */
  isOn: boolean
  /** Notes an event. Never waits and never fails; what does not fit the buffer is counted and noted later. */
  record(event: AuditEvent): void
  /** What is wrong, for the operator: events that could not be written. */
  problem(): string | undefined
  /** Whether calls are to be refused: the audit is required and cannot be written. */
  isRefusing(): boolean
  /** Resolves once all that was noted before is written, or cannot be. */
  flushed(): Promise<void>
  close(): Promise<void>
}

export const noAudit: Audit = {
  isOn: false,
  record: () => undefined,
  problem: () => undefined,
  isRefusing: () => false,
  flushed: async () => undefined,
  close: async () => undefined,
}

export interface AuditOptions {
  folder: string
  /** Calls are refused while they cannot be audited. */
  isRequired?: boolean
  /** Days after which files are removed; none are removed without it. */
  days?: number | undefined
  /** Called once when writing fails, and with nothing once it works again. */
  onProblem?: (problem: string | undefined) => void
}

/** Events that wait for a disk with room, about 3 MB. */
export const MAX_WAITING = 10_000

/** Events that are written at once. */
const MAX_BATCH = 500

/** Milliseconds between two attempts to write while it fails, and between two looks for old files. */
const RETRY = 500
const SWEEP = 3600_000

const dayOf = (iso: string) => iso.slice(0, 10)

/** Opens the audit of this process: one file a day, which no other process writes; its first line continues the newest file that is there. */
export function openAudit({ folder, isRequired = false, days, onProblem = () => {} }: AuditOptions): Audit {
  const writer = `${hostname().replace(/[^\w-]/g, '-')}-${process.pid}-${randomBytes(3).toString('hex')}`
  const lines = lineWriter(folder)
  const opened = new Date().toISOString()
  const waiting: AuditEntry[] = []
  let lost = 0
  let problem: string | undefined
  let end: ChainEnd | undefined
  /** What is being written: it is the same text until the disk has all of it. */
  let batch: ReturnType<typeof nextBatch> | undefined
  let writing: Promise<void> | undefined
  const closing = new AbortController()

  function record(event: AuditEvent): void {
    if (waiting.length >= MAX_WAITING) {
      lost += 1
      return
    }
    waiting.push({ at: new Date().toISOString(), ...event })
    writing ??= write().finally(() => {
      writing = undefined
    })
  }

  /** Writes all that waits. While the disk refuses it, tries again until it works or the audit is closed. */
  async function write(): Promise<void> {
    while (waiting.length > 0) {
      try {
        await writeSome()
        note(undefined)
      } catch (error) {
        note(`the audit cannot be written: ${(error as Error).message}`)
        if (closing.signal.aborted) return
        await setTimeout(RETRY, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  async function writeSome(): Promise<void> {
    await begin()
    batch ??= nextBatch(end as ChainEnd)
    await lines.append(batch)
    end = batch.end
    waiting.splice(0, batch.events)
    batch = undefined
    if (lost === 0) return
    waiting.unshift(entryNow({ action: 'audit', account: 'service', what: `${lost} events were lost` }))
    lost = 0
  }

  /** The first events that wait and are of one day, as lines. */
  function nextBatch(from: ChainEnd) {
    const day = dayOf((waiting[0] as AuditEntry).at)
    const some = waiting.slice(0, MAX_BATCH).filter(({ at }) => dayOf(at) === day)
    let next = from
    const text = some.map((entry) => {
      const { line, end } = chained(next, entry)
      next = end
      return line
    })
    const bytes = Buffer.from(text.join(''))
    return { name: auditFileName(day, writer), bytes, written: 0, events: some.length, end: next }
  }

  async function begin(): Promise<void> {
    if (end) return
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const newest = await endOfNewest(folder)
    end = { number: 0, hash: newest.hash }
    waiting.unshift({ at: opened, action: 'audit', account: 'service', what: `begins after ${newest.file}` })
  }

  function note(now: string | undefined): void {
    if ((problem === undefined) !== (now === undefined)) onProblem(now)
    problem = now
  }

  async function sweep(): Promise<void> {
    const removed = days === undefined ? [] : await removeOldFiles(folder, days).catch(() => [])
    if (removed.length > 0)
      record({ action: 'audit', account: 'service', what: `removed ${removed.join(' ')}` })
  }

  const sweeping = setInterval(() => void sweep(), SWEEP)
  sweeping.unref()
  void sweep()
  return {
    isOn: true,
    record,
    problem: () => problem,
    isRefusing: () => isRequired && problem !== undefined,
    async flushed() {
      while (writing && problem === undefined) await Promise.race([writing, setTimeout(10)])
    },
    async close() {
      closing.abort()
      clearInterval(sweeping)
      await writing
      await lines.close()
    },
  }
}

const entryNow = (event: AuditEvent): AuditEntry => ({ at: new Date().toISOString(), ...event })
