import type { JobEvent } from '#jobs/job-worker.ts'
import type { Written } from './file.ts'

/** What the page asks of the worker that runs exports. */
export type Wish =
  | { type: 'run'; job: string }
  | { type: 'file'; job: string; handle?: FileSystemFileHandle | undefined }

/** What the worker tells the page. */
export type Told =
  | JobEvent
  | { type: 'done'; job: string }
  | { type: 'file'; job: string; written: Written }
  | { type: 'no-file'; job: string; message: string }
