import { z } from 'zod'
import { kinds } from '#contract/kind'
import { JobProblem } from '../../lists/job.ts'
import { FEW_A_CALL, Tally } from './plan.ts'
import { Understood } from './read/survey.ts'
import { Mapping } from './roles.ts'

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
  encoding: Understood.shape.layout.options[0].shape.encoding.optional(),
  delimiter: z.string().length(1).optional(),
  header: z.boolean().optional(),
})

/** A file to be completed, as it is kept in the browser, without its rows and answers. */
export const MatchJob = z.object({
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
  understood: Understood.optional(),
  kind: z.enum(kinds),
  mapping: Mapping,
  /** Columns of which the guess is to be looked at. */
  toCheck: z.array(whole),
  /** Candidates a row, and the lowest score worth seeing. */
  limit: z.number().int().min(1).max(5),
  confidence: z.number().int().min(70).max(100),
  tally: Tally.optional(),
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

/** A file as it is dropped. */
export function newMatchJob(id: string, { name, size }: { name: string; size: number }): MatchJob {
  const nothing = { answered: 0, refused: 0, calls: 0, retries: 0, billed: 0, seconds: 0 }
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
    limit: 3,
    confidence: 70,
    run: id,
    perCall: FEW_A_CALL,
    rate: 0,
    ...nothing,
  }
}

/** Whether a file is to be matched whenever the app is open. */
export const isMatching = ({ state }: MatchJob): boolean => state === 'running' || state === 'waiting'

/** Whether some of its rows have been asked about. */
export const hasAnswers = ({ answered }: MatchJob): boolean => answered > 0

/** How many rows are asked about now: all, or those of a trial. */
export const wantedOf = ({ tally, most }: MatchJob): number =>
  Math.min(tally?.asks ?? 0, most ?? Number.POSITIVE_INFINITY)
