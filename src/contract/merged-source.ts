import { z } from 'zod'

/**
 * A record of another data set that was merged into a record: its source, or the name of its data set where it names none, its id there, and the names of
 * the fields that have its value, as `CorrectedFields` has them.
 */
export const MergedSource = z.object({
  Source: z.string(),
  SourceId: z.string().optional(),
  Fields: z.string().optional(),
})
export type MergedSource = z.infer<typeof MergedSource>
