import '#contract/no-eval'
import { keepCalls } from '../calls.ts'
import { reasonOf } from '../exports/reasons.ts'
import { inOneTab } from '../one-tab.ts'
import { completeFile } from './file.ts'
import type { Told, Wish } from './messages.ts'
import { readFile, tallyFile } from './reading.ts'
import { runMatch } from './run.ts'

/** The worker in which files are read, matched and completed, so that the page stays free. */

const tell = (told: Told) => postMessage(told)
const tallying = new Map<string, AbortController>()

keepCalls('page')

addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  void work(data)
})

async function work(wish: Wish): Promise<void> {
  const { job } = wish
  if (wish.type === 'file') await writeHere(wish)
  else if (wish.type === 'run') await once(`match ${job}`, job, runHere)
  else if (wish.type === 'read') await once(`read ${job}`, job, readHere)
  else await tallyHere(job)
}

/** Does something with a file, unless another tab does. */
const once = (name: string, job: string, does: (job: string) => Promise<true>) =>
  inOneTab(
    name,
    () => does(job),
    () => tell({ type: 'elsewhere', job }),
  )

/** Does something with a file, and tells where it could not even be kept that it is stopped. */
const untilStopped = (does: (job: string) => Promise<unknown>) => async (job: string) => {
  tell({ type: 'here', job })
  await does(job).catch((problem) =>
    tell({ type: 'stopped', job, problem: { ...reasonOf(problem), at: new Date().toISOString() } }),
  )
  return true as const
}

const runHere = untilStopped(async (job) => {
  // The person may have let it go on while its last calls were still waited for.
  while (await runMatch(job, (wait) => tell({ type: 'wait', job, wait })));
})

const readHere = untilStopped(async (job) => {
  await readFile(job, sharing(job))
  tell({ type: 'share', job, share: undefined })
})

/** Counts anew whenever columns are used otherwise; what was begun before is given up. */
async function tallyHere(job: string): Promise<void> {
  tallying.get(job)?.abort()
  const begun = new AbortController()
  tallying.set(job, begun)
  // What hinders it is told where the file is matched.
  await tallyFile(job, begun.signal, sharing(job)).catch(() => {})
  if (tallying.get(job) === begun) tell({ type: 'share', job, share: undefined })
}

async function writeHere({ job, order }: Extract<Wish, { type: 'file' }>): Promise<void> {
  try {
    const completed = await completeFile(job, order, {
      onWait: (wait) => tell({ type: 'wait', job, wait }),
      onShare: sharing(job),
    })
    tell({ type: 'file', job, completed })
  } catch (problem) {
    tell({ type: 'no-file', job, message: problem instanceof Error ? problem.message : String(problem) })
  }
  tell({ type: 'share', job, share: undefined })
}

/** How often it is told how far something is (milliseconds). */
const TOLD_EVERY = 100

function sharing(job: string): (share: number) => void {
  let last = performance.now()
  return (share) => {
    const now = performance.now()
    if (now - last < TOLD_EVERY) return
    last = now
    tell({ type: 'share', job, share })
  }
}
