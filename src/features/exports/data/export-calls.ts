import { callService, HALTED, type JobRun } from '#jobs/job-run.ts'
import { CONCURRENT_CALLS } from '#jobs/paging.ts'
import type { AnyRecord } from '#records/record.ts'
import { cacheRecordPage } from '#storage/record-cache.ts'
import type { Job } from '../model/job.ts'
import { countPage, withCounts } from '../model/page-counts.ts'
import type { ExportCall, ExportProgress } from './export-progress.ts'
import { fieldsOfOrder, loadRecords } from './export-queries.ts'
import { asLines, storePage } from './stored-pages.ts'

/** A job while it runs. */
export interface ExportRun extends JobRun {
  progress: ExportProgress
  underWay: Map<ExportCall, Promise<void>>
}

/** Makes a call and stores its response before anything else uses it. */
export async function makeCall(run: ExportRun, call: ExportCall): Promise<void> {
  const start = performance.now()
  const records = await callService(run, () => loadRecords(run.progress, call))
  const seconds = (performance.now() - start) / 1000
  await (call.part === 'ids' ? storeIds : storeRecords)(run, call, records, seconds)
}

async function storeIds(
  run: ExportRun,
  { at, limit }: ExportCall,
  records: AnyRecord[],
  seconds: number,
): Promise<void> {
  const { progress } = run
  const ids = records.map(({ Id }) => Id)
  const etags = records.map(({ ETag }) => ETag)
  const page = { limit, ids: asLines(ids), etags: asLines(etags) }
  const job = await storePage(progress.job.id, { part: 'ids', at, page }, (now) => ({
    ...withCall(run, now, seconds),
    found: now.found + ids.length,
  }))
  if (!job) return run.halt.abort(HALTED)
  progress.ids.set(at, { limit, ids, etags })
}

async function storeRecords(
  run: ExportRun,
  { at, limit }: ExportCall,
  records: AnyRecord[],
  seconds: number,
): Promise<void> {
  const { seen, excluded, selection, records: pages, job, meetsEntry } = run.progress
  for (const record of records) if (meetsEntry(record)) excluded.add(record.Id)
  const page = { limit, ids: asLines(records.map(({ Id }) => Id)), records: JSON.stringify(records) }
  const requested = selection?.toRead.slice(at, at + limit)
  const counts = countPage(records, { seen, excluded, requested, versions: selection?.versions })
  for (const { Id } of records) seen.add(Id)
  pages.set(at, { limit })
  const stored = await storePage(job.id, { part: 'records', at, page }, (now) =>
    withCounts(withCall(run, now, seconds), counts),
  )
  if (!stored) return run.halt.abort(HALTED)
  await cacheRecordPage(job.order.kind, records, fieldsOfOrder(job.order))
}

/** The job with one more answered call; seconds are shared by the calls that run at a time. */
function withCall(run: ExportRun, job: Job, seconds: number): Job {
  const retries = job.retries + run.retries
  run.retries = 0
  const perMinute = run.limiter.callsPerMinute() ?? job.perMinute
  return {
    ...job,
    answeredFrom: run.progress.series.version,
    calls: job.calls + 1,
    retries,
    perMinute,
    seconds: job.seconds + seconds / CONCURRENT_CALLS,
  }
}
