import { callService, HALTED, type JobRun } from '#jobs/job-run.ts'
import { withWait } from '#jobs/job-state.ts'
import { problemOf } from '#jobs/problem-reasons.ts'
import { type OnWait, rateLimiter } from '#jobs/rate-limiter.ts'
import { takesMatchFile } from '#session/service-info.ts'
import { readErrorOf } from '#shared/tabular/file-error.ts'
import { onTableChange } from '#storage/changes.ts'
import { isMatching, type MatchJob } from '../model/file/job.ts'
import { topCandidateOf } from '../model/file/review/answer.ts'
import { answersTo, type RowRequest } from './batch-match.ts'
import { requestPages } from './file-rows.ts'
import { type AnsweredPage, type RequestPage, uploadedPages } from './match-upload.ts'
import { tallyFile } from './read-file.ts'
import { pagesOf, readMatchJob, storeAnswers, updateMatchJob } from './stored-matches.ts'

/** Calls that are made at a time: the service looks up several rows of each at once. */
const AT_ONCE = 2

interface Run extends JobRun {
  job: MatchJob
  underWay: Set<Promise<void>>
}

/**
 * Asks about the rows of a file until all are answered, or it is paused, stopped or gone. `tell` is told of each wait as it begins
 * and ends. Answers whether the person ended it: it may have to run again by then.
 */
export async function runMatch(id: string, onWaitChange: OnWait): Promise<boolean> {
  const job = await readMatchJob(id)
  if (!job || job.deleted || !isMatching(job)) return false
  const halt = new AbortController()
  const onWait: OnWait = (wait) => {
    onWaitChange(wait)
    void updateMatchJob(id, (now) => withWait(now, wait))
  }
  const pace = rateLimiter(halt.signal, onWait)
  const run: Run = { job, limiter: pace, halt, onWait, underWay: new Set(), retries: 0, failure: undefined }
  const unwatch = onTableChange((table) => {
    if (table === 'matches') void haltUnlessMatching(run)
  })
  await work(run).finally(() => {
    unwatch()
    pace.close()
    onWaitChange(undefined)
  })
  return halt.signal.aborted && (run.failure ?? HALTED) === HALTED
}

async function work(run: Run): Promise<void> {
  const { id } = run.job
  try {
    await updateMatchJob(id, (now) => withWait(now, undefined))
    // Begun before the rows were counted as the columns are used now: how many there are is told with the answers.
    if (!run.job.tally) await tallyFile(id, run.halt.signal, () => {})
    await requestAll(run)
  } catch (problem) {
    run.failure ??= problem
  }
  await Promise.all(run.underWay)
  if (run.failure !== undefined && run.failure !== HALTED) return stop(run)
  if (!run.halt.signal.aborted)
    await updateMatchJob(id, (now) => (isMatching(now) ? { ...now, state: 'done', problem: undefined } : now))
}

/** Rows of one upload: they are in memory until they are answered. */
const UPLOAD_ROWS = 20_000
/** Milliseconds between two times that answers of an upload are stored. */
const STORED_EVERY = 250

/** Asks what is not answered yet: in uploads where the service takes them, else a few calls at a time. */
async function requestAll(run: Run): Promise<void> {
  const answered = new Set(await pagesOf(run.job.id))
  const isStreamed = await callService(run, () => takesMatchFile(run.halt.signal))
  let waiting: RequestPage[] = []
  for await (const { page, asks } of requestPages(run.job)) {
    if (run.halt.signal.aborted) return
    if (answered.has(page)) continue
    if (isStreamed) {
      waiting.push({ page, asks })
      if (waiting.length * run.job.perCall < UPLOAD_ROWS) continue
      await answerByUpload(run, waiting)
      waiting = []
    } else {
      begin(run, page, asks)
      if (run.underWay.size >= AT_ONCE) await Promise.race(run.underWay)
    }
  }
  if (waiting.length > 0) await answerByUpload(run, waiting)
}

/** Uploads pages until all are answered: what an upload that ended early has answered is stored, the next one has the rest. */
async function answerByUpload(run: Run, pages: readonly RequestPage[]): Promise<void> {
  let missing = pages
  await callService(run, async () => {
    if (missing.length === 0) return
    let come: AnsweredPage[] = []
    let since = performance.now()
    const store = async () => {
      const [some, now] = [come, performance.now()]
      come = []
      if (some.length === 0) return
      const done = new Set(some.map(({ page }) => page))
      await stored(run, some, (now - since) / 1000)
      since = now
      missing = missing.filter(({ page }) => !done.has(page))
    }
    try {
      for await (const page of uploadedPages(run.job, missing, run.halt.signal)) {
        come.push(page)
        if (performance.now() - since >= STORED_EVERY) await store()
      }
    } finally {
      await store()
    }
  })
}

function begin(run: Run, page: number, asks: readonly RowRequest[]): void {
  const answer = answerPage(run, page, asks)
    .catch((problem) => {
      run.failure ??= problem
      run.halt.abort(HALTED)
    })
    .finally(() => run.underWay.delete(answer))
  run.underWay.add(answer)
}

async function answerPage(run: Run, page: number, asks: readonly RowRequest[]): Promise<void> {
  const start = performance.now()
  const answers = await answersTo(run.job, asks, (ask) => callService(run, ask))
  await stored(run, [{ page, answers }], (performance.now() - start) / 1000 / AT_ONCE)
}

/** Stores answered pages, which took so many seconds. */
async function stored(run: Run, pages: readonly AnsweredPage[], seconds: number): Promise<void> {
  const all = pages.flatMap(({ answers }) => answers)
  const retries = run.retries
  run.retries = 0
  const storedPages = pages.map(({ page, answers }) => ({
    page,
    answers,
    bests: answers.map((answer) => topCandidateOf(answer, page)),
  }))
  const storedJob = await storeAnswers(run.job, storedPages, (now) => ({
    ...now,
    answered: now.answered + all.length,
    refused: now.refused + all.filter(({ fault }) => fault !== undefined).length,
    billed: now.billed + all.reduce((sum, { found }) => sum + found.length, 0),
    calls: now.calls + pages.length,
    retries: now.retries + retries,
    seconds: now.seconds + seconds,
    perMinute: run.limiter.callsPerMinute() ?? now.perMinute,
  }))
  if (!storedJob) run.halt.abort(HALTED)
}

async function haltUnlessMatching({ job: { id, run }, halt }: Run): Promise<void> {
  const job = await readMatchJob(id)
  if (!job || job.deleted || job.run !== run || !isMatching(job)) halt.abort(HALTED)
}

/** Stops a job with the reason; all answers stay. */
async function stop({ job, failure }: Run): Promise<void> {
  const problem = { ...problemOf(failure), message: readErrorOf(failure), at: new Date().toISOString() }
  await updateMatchJob(job.id, (now) => (isMatching(now) ? { ...now, state: 'stopped', problem } : now))
}
