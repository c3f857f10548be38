import { callService, HALTED, type JobRun, type RunOptions, runJob } from '#jobs/job-run.ts'
import { withWait } from '#jobs/job-state.ts'
import { problemOf } from '#jobs/problem-reasons.ts'
import type { OnWait } from '#jobs/rate-limiter.ts'
import { takesMatchFile } from '#session/service-info.ts'
import { readErrorOf } from '#shared/tabular/file-error.ts'
import { isMatching, type MatchJob } from '../model/file/job.ts'
import { isRefused, topCandidateOf } from '../model/file/review/answer.ts'
import { type RequestPage, requestPages } from './file-rows.ts'
import { type AnsweredPage, answersTo, uploadedPages } from './match-calls.ts'
import { tallyFile } from './read-file.ts'
import { pagesOf, readMatchJob, storeAnswers, updateMatchJob } from './stored-matches.ts'

/** Concurrent calls; the service looks up several rows of each at once. */
const AT_ONCE = 2

interface Own {
  job: MatchJob
  underWay: Set<Promise<void>>
}
type Run = JobRun & Own

/**
 * Looks up the rows of a file until all are answered, or the job is paused, stopped or deleted. `onWait` is called when a wait
 * begins and ends. Returns whether it was halted from outside: the job may have been resumed by then.
 */
export async function runMatch(id: string, onWait: OnWait): Promise<boolean> {
  const job = await readMatchJob(id)
  if (!job || job.deleted || !isMatching(job)) return false
  const options: RunOptions<Own> = {
    own: { job, underWay: new Set() },
    table: 'matches',
    isUnderWay: isStillMatching,
    onWait,
    storeWait: (wait) => void updateMatchJob(id, (now) => withWait(now, wait)),
  }
  return runJob(options, work)
}

async function isStillMatching({ job: { id, run } }: Own): Promise<boolean> {
  const job = await readMatchJob(id)
  return job !== undefined && !job.deleted && job.run === run && isMatching(job)
}

async function work(run: Run): Promise<void> {
  const { id } = run.job
  try {
    await updateMatchJob(id, (now) => withWait(now, undefined))
    // The match was started before the rows were counted for the current mapping.
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

/** Looks up the rows that are not answered yet: in uploads if the service accepts them, else a few calls at a time. */
async function requestAll(run: Run): Promise<void> {
  const answered = new Set(await pagesOf(run.job.id))
  const isStreamed = await callService(run, () => takesMatchFile(run.halt.signal))
  let waiting: RequestPage[] = []
  for await (const { page, requests } of requestPages(run.job)) {
    if (run.halt.signal.aborted) return
    if (answered.has(page)) continue
    if (isStreamed) {
      waiting.push({ page, requests })
      if (waiting.length * run.job.perCall < UPLOAD_ROWS) continue
      await answerByUpload(run, waiting)
      waiting = []
    } else {
      startPage(run, { page, requests })
      if (run.underWay.size >= AT_ONCE) await Promise.race(run.underWay)
    }
  }
  if (waiting.length > 0) await answerByUpload(run, waiting)
}

/** Uploads pages until all are answered. If an upload ends early, its answers are stored and the next one has the rest. */
async function answerByUpload(run: Run, pages: readonly RequestPage[]): Promise<void> {
  let missing = pages
  await callService(run, async () => {
    if (missing.length === 0) return
    let received: AnsweredPage[] = []
    let since = performance.now()
    const store = async () => {
      const [some, now] = [received, performance.now()]
      received = []
      if (some.length === 0) return
      const done = new Set(some.map(({ page }) => page))
      await storePages(run, some, (now - since) / 1000)
      since = now
      missing = missing.filter(({ page }) => !done.has(page))
    }
    try {
      for await (const page of uploadedPages(run.job, missing, run.halt.signal)) {
        received.push(page)
        if (performance.now() - since >= STORED_EVERY) await store()
      }
    } finally {
      await store()
    }
  })
}

function startPage(run: Run, page: RequestPage): void {
  const answer = answerPage(run, page)
    .catch((problem) => {
      run.failure ??= problem
      run.halt.abort(HALTED)
    })
    .finally(() => run.underWay.delete(answer))
  run.underWay.add(answer)
}

async function answerPage(run: Run, { page, requests }: RequestPage): Promise<void> {
  const start = performance.now()
  const answers = await answersTo(run.job, requests, (request) => callService(run, request))
  await storePages(run, [{ page, answers }], (performance.now() - start) / 1000 / AT_ONCE)
}

/** Stores answered pages; `seconds` is how long they took. */
async function storePages(run: Run, pages: readonly AnsweredPage[], seconds: number): Promise<void> {
  const all = pages.flatMap(({ answers }) => answers)
  const retries = run.retries
  run.retries = 0
  const storedPages = pages.map(({ page, answers }) => ({
    page,
    answers,
    topCandidates: answers.map((answer) => topCandidateOf(answer, page)),
  }))
  const storedJob = await storeAnswers(run.job, storedPages, (now) => ({
    ...now,
    answered: now.answered + all.length,
    refused: now.refused + all.filter(isRefused).length,
    billed: now.billed + all.reduce((sum, { found }) => sum + found.length, 0),
    calls: now.calls + pages.length,
    retries: now.retries + retries,
    seconds: now.seconds + seconds,
    perMinute: run.limiter.callsPerMinute() ?? now.perMinute,
  }))
  if (!storedJob) run.halt.abort(HALTED)
}

/** Stops a job with the reason; its answers remain. */
async function stop({ job, failure }: Run): Promise<void> {
  const problem = { ...problemOf(failure), message: readErrorOf(failure), at: new Date().toISOString() }
  await updateMatchJob(job.id, (now) => (isMatching(now) ? { ...now, state: 'stopped', problem } : now))
}
