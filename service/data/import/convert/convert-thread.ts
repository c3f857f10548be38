import { workerData } from 'node:worker_threads'
import { answerRequests, buffersOf } from '#service/data/thread-answers.ts'
import type { ConvertJob } from './convert-slice.ts'
import { type PreparedSlice, slicePreparer } from './prepare-slice.ts'
import type { Slice } from './slice.ts'

/** Prepares slices of an import in a thread of its own. */

const job = workerData as ConvertJob
let prepare: ReturnType<typeof slicePreparer> | undefined

answerRequests<Slice, PreparedSlice>(
  (slice) => {
    prepare ??= slicePreparer(job.plan.kind, job)
    return prepare(slice)
  },
  ({ batch }) => buffersOf(batch),
)
