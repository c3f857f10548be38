import type { JobProblem } from '../../lists/job.ts'
import type { Written } from './file.ts'
import type { Wait } from './pace.ts'

/** What the page asks of the worker that runs exports. */
export type Wish =
  | { type: 'run'; job: string }
  | { type: 'file'; job: string; handle?: FileSystemFileHandle | undefined }

/** What the worker tells the page. What is kept of a job is told by the database; here stands what is of this moment. */
export type Told =
  | { type: 'elsewhere'; job: string }
  | { type: 'here'; job: string }
  | { type: 'wait'; job: string; wait: Wait | undefined }
  | { type: 'stopped'; job: string; problem: JobProblem }
  | { type: 'done'; job: string }
  | { type: 'file'; job: string; written: Written }
  | { type: 'no-file'; job: string; message: string }
