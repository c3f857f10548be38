import { z } from 'zod'
import type { Criteria } from '#contract/criteria.ts'
import { kinds } from '#contract/kind.ts'
import { Column, fileFormatNames } from '#files/column.ts'
import { JobProblem } from '#jobs/job-state.ts'
import { keepRules } from '#lists/duplicates.ts'
import { matchKeys } from '#lists/match-keys.ts'

/** Whose records are exported: those of a search as it is found, of a list as it was then, or rows that were picked. */
const Source = z.discriminatedUnion('type', [
  z.object({ type: z.literal('search'), criteria: z.custom<Criteria>() }),
  z.object({ type: z.literal('list'), list: z.string(), step: z.string() }),
  z.object({ type: z.literal('picked') }),
])

/** What was chosen before an export is started; all of it is kept with the job. */
export const ExportOrder = z.object({
  kind: z.enum(kinds),
  /** What it is called: the list, or the search in words. */
  name: z.string(),
  source: Source,
  form: z.enum(fileFormatNames),
  columns: z.array(Column).min(1),
  /** The file's name without its extension. */
  file: z.string(),
  /** Lists that were chosen to be left out. Those not to be contacted are left out besides, always. */
  leftOut: z.array(z.string()),
  /** Ways in which two records are one: of each group one is written. */
  distinct: z.array(z.enum(matchKeys)).default([]),
  /** Which one that is, and the ids that a person chose instead. */
  keep: z.enum(keepRules).default('first'),
  kept: z.array(z.string()).default([]),
  /** Records at most; absent for all. */
  most: z.number().int().positive().optional(),
  /**
   * Ids and versions first, which are not billed, then only the records that are kept and not held; or whole pages of
   * records at once, which takes fewer calls.
   */
  way: z.enum(['ids-first', 'at-once']),
})
export type ExportOrder = z.infer<typeof ExportOrder>

/**
 * Where a job stands. `waiting` goes on by itself, when the service or the network lets it; `paused` waits for the person;
 * `stopped` for what must change first; `cancelled` was ended by the person, who may go on with it nevertheless.
 */
const jobStates = ['running', 'waiting', 'paused', 'stopped', 'done', 'cancelled'] as const

const number = z.number().int().nonnegative()

/** An export as it is kept in the browser, without its pages. */
export const Job = z.object({
  id: z.string(),
  order: ExportOrder,
  state: z.enum(jobStates),
  /** When it was started, and when it last changed its state, ISO. */
  made: z.string(),
  changed: z.string(),
  /** Records that the service counted, or that the list held, when the job began. */
  total: number,
  /** The version of the service's data when the job began, where the service tells one. */
  version: z.string().optional(),
  /** Ids found, and of them those that came more than once, were left out, and are to be exported. */
  found: number,
  repeated: number,
  leftOut: number,
  chosen: number.optional(),
  /** Records stored; of them those that were held and not read again. */
  stored: number,
  held: number,
  /** Records that the service billed, those of them that this job had already, and calls that were answered or had to be repeated. */
  billed: number,
  readTwice: number,
  calls: number,
  retries: number,
  /** Records whose version was another one when they were read than when their ids were, and ids for which no record came. */
  changedMeanwhile: number,
  missing: number,
  /** Records that are not written because another one is the same; known at the end. */
  doubles: number.default(0),
  /** What the service counted at the end, where that is another number than at the beginning. */
  totalAtEnd: number.optional(),
  /** Dollars for a record at the rates of the day. */
  rate: z.number().nonnegative(),
  /** Calls a minute that the key allows, where the service tells; and seconds that the job's calls have taken. */
  perMinute: z.number().positive().optional(),
  seconds: z.number().nonnegative(),
  problem: JobProblem.optional(),
  /** When its file was last saved, ISO. */
  saved: z.string().optional(),
  /** Whether it was deleted; it is kept for the little while in which that can be undone. */
  deleted: z.literal(true).optional(),
})
export type Job = z.infer<typeof Job>

/** A job as it begins. */
export function newJob(id: string, order: ExportOrder, begun: Pick<Job, 'total' | 'version' | 'rate'>): Job {
  const now = new Date().toISOString()
  const nothing = { found: 0, repeated: 0, leftOut: 0, stored: 0, held: 0, billed: 0, readTwice: 0 }
  const none = { calls: 0, retries: 0, changedMeanwhile: 0, missing: 0, doubles: 0, seconds: 0 }
  return { id, order, state: 'running', made: now, changed: now, ...begun, ...nothing, ...none }
}
