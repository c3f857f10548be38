import '#contract/no-eval.ts'
import { runInThisTab } from '#jobs/job-worker.ts'
import { readErrorOf } from '#shared/tabular/file-error.ts'
import { logCalls } from '#storage/log-calls.ts'
import { completeFile } from './complete-file.ts'
import { readFile, tallyFile } from './read-file.ts'
import { runMatch } from './run-match.ts'
import type { MatchCommand, MatchEvent } from './worker-messages.ts'

/** The worker in which files are read, matched and completed, so that the page stays free. */

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
  // The person may have let it go on while its last calls were still waited for.
  while (await runMatch(job, (wait) => notify({ type: 'wait', job, wait })));
}

async function readHere(job: string): Promise<void> {
  await readFile(job, sharing(job))
  notify({ type: 'share', job, share: undefined })
}

/** Counts anew whenever columns are used otherwise; what was begun before is given up. */
async function tallyHere(job: string): Promise<void> {
  tallying.get(job)?.abort()
  const begun = new AbortController()
  tallying.set(job, begun)
  // What hinders it is told where the file is matched.
  await tallyFile(job, begun.signal, sharing(job)).catch(() => {})
  if (tallying.get(job) === begun) notify({ type: 'share', job, share: undefined })
}

async function writeHere({ job, order }: Extract<MatchCommand, { type: 'file' }>): Promise<void> {
  try {
    const completed = await completeFile(job, order, {
      onWait: (wait) => notify({ type: 'wait', job, wait }),
      onShare: sharing(job),
    })
    notify({ type: 'file', job, completed })
  } catch (problem) {
    notify({ type: 'no-file', job, message: readErrorOf(problem) })
  }
  notify({ type: 'share', job, share: undefined })
}

/** How often it is told how far something is (milliseconds). */
const NOTIFY_EVERY = 100

function sharing(job: string): (share: number) => void {
  let last = performance.now()
  return (share) => {
    const now = performance.now()
    if (now - last < NOTIFY_EVERY) return
    last = now
    notify({ type: 'share', job, share })
  }
}
