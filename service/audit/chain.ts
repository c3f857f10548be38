import { createHash } from 'node:crypto'
import type { AuditEntry } from '#contract/audit.ts'

/** A line as it is stored: the entry, its number in the file, the hash of the line before, and its own. */
export interface ChainedEntry extends AuditEntry {
  number: number
  before: string
  hash: string
}

/** What comes before the first line of the first file. */
export const BEGINNING = '0'.repeat(64)

/** The end of a chain, which the next line continues. */
export interface ChainEnd {
  number: number
  hash: string
}

/** The hash of a line: over the hash of the line before, its number and its text. */
function hashOf(before: string, number: number, entry: AuditEntry): string {
  return createHash('sha256')
    .update(`${before}\n${number}\n${JSON.stringify(entry)}`)
    .digest('hex')
}

/** The next line of a chain, and its new end. Pure. */
export function chained(end: ChainEnd, entry: AuditEntry): { line: string; end: ChainEnd } {
  const number = end.number + 1
  const hash = hashOf(end.hash, number, entry)
  const stored: ChainedEntry = { ...entry, number, before: end.hash, hash }
  return { line: `${JSON.stringify(stored)}\n`, end: { number, hash } }
}

/** What is wrong with a line after another one; undefined when nothing of it was changed. Pure. */
export function wrongWith(end: ChainEnd | undefined, stored: ChainedEntry): string | undefined {
  const { number, before, hash, ...entry } = stored
  if (hashOf(before, number, entry) !== hash) return 'it was changed'
  if (end && before !== end.hash)
    return number > end.number + 1
      ? `lines ${end.number + 1} to ${number - 1} are missing before it`
      : 'a line before it was changed, inserted or removed'
  return undefined
}
