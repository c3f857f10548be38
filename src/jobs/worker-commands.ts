import type { JobEvent } from './job-worker.ts'
import { endingWait, type LiveWork } from './live-jobs.ts'

/** Asks a worker of this tab, which is started when it is first needed. */
export function commandsTo<Wish, Told>(
  start: () => Worker,
  listener: (told: Told) => void,
): (wish: Wish) => void {
  let worker: Worker | undefined
  return (wish) => {
    if (!worker) {
      worker = start()
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => listener(data))
    }
    worker.postMessage(wish)
  }
}

/** What a worker's word changes of what is of this moment. */
export function liveFrom(told: JobEvent): LiveWork {
  switch (told.type) {
    case 'elsewhere':
      return { elsewhere: true, wait: undefined }
    case 'here':
      return { elsewhere: false, stopped: undefined }
    case 'wait':
      return { wait: endingWait(told.wait) }
    case 'stopped':
      return { stopped: told.problem }
  }
}
