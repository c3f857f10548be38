import type { JobEvent } from '#jobs/job-worker.ts'
import type { OutputSettings } from '../model/file/download/output-settings.ts'
import type { CompletedFile } from './complete-file.ts'

/** What the page asks of the worker that reads, matches and completes files. */
export type MatchCommand =
  | { type: 'read' | 'tally' | 'run'; job: string }
  | { type: 'file'; job: string; order: OutputSettings }

/** What the worker tells the page. */
export type MatchEvent =
  | JobEvent
  | { type: 'share'; job: string; share: number | undefined }
  | { type: 'file'; job: string; completed: CompletedFile }
  | { type: 'no-file'; job: string; message: string }
