import { count } from '../../criteria/format.ts'
import { isMatching, type MatchJob } from '../../match/file/job.ts'
import type { FileOrder } from '../../match/file/order.ts'
import { endingWait } from '../live-jobs.ts'
import { notice } from '../notices.ts'
import { useLiveMatches } from './live.ts'
import type { Told, Wish } from './messages.ts'

let worker: Worker | undefined
let save: ((name: string, file: Blob) => void) | undefined

/** Names who hands a completed file to the browser. */
export function completedSavedBy(saver: typeof save): void {
  save = saver
}

/** The worker of this tab, started when it is first needed. */
function theWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => heard(data))
  return worker
}

const wish = (what: Wish) => theWorker().postMessage(what)

/** Reads and matches the files that are to be, unless that is done already, here or in another tab. */
export function keepMatching(jobs: readonly MatchJob[]): void {
  for (const job of jobs) {
    if (isMatching(job)) wish({ type: 'run', job: job.id })
    if (job.state === 'reading') wish({ type: 'read', job: job.id })
  }
}

/** Has the rows of a file counted that are asked about. */
export const tallyWanted = (job: string): void => wish({ type: 'tally', job })

/** Has a file completed and saved. */
export function completedWanted(job: string, order: FileOrder): void {
  useLiveMatches.getState().told(job, { file: 'writing' })
  wish({ type: 'file', job, order })
}

function heard(told: Told): void {
  const tell = useLiveMatches.getState().told
  switch (told.type) {
    case 'share':
      tell(told.job, { share: told.share })
      break
    case 'elsewhere':
      tell(told.job, { elsewhere: true, wait: undefined })
      break
    case 'here':
      tell(told.job, { elsewhere: false, stopped: undefined })
      break
    case 'stopped':
      tell(told.job, { stopped: told.problem })
      break
    case 'wait':
      tell(told.job, { wait: endingWait(told.wait) })
      break
    case 'no-file':
      tell(told.job, { file: { fault: told.message } })
      break
    case 'file':
      tell(told.job, { file: undefined })
      saved(told.completed)
  }
}

function saved({ name, rows, matched, notes, blob }: Extract<Told, { type: 'file' }>['completed']): void {
  if (blob) save?.(name, blob)
  const words = `${name} is saved: ${count(rows)} rows, ${count(matched)} of them with a record.`
  notice({ words: [words, ...notes].join(' ') })
}
