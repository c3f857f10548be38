import { bestOf } from '../../match/file/answer.ts'
import { isMatching, type MatchJob } from '../../match/file/job.ts'
import { readFaultOf } from '../../match/file/read/file-fault.ts'
import { onChanged } from '../changes.ts'
import { type OnWait, paceOf } from '../exports/pace.ts'
import { reasonOf } from '../exports/reasons.ts'
import { type AnyRun, askedBy, HALTED } from '../exports/running.ts'
import { withWait } from '../job-states.ts'
import { type Ask, answersTo } from './asking.ts'
import { tallyFile } from './reading.ts'
import { callsOf } from './rows.ts'
import { answersStored, matchJobAt, matchJobChanged, pagesOf } from './stored.ts'

/** Calls that are made at a time: the service looks up several rows of each at once. */
const AT_ONCE = 2

interface Run extends AnyRun {
  job: MatchJob
  underWay: Set<Promise<void>>
}

/**
 * Asks about the rows of a file until all are answered, or it is paused, stopped or gone. `tell` is told of each wait as it begins
 * and ends. Answers whether the person ended it: it may have to run again by then.
 */
export async function runMatch(id: string, tell: OnWait): Promise<boolean> {
  const job = await matchJobAt(id)
  if (!job || job.deleted || !isMatching(job)) return false
  const halt = new AbortController()
  const onWait: OnWait = (wait) => {
    tell(wait)
    void matchJobChanged(id, (now) => withWait(now, wait))
  }
  const pace = paceOf(halt.signal, onWait)
  const run: Run = { job, pace, halt, onWait, underWay: new Set(), retries: 0, failure: undefined }
  const unwatch = onChanged((table) => {
    if (table === 'matches') void haltUnlessWanted(run)
  })
  await work(run).finally(() => {
    unwatch()
    pace.close()
    tell(undefined)
  })
  return halt.signal.aborted && (run.failure ?? HALTED) === HALTED
}

async function work(run: Run): Promise<void> {
  const { id } = run.job
  try {
    await matchJobChanged(id, (now) => withWait(now, undefined))
    // Begun before the rows were counted as the columns are used now: how many there are is told with the answers.
    if (!run.job.tally) await tallyFile(id, run.halt.signal, () => {})
    await askAll(run)
  } catch (problem) {
    run.failure ??= problem
  }
  await Promise.all(run.underWay)
  if (run.failure !== undefined && run.failure !== HALTED) return stop(run)
  if (!run.halt.signal.aborted)
    await matchJobChanged(id, (now) =>
      isMatching(now) ? { ...now, state: 'done', problem: undefined } : now,
    )
}

/** Asks what is not answered yet, a few calls at a time. */
async function askAll(run: Run): Promise<void> {
  const answered = new Set(await pagesOf(run.job.id))
  for await (const { page, asks } of callsOf(run.job)) {
    if (run.halt.signal.aborted) return
    if (answered.has(page)) continue
    begin(run, page, asks)
    if (run.underWay.size >= AT_ONCE) await Promise.race(run.underWay)
  }
}

function begin(run: Run, page: number, asks: readonly Ask[]): void {
  const answer = answerPage(run, page, asks)
    .catch((problem) => {
      run.failure ??= problem
      run.halt.abort(HALTED)
    })
    .finally(() => run.underWay.delete(answer))
  run.underWay.add(answer)
}

async function answerPage(run: Run, page: number, asks: readonly Ask[]): Promise<void> {
  const start = performance.now()
  const answers = await answersTo(run.job, asks, (ask) => askedBy(run, ask))
  const seconds = (performance.now() - start) / 1000 / AT_ONCE
  const bests = answers.map((answer) => bestOf(answer, page))
  const retries = run.retries
  run.retries = 0
  const kept = await answersStored(run.job, { page, answers, bests }, (now) => ({
    ...now,
    answered: now.answered + answers.length,
    refused: now.refused + answers.filter(({ fault }) => fault !== undefined).length,
    billed: now.billed + answers.reduce((sum, { found }) => sum + found.length, 0),
    calls: now.calls + 1,
    retries: now.retries + retries,
    seconds: now.seconds + seconds,
    perMinute: run.pace.perMinute() ?? now.perMinute,
  }))
  if (!kept) run.halt.abort(HALTED)
}

async function haltUnlessWanted({ job: { id, run }, halt }: Run): Promise<void> {
  const job = await matchJobAt(id)
  if (!job || job.deleted || job.run !== run || !isMatching(job)) halt.abort(HALTED)
}

/** Stops a job with the reason; all answers stay. */
async function stop({ job, failure }: Run): Promise<void> {
  const problem = { ...reasonOf(failure), message: readFaultOf(failure), at: new Date().toISOString() }
  await matchJobChanged(job.id, (now) => (isMatching(now) ? { ...now, state: 'stopped', problem } : now))
}
