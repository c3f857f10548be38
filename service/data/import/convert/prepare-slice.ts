import type { Kind } from '#contract/kind.ts'
import { type Batch, batchOf } from '#service/data/build-batch.ts'
import { asOf } from '#service/versions/as-of.ts'
import { type ConvertedSlice, type ConvertJob, converterOf, sliceConverter } from './convert-slice.ts'
import type { Slice } from './slice.ts'

/** A slice whose records are ready to be stored. */
export type PreparedSlice = Omit<ConvertedSlice<never>, 'rows'> & { batch: Batch }

/** Prepares the slices of an import for a build, one after the other. */
export function slicePreparer<K extends Kind>(kind: K, job: ConvertJob): (slice: Slice) => PreparedSlice {
  const convert = sliceConverter(job, converterOf(kind, job))
  const when = asOf(job.dataSet.date)
  return (slice) => {
    const { rows, ...rest } = convert(slice)
    return { ...rest, batch: batchOf(kind, rows, slice.seq, when) }
  }
}
