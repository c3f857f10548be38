import type { JobProblem } from '../../lists/job.ts'
import type { FileOrder } from '../../match/file/order.ts'
import type { Wait } from '../exports/pace.ts'
import type { CompletedFile } from './file.ts'

/** What the page asks of the worker that reads, matches and completes files. */
export type Wish =
  | { type: 'read' | 'tally' | 'run'; job: string }
  | { type: 'file'; job: string; order: FileOrder }

/** What the worker tells the page. What is kept is told by the database; here stands what is of this moment. */
export type Told =
  | { type: 'share'; job: string; share: number | undefined }
  | { type: 'elsewhere' | 'here'; job: string }
  | { type: 'stopped'; job: string; problem: JobProblem }
  | { type: 'wait'; job: string; wait: Wait | undefined }
  | { type: 'file'; job: string; completed: CompletedFile }
  | { type: 'no-file'; job: string; message: string }
