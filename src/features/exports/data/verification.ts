import { callService } from '#jobs/job-run.ts'
import { DataChanged, isUnderWay } from '#jobs/job-state.ts'
import { dataVersion, isSameData } from '#jobs/service-version.ts'
import { duplicateCount } from '#lists/duplicates.ts'
import { exportJobMessages } from '../messages/jobs.ts'
import type { Job } from '../model/job.ts'
import { jobDuplicates } from './duplicates.ts'
import type { ExportRun } from './export-calls.ts'
import { loadsWholePages } from './export-progress.ts'
import { currentTotal } from './export-queries.ts'
import { readJob, storeDuplicates, updateJob } from './stored-pages.ts'
import { excludedIdsOf } from './stored-records.ts'

/** Raises `DataChanged` where a job with stored pages would continue over other data. */
export async function verifyBeforeResume(run: ExportRun): Promise<void> {
  const { job, ids, records, selection } = run.progress
  if (ids.size + records.size > 0 || selection) await verifyData(run, job)
}

/** Verifies a job that has loaded everything and marks it as done. Raises `DataChanged` where its records do not belong together. */
export async function finishJob(run: ExportRun): Promise<void> {
  const job = await readJob(run.progress.job.id)
  if (!job) return
  await verifyData(run, job)
  if (job.changedMeanwhile > 0) throw new DataChanged(exportJobMessages.recordsChanged(job.changedMeanwhile))
  const isComplete = loadsWholePages(job) && job.order.most === undefined
  const missing = isComplete ? Math.max(0, job.total - job.found) : job.missing
  const groups = await jobDuplicates(job, await excludedIdsOf(job))
  const doubles = duplicateCount(groups)
  if (doubles > 0) await storeDuplicates(job.id, groups)
  const changed = new Date().toISOString()
  await updateJob(job.id, (now) =>
    isUnderWay(now) ? { ...now, state: 'done', problem: undefined, missing, doubles, changed } : now,
  )
}

async function verifyData(run: ExportRun, job: Job): Promise<void> {
  const { series } = run.progress
  // Where answers name their version, the service itself refuses to mix two.
  const version = series.version ? undefined : await dataVersion(job.order.kind)
  if (job.version && version && !isSameData(version, job.version))
    throw new DataChanged(exportJobMessages.dataChanged)
  const total = await callService(run, () => currentTotal(run.progress))
  if (total === undefined || total === job.total) return
  await updateJob(job.id, (now) => ({ ...now, totalAtEnd: total }))
  throw new DataChanged(exportJobMessages.totalChanged(total, job.total))
}
