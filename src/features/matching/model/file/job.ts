import { z } from 'zod'
import { DEFAULT_CONFIDENCE, DEFAULT_MATCHES } from '#contract/match.ts'
import { isUnderWay, JobProblem } from '#jobs/job-state.ts'
import { FileProfile } from '#shared/tabular/file-profile.ts'
import { correctionOf } from '#shared/tabular/layout.ts'
import { MIN_PER_CALL, Tally } from './columns/plan.ts'
import { AnsweredSettings, answersAreCurrent, RequestSettings } from './columns/request-settings.ts'
import { OutputSettings } from './download/output-settings.ts'
import { scales, Thresholds } from './review/thresholds.ts'

const whole = z.number().int().nonnegative()

/**
 * Where a file stands: being read, or not readable; its columns being chosen; then as an export: `waiting` goes on by itself,
 * `paused` waits for the person, `stopped` for what must change first.
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

/** What the person corrected of how the file is read. */
const Corrections = z.object({
  encoding: FileProfile.shape.layout.options[0].shape.encoding.optional(),
  delimiter: z.string().length(1).optional(),
  header: z.boolean().optional(),
  sheet: whole.optional(),
})

/** A file to be completed, as it is kept in the browser, without its rows and answers. */
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
  /** Columns of which the guess is to be looked at. */
  toCheck: z.array(whole),
  tally: Tally.optional(),
  /** How the answers that are stored were asked for; absent before the first run. */
  asked: AnsweredSettings.optional(),
  /** The thresholds that the person set in the review: of scores, under the name that older versions stored, and of probabilities in percent. */
  thresholds: Thresholds.default(scales.score.default),
  probabilityThresholds: Thresholds.default(scales.probability.default),
  /** What the completed file shall hold, where the person chose it. */
  order: OutputSettings.optional(),
  /** Names the asking of all rows in one way: another one asks anew. */
  run: z.string(),
  /** Rows of one call. */
  perCall: z.number().int().positive(),
  /** Rows that are asked about at most, in a trial; absent for all. */
  most: whole.optional(),
  /** Rows answered, of them those that the service refused, and calls. */
  answered: whole,
  refused: whole,
  calls: whole,
  retries: whole,
  /** Candidates that the service billed, and dollars for one. */
  billed: whole,
  rate: z.number().nonnegative(),
  perMinute: z.number().positive().optional(),
  /** Seconds for which it has run. */
  seconds: z.number().nonnegative(),
  problem: JobProblem.optional(),
  deleted: z.literal(true).optional(),
})
export type MatchJob = z.infer<typeof MatchJob>

/** What a job has that nothing was asked about. */
export const noAnswers = { answered: 0, refused: 0, calls: 0, retries: 0, billed: 0, seconds: 0 }

/** A file as it is dropped. */
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

/** Whether a file is to be matched whenever the app is open. */
export const isMatching = (job: MatchJob): boolean => isUnderWay(job)

/** Whether some of its rows have been asked about. */
export const hasAnswers = ({ answered }: MatchJob): boolean => answered > 0

/** How many rows are asked about now: all, or those of a trial. */
export const rowsToMatch = ({ tally, most }: Pick<MatchJob, 'tally' | 'most'>): number =>
  Math.min(tally?.asks ?? 0, most ?? Number.POSITIVE_INFINITY)

/**
 * Where the decisions about a file's rows are kept: a row of another sheet is another row, and a record of the other kind another
 * decision. Whatever else is changed of reading and asking leaves them as they are.
 */
export function decisionsKey({ id, kind, understood }: MatchJob): string {
  const sheet = understood?.layout.form === 'xlsx' ? understood.layout.sheet : 0
  return `${id}/${kind}/${sheet}`
}

/** The file as it was asked about, with its answers: what was changed since is put back. It is read again where it was read otherwise. */
export function restoreAnsweredSettings(job: MatchJob): MatchJob {
  const { asked, answered, most } = job
  if (!asked) return job
  const { layout, ...settings } = asked
  const over = answered < rowsToMatch({ tally: asked.tally, most }) ? 'paused' : 'done'
  const state = answersAreCurrent({ ...job, ...settings }) ? over : 'reading'
  return { ...job, ...settings, corrections: correctionOf(layout), state }
}
