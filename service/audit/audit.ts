import type { AuditEntry } from '#contract/audit.ts'
import { entryWriter } from './entry-writer.ts'
import { removeOldFiles } from './retention.ts'
import { ownEntry, waitingEntries } from './waiting-entries.ts'

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

/** Milliseconds between two looks for old files. */
const SWEEP = 3600_000

/** Opens the audit of this process. Events wait in memory until they are written, and files that are too old are removed. */
export function openAudit({ folder, isRequired = false, days, onProblem = () => {} }: AuditOptions): Audit {
  const waiting = waitingEntries()
  const writer = entryWriter(folder, waiting, onProblem)

  function add(entry: AuditEntry): void {
    waiting.add(entry)
    writer.start()
  }

  async function sweep(): Promise<void> {
    const removed = days === undefined ? [] : await removeOldFiles(folder, days).catch(() => [])
    if (removed.length > 0) add(ownEntry(`removed ${removed.join(' ')}`))
  }

  const sweeping = setInterval(() => void sweep(), SWEEP)
  sweeping.unref()
  void sweep()
  return {
    isOn: true,
    record: (event) => add({ at: new Date().toISOString(), ...event }),
    problem: writer.problem,
    isRefusing: () => isRequired && writer.problem() !== undefined,
    flushed: writer.flushed,
    async close() {
      clearInterval(sweeping)
      await writer.close()
    },
  }
}
