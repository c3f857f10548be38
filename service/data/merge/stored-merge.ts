import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Kind } from '#contract/kind.ts'
import type { ReleaseSummary } from '#contract/releases.ts'
import { versionFiles } from '#service/versions/layout.ts'
import { readStored } from '#service/versions/stored-json.ts'
import { sides } from './units.ts'

/** The thresholds at which a person sees how many records would be merged. */
export const thresholds = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95] as const

const counts = { merged: z.int(), added: z.int(), inDoubt: z.int() }
const MergeCounts = z.object({ ...counts, unchanged: z.int() })
/** Records of `from` by what became of them, and the records of `into` that remain as they were. */
export type MergeCounts = z.infer<typeof MergeCounts>

const ByField = z.array(z.object({ field: z.string(), records: z.int() }))

/** A merge as it is stored with the version that it made: what was merged, how, and with which result. */
const StoredMerge = z.object({
  /** The versions that were merged: `NAME@STAMP`. */
  into: z.string(),
  from: z.string(),
  threshold: z.number(),
  doubt: z.number(),
  winners: z.record(z.string(), z.enum(sides)),
  counts: MergeCounts,
  /** How many records were completed in a field, and how many are in conflict, the most frequent first. */
  completed: ByField,
  conflicts: ByField,
  /** What would be at other thresholds. */
  moving: z.array(z.object({ threshold: z.number(), ...counts })),
})
export type StoredMerge = z.infer<typeof StoredMerge>

/** What a merge would do at each threshold. */
export type MergePreview = Pick<StoredMerge, 'into' | 'from' | 'threshold' | 'doubt' | 'moving'> & {
  kind: Kind
  records: { into: number; from: number }
}

/** What a merge did. */
export type MergeResult = StoredMerge & {
  kind: Kind
  version: string
  pending: boolean
  release: ReleaseSummary | undefined
}

export const storeMerge = (folder: string, merge: StoredMerge) =>
  writeFile(join(folder, versionFiles.merge), JSON.stringify(merge, undefined, 2), { mode: 0o600 })

/** The merge that made the version in `folder`; undefined where there was none. */
export const readMerge = (folder: string): Promise<StoredMerge | undefined> =>
  readStored(join(folder, versionFiles.merge), StoredMerge)
