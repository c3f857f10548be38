import type { JobEvent } from '#jobs/job-worker.ts'
import type { FileOrder } from '../model/file/download/output-settings.ts'
import type { CompletedFile } from './complete-file.ts'

/** What the page asks of the worker that reads, matches and completes files. */
export type Wish =
  | { type: 'read' | 'tally' | 'run'; job: string }
  | { type: 'file'; job: string; order: FileOrder }

/** What the worker tells the page. */
export type Told =
  | JobEvent
  | { type: 'share'; job: string; share: number | undefined }
  | { type: 'file'; job: string; completed: CompletedFile }
  | { type: 'no-file'; job: string; message: string }
