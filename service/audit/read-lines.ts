import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { AuditEntry } from '#contract/audit.ts'
import type { ChainedEntry } from './chain.ts'

const Stored = AuditEntry.extend({
  number: z.int(),
  before: z.string(),
  hash: z.string(),
})

/** The entry of a line; undefined for a line that was cut off or is no entry. */
export function entryOfLine(line: string): ChainedEntry | undefined {
  try {
    // The keys remain in their order, over which the hash was computed.
    const value = JSON.parse(line)
    return Stored.safeParse(value).success ? (value as ChainedEntry) : undefined
  } catch {
    return undefined
  }
}

/** The lines of a file, one after the other. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
  for await (const line of lines) yield line
}
