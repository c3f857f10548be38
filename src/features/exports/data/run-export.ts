import { HALTED, type RunOptions, runJob } from '#jobs/job-run.ts'
import { isUnderWay, withWait } from '#jobs/job-state.ts'
import { CONCURRENT_CALLS } from '#jobs/paging.ts'
import { problemOf } from '#jobs/problem-reasons.ts'
import type { OnWait } from '#jobs/rate-limiter.ts'
import { announceChange } from '#storage/changes.ts'
import { type ExportRun, makeCall } from './export-calls.ts'
import { type ExportCall, loadsWholePages, nextCall, readProgress } from './export-progress.ts'
import { selectRecords } from './selection.ts'
import { readJob, updateJob } from './stored-pages.ts'
import { finishJob, verifyBeforeResume } from './verification.ts'

/**
 * Runs a job until it is done, paused, stopped or deleted. Returns whether the person ended it: it may have been resumed
 * since and then has to run again.
 */
export async function runExport(id: string, onWait: OnWait): Promise<boolean> {
  const progress = await readProgress(id)
  if (!progress || !isUnderWay(progress.job)) return false
  const options: RunOptions<Own> = {
    own: { progress, underWay: new Map() },
    table: 'jobs',
    isUnderWay: isStillUnderWay,
    onWait,
    storeWait: (wait) => void updateJob(id, (job) => withWait(job, wait)),
  }
  return runJob(options, work).finally(() => announceChange('records'))
}

type Own = Pick<ExportRun, 'progress' | 'underWay'>

async function isStillUnderWay({ progress }: Own): Promise<boolean> {
  const job = await readJob(progress.job.id)
  return job !== undefined && !job.deleted && isUnderWay(job)
}

async function work(run: ExportRun): Promise<void> {
  try {
    await updateJob(run.progress.job.id, (job) => withWait(job, undefined))
    await verifyBeforeResume(run)
    await makeCalls(run)
    if (!run.halt.signal.aborted) await finishJob(run)
  } catch (problem) {
    run.failure ??= problem
  }
  if (run.failure !== undefined && run.failure !== HALTED) await stopJob(run)
}

/** Makes all calls, a few at a time, and waits for those under way before it returns. */
async function makeCalls(run: ExportRun): Promise<void> {
  const { progress, underWay, halt } = run
  while (!halt.signal.aborted) {
    const call = underWay.size < CONCURRENT_CALLS ? nextCall(progress, [...underWay.keys()]) : undefined
    if (call) startCall(run, call)
    else if (underWay.size > 0) await Promise.race(underWay.values())
    else if (progress.selection || loadsWholePages(progress.job)) break
    else await selectRecords(run)
  }
  await Promise.all(underWay.values())
}

function startCall(run: ExportRun, call: ExportCall): void {
  const answered = makeCall(run, call)
    .catch((problem) => {
      run.failure ??= problem
      run.halt.abort(HALTED)
    })
    .finally(() => run.underWay.delete(call))
  run.underWay.set(call, answered)
}

/** Stops a job with the reason; its stored pages remain. */
async function stopJob({ progress, failure }: ExportRun): Promise<void> {
  const at = new Date().toISOString()
  const problem = { ...problemOf(failure), at }
  await updateJob(progress.job.id, (job) =>
    isUnderWay(job) ? { ...job, state: 'stopped', problem, changed: at } : job,
  )
}
