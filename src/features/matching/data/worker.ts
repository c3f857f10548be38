import '#contract/no-eval.ts'
import { runInThisTab } from '#jobs/job-worker.ts'
import { readErrorOf } from '#shared/tabular/file-error.ts'
import { logCalls } from '#storage/log-calls.ts'
import { completeFile } from './complete-file.ts'
import type { MatchCommand, MatchEvent } from './match-worker.ts'
import { readFile, tallyFile } from './read-file.ts'
import { runMatch } from './run-match.ts'

/** The worker in which files are read, matched and completed, so that the page remains responsive. */

const notify = (event: MatchEvent) => postMessage(event)
const tallying = new Map<string, AbortController>()

logCalls('page')

addEventListener('message', ({ data }: MessageEvent<MatchCommand>) => {
  void work(data)
})

async function work(command: MatchCommand): Promise<void> {
  const { job } = command
  if (command.type === 'file') await writeHere(command)
  else if (command.type === 'run') await runInThisTab(`match ${job}`, job, notify, runHere)
  else if (command.type === 'read') await runInThisTab(`read ${job}`, job, notify, readHere)
  else await tallyHere(job)
}

async function runHere(job: string): Promise<void> {
  // The match may have been resumed while its last calls were still under way.
  while (await runMatch(job, (wait) => notify({ type: 'wait', job, wait })));
}

async function readHere(job: string): Promise<void> {
  await readFile(job, progressOf(job))
  notify({ type: 'share', job, share: undefined })
}

/** Counts the rows again; a count that is still running for other columns is aborted. */
async function tallyHere(job: string): Promise<void> {
  tallying.get(job)?.abort()
  const controller = new AbortController()
  tallying.set(job, controller)
  // An error is stored with the job.
  await tallyFile(job, controller.signal, progressOf(job)).catch(() => {})
  if (tallying.get(job) === controller) notify({ type: 'share', job, share: undefined })
}

async function writeHere({ job, order }: Extract<MatchCommand, { type: 'file' }>): Promise<void> {
  try {
    const completed = await completeFile(job, order, {
      onWait: (wait) => notify({ type: 'wait', job, wait }),
      onShare: progressOf(job),
    })
    notify({ type: 'file', job, completed })
  } catch (problem) {
    notify({ type: 'no-file', job, message: readErrorOf(problem) })
  }
  notify({ type: 'share', job, share: undefined })
}

/** Milliseconds between two events about progress. */
const NOTIFY_EVERY = 100

function progressOf(job: string): (share: number) => void {
  let last = performance.now()
  return (share) => {
    const now = performance.now()
    if (now - last < NOTIFY_EVERY) return
    last = now
    notify({ type: 'share', job, share })
  }
}
