import { count } from '../../criteria/format.ts'
import { isUnderWay, type Job } from '../../lists/job.ts'
import { endingWait } from '../live-jobs.ts'
import { notice } from '../notices.ts'
import { useLive } from './live.ts'
import type { Told, Wish } from './messages.ts'

let worker: Worker | undefined
let save: ((name: string, file: Blob) => void) | undefined

/** Names who hands a finished file to the browser. */
export function filesSavedBy(saver: typeof save): void {
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

/** Runs the jobs that are under way, unless they run already, here or in another tab. */
export function keepRunning(jobs: readonly Job[]): void {
  for (const job of jobs.filter(isUnderWay)) wish({ type: 'run', job: job.id })
}

/** Has the file of a job written: to a place on disk that was chosen, else saved by the browser. */
export function fileWanted(job: string, handle?: FileSystemFileHandle): void {
  useLive.getState().told(job, { file: 'writing' })
  wish({ type: 'file', job, handle })
}

function heard(told: Told): void {
  const tell = useLive.getState().told
  switch (told.type) {
    case 'elsewhere':
      tell(told.job, { elsewhere: true, wait: undefined })
      break
    case 'here':
      tell(told.job, { elsewhere: false, stopped: undefined })
      break
    case 'wait':
      tell(told.job, { wait: endingWait(told.wait) })
      break
    case 'stopped':
      tell(told.job, { stopped: told.problem })
      break
    case 'done':
      fileWanted(told.job)
      break
    case 'no-file':
      tell(told.job, { file: { fault: told.message } })
      break
    case 'file':
      tell(told.job, { file: told.written.blob && 'handed' })
      saved(told.written)
  }
}

function saved({ name, records, notes, blob }: Extract<Told, { type: 'file' }>['written']): void {
  if (blob) save?.(name, blob)
  const where = blob ? 'is handed to the browser' : 'is saved'
  notice({ words: [`${name} ${where}, with ${count(records)} records.`, ...notes].join(' ') })
}
