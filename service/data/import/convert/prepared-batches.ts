import type { Batch } from '#service/data/build-batch.ts'
import { answersInOrder, THREADS_FROM } from '#service/data/threads-in-order.ts'
import type { Change } from '../changes.ts'
import type { CsvList } from '../csv-list.ts'
import { importKinds } from '../import-kinds.ts'
import type { ConvertJob } from './convert-slice.ts'
import { type PreparedSlice, slicePreparer } from './prepare-slice.ts'
import { addResults, type Results } from './results.ts'
import type { Slice } from './slice.ts'

interface Preparation {
  job: ConvertJob
  slices: AsyncIterable<Slice>
  /** How many rows are expected. */
  rows: number
  results: Results
  changes: CsvList<Change>
}

async function* inThisThread(job: ConvertJob, slices: AsyncIterable<Slice>): AsyncGenerator<PreparedSlice> {
  const prepare = slicePreparer(job.plan.kind, job)
  for await (const slice of slices) yield prepare(slice)
}

function inThreads(job: ConvertJob, slices: AsyncIterable<Slice>): AsyncGenerator<PreparedSlice> {
  const threads = importKinds[job.plan.kind].inOrder ? 1 : undefined
  return answersInOrder({ module: 'data/import/convert/convert-thread', workerData: job, threads }, slices)
}

/** Converts slices, many of them in threads, and gives their batches in order; the results and the list of changes grow with them. */
export async function* preparedBatches({
  job,
  slices,
  rows,
  results,
  changes,
}: Preparation): AsyncGenerator<Batch> {
  const all = rows < THREADS_FROM ? inThisThread(job, slices) : inThreads(job, slices)
  for await (const { batch, ...more } of all) {
    await addResults(results, changes, more)
    yield batch
  }
}
