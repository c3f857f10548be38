import { z } from 'zod'

/** What differs between two versions of a data set: records by their Id. */

/** What became of a record: only in the later version, only in the earlier one, or in both with other values. */
export const releaseChanges = ['new', 'removed', 'changed'] as const
export type ReleaseChange = (typeof releaseChanges)[number]

const ReleaseField = z.object({ field: z.string(), before: z.string(), after: z.string() })
/** A field of a record in both versions, as text; empty where the record has no value. */
export type ReleaseField = z.infer<typeof ReleaseField>

export const ReleaseExample = z.object({
  what: z.enum(releaseChanges),
  id: z.string(),
  name: z.string(),
  /** The fields that differ; none of a record that is new or removed. */
  fields: z.array(ReleaseField),
})
export type ReleaseExample = z.infer<typeof ReleaseExample>

export const ReleaseSummary = z.object({
  /** The earlier version, `NAME@STAMP`, and the later one. */
  before: z.string(),
  after: z.string(),
  /** Records by what became of them. */
  new: z.int(),
  removed: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** How many records differ in each field, the most frequent first. */
  byField: z.array(z.object({ field: z.string(), records: z.int() })),
  /** A few records of each change, in the order of their Ids. */
  examples: z.array(ReleaseExample),
})
export type ReleaseSummary = z.infer<typeof ReleaseSummary>
