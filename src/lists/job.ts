import { z } from 'zod'
import type { Criteria } from '#contract/criteria'
import { kinds } from '#contract/kind'

/** One column of a file: a field by the API's own name, or a part of one ("Location.Latitude"), and its heading. */
export const Column = z.object({ name: z.string(), heading: z.string() })
export type Column = z.infer<typeof Column>

/** The forms in which records leave. */
export const fileForms = [
  'csv',
  'xlsx',
  'geojson',
  'jsonl',
  'vcard',
  'labels-5160',
  'labels-5163',
  'labels-L7160',
  'google',
  'hubspot',
] as const
export type FileForm = (typeof fileForms)[number]

/** Whose records are exported: those of a search as it is found, of a list as it is now, or these. */
const Source = z.discriminatedUnion('type', [
  z.object({ type: z.literal('search'), criteria: z.custom<Criteria>() }),
  z.object({ type: z.literal('list'), list: z.string(), step: z.string() }),
  z.object({ type: z.literal('picked'), ids: z.array(z.string()) }),
])
export type Source = z.infer<typeof Source>

/** What was chosen before an export is started; all of it is kept with the job. */
export const ExportOrder = z.object({
  kind: z.enum(kinds),
  /** What it is called: the list, or the search in words. */
  name: z.string(),
  source: Source,
  form: z.enum(fileForms),
  columns: z.array(Column).min(1),
  /** The file's name without its extension. */
  file: z.string(),
  /** Lists whose records are left out; those not to be contacted are among them, always. */
  leftOut: z.array(z.string()),
  /** Records at most; absent for all. */
  most: z.number().int().positive().optional(),
  /**
   * Ids and versions first, which are not billed, then only the records that are kept and not held; or whole pages of
   * records at once, which takes fewer calls.
   */
  way: z.enum(['ids-first', 'at-once']),
})
export type ExportOrder = z.infer<typeof ExportOrder>

/** Where a job stands. `waiting` is for the service, by itself; `paused` for the person; `stopped` for what must change first. */
export const jobStates = ['running', 'waiting', 'paused', 'stopped', 'done', 'cancelled'] as const

export const Job = z.object({
  id: z.string(),
  order: ExportOrder,
  state: z.enum(jobStates),
  made: z.string(),
  /** When it last changed its state, ISO. */
  changed: z.string(),
  /** Records that the service counted when the job began. */
  total: z.number().int().nonnegative(),
  /** Pages of ids and of records that are stored. */
  idPages: z.number().int().nonnegative(),
  recordPages: z.number().int().nonnegative(),
  /** Distinct ids found, those left out of them, and records stored. */
  found: z.number().int().nonnegative(),
  leftOut: z.number().int().nonnegative(),
  stored: z.number().int().nonnegative(),
  /** Records that the service billed, calls that it answered, and calls that had to be repeated. */
  billed: z.number().int().nonnegative(),
  calls: z.number().int().nonnegative(),
  retries: z.number().int().nonnegative(),
  /** Records that came again and were written once, and ids for which no record came. */
  repeated: z.number().int().nonnegative(),
  missing: z.number().int().nonnegative(),
  /** Why it is stopped or waits, in the service's words or ours. */
  problem: z.object({ status: z.number(), message: z.string(), seconds: z.number().optional() }).optional(),
})
export type Job = z.infer<typeof Job>
