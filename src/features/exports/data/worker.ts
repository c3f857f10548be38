import '#contract/no-eval.ts'
import { runInThisTab } from '#jobs/job-worker.ts'
import { logCalls } from '#storage/log-calls.ts'
import { writeFile } from './file.ts'
import type { Told, Wish } from './messages.ts'
import { run } from './run.ts'
import { readJob, updateJob } from './stored-pages.ts'

/** The worker in which exports run: it calls the service, parses and stores, so that the page stays free. */

const tell = (told: Told) => postMessage(told)

logCalls('export')

addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  if (data.type === 'run') void runInThisTab(`export ${data.job}`, data.job, tell, runHere)
  else void fileOf(data.job, data.handle)
})

async function runHere(job: string): Promise<void> {
  const wasDone = (await readJob(job))?.state === 'done'
  // The person may have let a job go on while its last calls were still waited for.
  while (await run(job, (wait) => tell({ type: 'wait', job, wait })));
  if (!wasDone && (await readJob(job))?.state === 'done') tell({ type: 'done', job })
}

async function fileOf(job: string, handle: FileSystemFileHandle | undefined): Promise<void> {
  try {
    const written = await writeFile(job, handle)
    // A full storage is no reason to hold the file back: it is saved to make room.
    await updateJob(job, (now) => ({ ...now, saved: new Date().toISOString() })).catch(() => undefined)
    tell({ type: 'file', job, written })
  } catch (problem) {
    tell({ type: 'no-file', job, message: wordsOf(problem) })
  }
}

const fileErrors: Partial<Record<string, string>> = {
  NotAllowedError: 'The browser was not allowed to write it.',
  NoModificationAllowedError: 'The file is open elsewhere.',
  NotFoundError: 'Its folder no longer exists.',
  QuotaExceededError: 'The disk is full.',
}

function wordsOf(problem: unknown): string {
  if (problem instanceof DOMException) return fileErrors[problem.name] ?? 'The file cannot be written there.'
  return problem instanceof Error ? problem.message : String(problem)
}
