import { z } from 'zod'
import type { Criteria } from '#contract/criteria.ts'
import { kinds } from '#contract/kind.ts'
import { Column, fileFormatNames } from '#files/column.ts'
import { JobProblem } from '#jobs/job-state.ts'
import { keepRules } from '#lists/duplicates.ts'
import { matchKeys } from '#lists/match-keys.ts'
import type { Origins } from '#records/nearest.ts'
import type { RecordField } from '#records/record.ts'

/** The source of the records: a search, a version of a list, or selected rows. */
const Source = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('search'),
    criteria: z.custom<Criteria>(),
    /** The order of the records, as in links; absent for that of the service. */
    sort: z.string().optional(),
  }),
  z.object({ type: z.literal('list'), list: z.string(), step: z.string() }),
  z.object({ type: z.literal('picked') }),
])

/** The settings of an export, stored with its job. */
export const ExportOrder = z.object({
  kind: z.enum(kinds),
  /** The name of the list, or the search as text. */
  name: z.string(),
  source: Source,
  form: z.enum(fileFormatNames),
  columns: z.array(Column).min(1),
  /** The file's name without its extension. */
  file: z.string(),
  /** Lists whose records are excluded. Do-not-contact lists are always excluded. */
  leftOut: z.array(z.string()),
  /** Match keys of duplicates: one record of each group is written. */
  distinct: z.array(z.enum(matchKeys)).default([]),
  /** Which record of a group is written, and the ids selected instead. */
  keep: z.enum(keepRules).default('first'),
  kept: z.array(z.string()).default([]),
  /** Fields that are loaded so that records can be compared with the do-not-contact entries. */
  screened: z.array(z.custom<RecordField>((value) => typeof value === 'string')).default([]),
  /** What distances are measured from. */
  origins: z.custom<Origins>((value) => typeof value === 'object').default({ points: [] }),
  /** Maximum number of records; absent for all. */
  most: z.number().int().positive().optional(),
  /**
   * Ids and versions first, which are not billed, then only the records that are not cached or excluded; or whole pages
   * at once, which takes fewer calls.
   */
  way: z.enum(['ids-first', 'at-once']),
})
export type ExportOrder = z.infer<typeof ExportOrder>

/**
 * States of a job. `waiting` continues automatically when the service or the network allows it, `paused` when the person
 * resumes it, `stopped` when its problem is solved; the last one was ended by the person and can be continued.
 */
const jobStates = ['running', 'waiting', 'paused', 'stopped', 'done', 'cancelled'] as const

const number = z.number().int().nonnegative()

/** An export as stored in the browser, without its pages. */
export const Job = z.object({
  id: z.string(),
  order: ExportOrder,
  state: z.enum(jobStates),
  /** When it was started, and when its state last changed, ISO. */
  made: z.string(),
  changed: z.string(),
  /** Records of the search or list when the job began. */
  total: number,
  /** The version of the service's data when the job began, where the service reports one. */
  version: z.string().optional(),
  /** The version that its first call was answered from, where the service names one: all its calls are. */
  answeredFrom: z.string().optional(),
  /** Ids found; of them those returned more than once, those excluded, and those selected for the file. */
  found: number,
  repeated: number,
  leftOut: number,
  chosen: number.optional(),
  /** Records stored; of them those that were cached and not loaded again. */
  stored: number,
  held: number,
  /** Records billed; of them those that this job already had; calls answered and calls repeated. */
  billed: number,
  readTwice: number,
  calls: number,
  retries: number,
  /** Records whose version changed between their id and their fields, and ids for which no record was returned. */
  changedMeanwhile: number,
  missing: number,
  /** Selected records that met a do-not-contact entry once they were loaded. */
  screenedOut: number.default(0),
  /** Duplicates that are not written; known at the end. */
  doubles: number.default(0),
  /** The count at the end, where it differs from the one at the beginning. */
  totalAtEnd: number.optional(),
  /** Dollars a record, at the rates when the job began. */
  rate: z.number().nonnegative(),
  /** Calls a minute that the key allows, where the service reports it; and seconds that the job's calls have taken. */
  perMinute: z.number().positive().optional(),
  seconds: z.number().nonnegative(),
  problem: JobProblem.optional(),
  /** When its file was last saved, ISO. */
  saved: z.string().optional(),
  /** Whether it was deleted; it remains stored for a moment, so that this can be undone. */
  deleted: z.literal(true).optional(),
})
export type Job = z.infer<typeof Job>

/** A new job. */
export function newJob(id: string, order: ExportOrder, start: Pick<Job, 'total' | 'version' | 'rate'>): Job {
  const now = new Date().toISOString()
  const nothing = { found: 0, repeated: 0, leftOut: 0, stored: 0, held: 0, billed: 0, readTwice: 0 }
  const none = {
    calls: 0,
    retries: 0,
    changedMeanwhile: 0,
    missing: 0,
    screenedOut: 0,
    doubles: 0,
    seconds: 0,
  }
  return { id, order, state: 'running', made: now, changed: now, ...start, ...nothing, ...none }
}
