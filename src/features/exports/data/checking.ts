import { callService } from '#jobs/job-run.ts'
import { DataChanged, isUnderWay } from '#jobs/job-state.ts'
import { dataVersion } from '#jobs/service-version.ts'
import { duplicateCount } from '#lists/duplicates.ts'
import { count } from '#shared/text/format.ts'
import type { Job } from '../model/job.ts'
import { duplicatesIn } from './duplicates.ts'
import { excludedOf } from './excluded-of-job.ts'
import { readsPages } from './export-progress.ts'
import { totalNow } from './export-queries.ts'
import type { Run } from './running.ts'
import { readJob, storedDuplicates, updateJob } from './stored-pages.ts'

/** Raises `DataChanged` where a job that has something already would go on over other data. */
export async function checkBefore(run: Run): Promise<void> {
  const { job, ids, records, choice } = run.standing
  if (ids.size + records.size > 0 || choice) await compare(run, job)
}

/** Checks a job that has everything, and ends it. Raises `DataChanged` where it is no whole. */
export async function finish(run: Run): Promise<void> {
  const job = await readJob(run.standing.job.id)
  if (!job) return
  await compare(run, job)
  if (job.changedMeanwhile > 0)
    throw new DataChanged(
      `${count(job.changedMeanwhile)} records changed between their ids and their fields.`,
    )
  const whole = readsPages(job) && job.order.most === undefined
  const missing = whole ? Math.max(0, job.total - job.found) : job.missing
  const groups = await duplicatesIn(job, await excludedOf(job))
  const doubles = duplicateCount(groups)
  if (doubles > 0) await storedDuplicates(job.id, groups)
  const changed = new Date().toISOString()
  await updateJob(job.id, (now) =>
    isUnderWay(now) ? { ...now, state: 'done', problem: undefined, missing, doubles, changed } : now,
  )
}

async function compare(run: Run, job: Job): Promise<void> {
  const version = await dataVersion(job.order.kind)
  if (job.version && version && version !== job.version)
    throw new DataChanged('The service has other data now than when this export began.')
  const total = await callService(run, () => totalNow(job))
  if (total === undefined || total === job.total) return
  await updateJob(job.id, (now) => ({ ...now, totalAtEnd: total }))
  throw new DataChanged(
    `The service counts ${count(total)} records now; it counted ${count(job.total)} when this export began.`,
  )
}
