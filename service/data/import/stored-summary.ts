import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Note } from '#service/normalize/notes.ts'
import { versionFiles } from '#service/versions/layout.ts'
import { readStored } from '#service/versions/stored-json.ts'
import type { Summary } from './summary.ts'

/** Categories that are stored with a version. */
const STORED_CATEGORIES = 1000

/** What the summary of an import says about its rows, as it is stored with the version. */
const StoredSummary = z.object({
  rows: z.int(),
  reasons: z.record(z.string(), z.int()),
  notes: z.array(
    z.object({
      note: z.string().transform((text) => text as Note),
      kind: z.enum(['fixed', 'filled', 'removed', 'doubtful']),
      text: z.string(),
      count: z.int(),
    }),
  ),
  categories: z.array(z.object({ category: z.string(), records: z.int() })),
})
export type StoredSummary = z.infer<typeof StoredSummary>

/** Stores the summary of an import in the folder of its version; without effect where the disk is full. */
export async function storeSummary(folder: string, summary: Summary): Promise<void> {
  const { rows, reasons, notes, categories } = summary
  const stored: StoredSummary = {
    rows,
    reasons,
    notes: notes.map(({ note, kind, text, count }) => ({ note, kind, text, count })),
    categories: categories.slice(0, STORED_CATEGORIES),
  }
  const file = join(folder, versionFiles.summary)
  await writeFile(file, JSON.stringify(stored), { mode: 0o600 }).catch(() => undefined)
}

/** The stored summary of a version; undefined when there is none, or when it was cut off. */
export const readSummary = (folder: string): Promise<StoredSummary | undefined> =>
  readStored(join(folder, versionFiles.summary), StoredSummary)
