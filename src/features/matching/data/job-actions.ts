import { isUnchangedSinceStop } from '#jobs/job-state.ts'
import { notice } from '#session/notices.ts'
import type { Correction } from '#shared/tabular/layout.ts'
import { ignoreStorageProblem } from '#storage/database.ts'
import { guessMapping } from '../model/file/columns/guess-mapping.ts'
import { answersAreCurrent, currentSettings } from '../model/file/columns/request-settings.ts'
import type { Mapping } from '../model/file/columns/roles.ts'
import { columnsKey } from '../model/file/columns/row-tally.ts'
import type { OutputSettings } from '../model/file/download/output-settings.ts'
import {
  hasAnswers,
  type MatchJob,
  newMatchJob,
  noAnswers,
  restoreAnsweredSettings,
} from '../model/file/job.ts'
import type { Acceptance } from '../model/file/review/thresholds.ts'
import {
  deleteAnswers,
  purgeDeletedMatches,
  readMatchJob,
  rememberColumns,
  storeMatchJob,
  updateMatchJob,
} from './stored-matches.ts'

/** Keeps a file that was dropped, chosen or pasted; it is read next. */
export async function addFile(file: Blob & { name?: string }): Promise<MatchJob> {
  const job = newMatchJob(crypto.randomUUID(), { name: file.name || 'pasted.csv', size: file.size })
  await storeMatchJob(job, file)
  return job
}

/** The person reads the file otherwise: in another encoding, with another delimiter, with or without headings. */
export const correctReading = (id: string, correction: Correction) =>
  updateMatchJob(id, (job) => ({
    ...job,
    state: 'reading',
    corrections: { ...job.corrections, ...correction },
    tally: undefined,
  }))

/** The person says which column is what. */
export const mapColumns = (id: string, mapping: Mapping, settled: number) =>
  updateMatchJob(id, (job) => ({
    ...job,
    mapping,
    toCheck: job.toCheck.filter((column) => column !== settled),
    tally: undefined,
  }))

/** The person says whom the file names: companies or people. Its columns are guessed anew. */
export const selectKind = (id: string, kind: MatchJob['kind']) =>
  updateMatchJob(id, (job) => {
    if (!job.understood || job.kind === kind) return job
    const { mapping, certainty } = guessMapping(kind, job.understood)
    const toCheck = certainty.flatMap((how, i) => (how === 'check' ? [i] : []))
    return { ...job, kind, mapping, toCheck, tally: undefined }
  })

/** The person sets the maximum number of candidates per row, and their minimum score. */
export const changeMatchSettings = (id: string, terms: Partial<Pick<MatchJob, 'limit' | 'confidence'>>) =>
  updateMatchJob(id, (job) => ({ ...job, ...terms }))

/** How a file is matched: dollars for a candidate, rows of a call, and rows at most in a trial. */
export interface MatchStart {
  rate: number
  perCall: number
  most?: number | undefined
}

/**
 * Begins to match a file; the use of its columns is remembered for the next one with the same headings. Rows that were answered are
 * asked anew only where they would be asked otherwise than they were.
 */
export async function startMatch(id: string, begun: MatchStart): Promise<void> {
  // As it is kept, not as it is shown: a column may have been used otherwise a moment before.
  const started = await readMatchJob(id)
  if (!started?.understood) return
  const { understood, kind, mapping } = started
  await rememberColumns(columnsKey(understood.columns), { kind, mapping })
  const run = (job: MatchJob): MatchJob => ({
    ...job,
    rate: begun.rate,
    most: begun.most,
    asked: currentSettings(job),
    state: 'running',
    problem: undefined,
  })
  const isOn = hasAnswers(started) && answersAreCurrent(started)
  if (isOn) await updateMatchJob(id, run)
  else {
    const startsOver = { ...noAnswers, run: crypto.randomUUID(), perCall: begun.perCall }
    await deleteAnswers(id, (job) => run({ ...job, ...startsOver }))
  }
}

const becoming =
  (state: MatchJob['state']) =>
  (job: MatchJob): MatchJob => ({ ...job, state, problem: undefined })
const becomes = (state: MatchJob['state']) => (id: string) =>
  updateMatchJob(id, becoming(state)).catch(ignoreStorageProblem)

/** The person wants the matching to rest; calls under way are still stored. */
export const pauseMatch = becomes('paused')
/** The person wants it to go on. */
export const resumeMatch = becomes('running')

/** A quota has renewed: the matching goes on, unless something was done to it since it stopped. */
export const resumeAfterQuota = (stopped: MatchJob) =>
  updateMatchJob(stopped.id, (job) => (isUnchangedSinceStop(job, stopped) ? becoming('running')(job) : job))

/** All rows are matched, after a trial. */
export const endTrial = (id: string) =>
  updateMatchJob(id, (job) => ({ ...job, most: undefined, state: 'running', problem: undefined }))

/** Back to the columns: answers and decisions stay as they are, until rows are asked about in another manner. */
export const reopenColumns = becomes('columns')

/** Back from the columns to the answers: what was changed of reading and asking since is put back. */
export const cancelColumns = (id: string) => updateMatchJob(id, restoreAnsweredSettings)

/** The person sets the two thresholds of the review, of one measure. */
export const changeThresholds = (id: string, { measure, accept, reject }: Acceptance) =>
  updateMatchJob(id, (job) => ({
    ...job,
    [measure === 'score' ? 'thresholds' : 'probabilityThresholds']: { accept, reject },
  }))

/** The person chooses the contents of the completed file. */
export const changeOutput = (id: string, order: OutputSettings) =>
  updateMatchJob(id, (job) => ({ ...job, order }))

/** How long a deletion can be undone, a little longer than it is told (milliseconds). */
const UNDONE_WITHIN = 15_000

/** Deletes a file with its answers and decisions; the notice brings it back. */
export async function deleteMatch({ id, name }: MatchJob): Promise<void> {
  await updateMatchJob(id, (job) => ({ ...job, deleted: true }))
  setTimeout(() => void purgeDeletedMatches(), UNDONE_WITHIN)
  notice({
    words: `Deleted ${name} with its matches and decisions.`,
    undo: () => void updateMatchJob(id, ({ deleted: _, ...job }) => job),
  })
}
