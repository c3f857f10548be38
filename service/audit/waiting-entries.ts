import type { AuditEntry } from '#contract/audit.ts'
import { type ChainEnd, chained } from './chain.ts'

/** Entries that wait for a disk with room, about 3 MB. */
export const MAX_WAITING = 10_000

/** Entries that are written at once. */
const MAX_BATCH = 500

/** The entries that are written next, all of one day (ISO date), as lines of a chain with its new end. */
export interface NextLines {
  day: string
  bytes: Buffer
  entries: number
  end: ChainEnd
}

export type WaitingEntries = ReturnType<typeof waitingEntries>

/** An entry of the audit about itself. */
export const ownEntry = (what: string): AuditEntry => ({
  at: new Date().toISOString(),
  action: 'audit',
  account: 'service',
  what,
})

const dayOf = ({ at }: AuditEntry) => at.slice(0, 10)

/** The entries of an audit that wait to be written, in order. What does not fit is counted, and noted once there is room. */
export function waitingEntries() {
  const waiting: AuditEntry[] = []
  let lost = 0
  return {
    isEmpty: () => waiting.length === 0,
    add(entry: AuditEntry): void {
      if (waiting.length < MAX_WAITING) waiting.push(entry)
      else lost += 1
    },
    /** Adds an entry before all others. */
    addFirst: (entry: AuditEntry) => void waiting.unshift(entry),
    /** The first entries that wait, as lines that continue a chain; there must be one. They wait until they are removed. */
    next(from: ChainEnd): NextLines {
      const day = dayOf(waiting[0] as AuditEntry)
      const first = waiting.slice(0, MAX_BATCH)
      const others = first.findIndex((entry) => dayOf(entry) !== day)
      const entries = others < 0 ? first : first.slice(0, others)
      let end = from
      const lines = entries.map((entry) => {
        const next = chained(end, entry)
        end = next.end
        return next.line
      })
      return { day, bytes: Buffer.from(lines.join('')), entries: entries.length, end }
    },
    /** Removes so many entries, which are written. */
    remove(entries: number): void {
      waiting.splice(0, entries)
      if (lost > 0) waiting.push(ownEntry(`${lost} events were lost`))
      lost = 0
    },
  }
}
