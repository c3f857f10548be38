import { HALTED } from '#jobs/job-run.ts'
import { isUnderWay, withWait } from '#jobs/job-state.ts'
import { CONCURRENT_CALLS } from '#jobs/paging.ts'
import { problemOf } from '#jobs/problem-reasons.ts'
import { type OnWait, rateLimiter } from '#jobs/rate-limiter.ts'
import { announceChange, onTableChange } from '#storage/changes.ts'
import { answer } from './answers.ts'
import { checkBefore, finish } from './checking.ts'
import { choose } from './choosing.ts'
import { type Ask, nextAsk, progressOf, readsPages } from './export-progress.ts'
import type { Run } from './running.ts'
import { readJob, updateJob } from './stored-pages.ts'

/**
 * Runs a job until it is done, paused, stopped or gone. `tell` is told of each wait as it begins and ends. Answers whether the
 * person ended it: it may have to run again by then.
 */
export async function run(id: string, tell: OnWait): Promise<boolean> {
  const standing = await progressOf(id)
  if (!standing || !isUnderWay(standing.job)) return false
  const halt = new AbortController()
  const onWait: OnWait = (wait) => {
    tell(wait)
    void updateJob(id, (job) => withWait(job, wait))
  }
  const pace = rateLimiter(halt.signal, onWait)
  const now: Run = {
    standing,
    limiter: pace,
    halt,
    underWay: new Map(),
    onWait,
    retries: 0,
    failure: undefined,
  }
  const unwatch = onTableChange((table) => {
    if (table === 'jobs') void haltUnlessWanted(now)
  })
  await work(now).finally(() => {
    unwatch()
    pace.close()
    tell(undefined)
  })
  announceChange('records')
  return halt.signal.aborted && (now.failure ?? HALTED) === HALTED
}

async function work(run: Run): Promise<void> {
  try {
    await updateJob(run.standing.job.id, (job) => withWait(job, undefined))
    await checkBefore(run)
    await askAll(run)
    if (!run.halt.signal.aborted) await finish(run)
  } catch (problem) {
    run.failure ??= problem
  }
  if (run.failure !== undefined && run.failure !== HALTED) await stop(run)
}

async function haltUnlessWanted({ standing, halt }: Run): Promise<void> {
  const job = await readJob(standing.job.id)
  if (!job || job.deleted || !isUnderWay(job)) halt.abort(HALTED)
}

/** Asks everything that is to be asked, a few calls at a time, and waits for those under way before it ends. */
async function askAll(run: Run): Promise<void> {
  const { standing, underWay, halt } = run
  while (!halt.signal.aborted) {
    const ask = underWay.size < CONCURRENT_CALLS ? nextAsk(standing, [...underWay.keys()]) : undefined
    if (ask) begin(run, ask)
    else if (underWay.size > 0) await Promise.race(underWay.values())
    else if (standing.choice || readsPages(standing.job)) break
    else await choose(run)
  }
  await Promise.all(underWay.values())
}

function begin(run: Run, ask: Ask): void {
  const answered = answer(run, ask)
    .catch((problem) => {
      run.failure ??= problem
      run.halt.abort(HALTED)
    })
    .finally(() => run.underWay.delete(ask))
  run.underWay.set(ask, answered)
}

/** Stops a job with the reason; all that it has stays. */
async function stop({ standing, failure }: Run): Promise<void> {
  const at = new Date().toISOString()
  const problem = { ...problemOf(failure), at }
  await updateJob(standing.job.id, (job) =>
    isUnderWay(job) ? { ...job, state: 'stopped', problem, changed: at } : job,
  )
}
