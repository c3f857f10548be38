import { z } from 'zod'
import { DEFAULT_CONFIDENCE, DEFAULT_MATCHES } from '#contract/match.ts'
import { isUnderWay, JobProblem } from '#jobs/job-state.ts'
import { FileProfile } from '#shared/tabular/file-profile.ts'
import { correctionOf } from '#shared/tabular/layout.ts'
import { MIN_PER_CALL } from './columns/plan.ts'
import { AnsweredSettings, answersAreCurrent, RequestSettings } from './columns/request-settings.ts'
import { Tally } from './columns/row-tally.ts'
import { OutputSettings } from './download/output-settings.ts'
import { scales, Thresholds } from './review/thresholds.ts'

const whole = z.number().int().nonnegative()

/**
 * The states of a job: being read, not readable, columns being mapped; then as for an export: `waiting` continues automatically,
 * `paused` was paused by the user, `stopped` needs a change first.
 */
const states = [
  'reading',
  'unreadable',
  'columns',
  'running',
  'waiting',
  'paused',
  'stopped',
  'done',
] as const

/** Corrections of the detected format. */
const Corrections = z.object({
  encoding: FileProfile.shape.layout.options[0].shape.encoding.optional(),
  delimiter: z.string().length(1).optional(),
  header: z.boolean().optional(),
  sheet: whole.optional(),
})

/** The match of a file as it is stored, without its rows and answers. */
export const MatchJob = RequestSettings.extend({
  id: z.string(),
  /** The file's name and size in bytes. */
  name: z.string(),
  size: whole,
  /** When it was dropped, ISO. */
  made: z.string(),
  state: z.enum(states),
  /** Why the file cannot be read. */
  fault: z.string().optional(),
  corrections: Corrections,
  understood: FileProfile.optional(),
  /** Columns whose guessed role should be checked. */
  toCheck: z.array(whole),
  tally: Tally.optional(),
  /** The settings of the stored answers; absent before the first run. */
  asked: AnsweredSettings.optional(),
  /** The thresholds of the review: of scores, under the name that older versions stored, and of probabilities in percent. */
  thresholds: Thresholds.default(scales.score.default),
  probabilityThresholds: Thresholds.default(scales.probability.default),
  /** The contents of the completed file; absent for the default. */
  order: OutputSettings.optional(),
  /** The id of a run; other settings start a new run. */
  run: z.string(),
  /** Rows of one call. */
  perCall: z.number().int().positive(),
  /** The maximum number of rows in a trial; absent for all. */
  most: whole.optional(),
  /** Rows answered, of them those that the service refused, and calls. */
  answered: whole,
  refused: whole,
  calls: whole,
  retries: whole,
  /** Candidates that the service billed, and dollars per candidate. */
  billed: whole,
  rate: z.number().nonnegative(),
  perMinute: z.number().positive().optional(),
  /** Seconds that it has run. */
  seconds: z.number().nonnegative(),
  problem: JobProblem.optional(),
  deleted: z.literal(true).optional(),
})
export type MatchJob = z.infer<typeof MatchJob>

/** The counts of a job before its first request. */
export const noAnswers = { answered: 0, refused: 0, calls: 0, retries: 0, billed: 0, seconds: 0 }

/** The job of a new file. */
export function newMatchJob(id: string, { name, size }: { name: string; size: number }): MatchJob {
  return {
    id,
    name,
    size,
    made: new Date().toISOString(),
    state: 'reading',
    corrections: {},
    kind: 'companies',
    mapping: [],
    toCheck: [],
    limit: DEFAULT_MATCHES,
    confidence: DEFAULT_CONFIDENCE,
    thresholds: scales.score.default,
    probabilityThresholds: scales.probability.default,
    run: id,
    perCall: MIN_PER_CALL,
    rate: 0,
    ...noAnswers,
  }
}

/** Whether a file is being matched whenever the app is open. */
export const isMatching = (job: MatchJob): boolean => isUnderWay(job)

/** Whether some of its rows were answered. */
export const hasAnswers = ({ answered }: MatchJob): boolean => answered > 0

/** How many rows the current run looks up: all, or those of a trial. */
export const rowsToMatch = ({ tally, most: maxRows }: Pick<MatchJob, 'tally' | 'most'>): number =>
  Math.min(tally?.asks ?? 0, maxRows ?? Number.POSITIVE_INFINITY)

/**
 * The key of a file's decisions: each kind of record and each sheet has its own decisions. Other changes of format and settings keep
 * them.
 */
export function decisionsKey({ id, kind, understood: profile }: MatchJob): string {
  const sheet = profile?.layout.form === 'xlsx' ? profile.layout.sheet : 0
  return `${id}/${kind}/${sheet}`
}

/** Restores the settings of the stored answers. The file is read again if its format was changed. */
export function restoreAnsweredSettings(job: MatchJob): MatchJob {
  if (!job.asked) return job
  const { layout, ...settings } = job.asked
  const isPartial = job.answered < rowsToMatch({ ...job, tally: settings.tally })
  const answeredState = isPartial ? 'paused' : 'done'
  const state = answersAreCurrent({ ...job, ...settings }) ? answeredState : 'reading'
  return { ...job, ...settings, corrections: correctionOf(layout), state }
}
