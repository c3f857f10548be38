import { isUnchangedSinceStop } from '#jobs/job-state.ts'
import { notice } from '#session/notices.ts'
import type { Correction } from '#shared/tabular/layout.ts'
import { ignoreStorageProblem } from '#storage/database.ts'
import { matchFileMessages, uploadMessages } from '../messages/file.ts'
import { guessedMapping } from '../model/file/columns/guess-mapping.ts'
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
import { requestTally, useLiveMatches } from './match-worker.ts'
import {
  deleteAnswers,
  purgeDeletedMatches,
  readMatchJob,
  rememberColumns,
  replaceFile,
  storeMatchJob,
  updateMatchJob,
} from './stored-matches.ts'

/** Stores a file that was dropped, selected or pasted; it is read next. */
export async function addFile(file: Blob & { name?: string }): Promise<MatchJob> {
  const job = newMatchJob(crypto.randomUUID(), { name: file.name || 'pasted.csv', size: file.size })
  await storeMatchJob(job, file)
  return job
}

/** Reads the file again with another encoding or delimiter, or with or without headings. */
export const correctReading = (id: string, correction: Correction) =>
  updateMatchJob(id, (job) => ({
    ...job,
    state: 'reading',
    corrections: { ...job.corrections, ...correction },
    tally: undefined,
  }))

/** Changes the mapping; `checked` is the column that was changed. */
export const mapColumns = (id: string, mapping: Mapping, checked: number) =>
  updateMatchJob(id, (job) => ({
    ...job,
    mapping,
    toCheck: job.toCheck.filter((column) => column !== checked),
    tally: undefined,
  }))

/** Matches the file against companies or people. The mapping is guessed again. */
export const selectKind = (id: string, kind: MatchJob['kind']) =>
  updateMatchJob(id, (job) => {
    if (!job.understood || job.kind === kind) return job
    return { ...job, kind, ...guessedMapping(kind, job.understood), tally: undefined }
  })

/** Changes the maximum number of candidates per row, or their minimum score. */
export const changeMatchSettings = (id: string, change: Partial<Pick<MatchJob, 'limit' | 'confidence'>>) =>
  updateMatchJob(id, (job) => ({ ...job, ...change }))

/** Dollars per candidate, rows of one call, and the maximum number of rows in a trial. */
export interface MatchStart {
  rate: number
  perCall: number
  maxRows?: number | undefined
}

/**
 * Starts the match of a file, and remembers the mapping for the next file with the same headings. Answers are deleted only if the
 * settings have changed.
 */
export async function startMatch(id: string, { rate, perCall, maxRows }: MatchStart): Promise<void> {
  // The stored job: the one on the screen may be older than the last change of a column.
  const stored = await readMatchJob(id)
  if (!stored?.understood) return
  const { understood: profile, kind, mapping } = stored
  await rememberColumns(columnsKey(profile.columns), { kind, mapping })
  const run = (job: MatchJob): MatchJob => ({
    ...job,
    rate,
    most: maxRows,
    asked: currentSettings(job),
    state: 'running',
    problem: undefined,
  })
  if (hasAnswers(stored) && answersAreCurrent(stored)) await updateMatchJob(id, run)
  else {
    const newRun = { ...noAnswers, run: crypto.randomUUID(), perCall }
    await deleteAnswers(id, (job) => run({ ...job, ...newRun }))
  }
}

const withState =
  (state: MatchJob['state']) =>
  (job: MatchJob): MatchJob => ({ ...job, state, problem: undefined })
const changeState = (state: MatchJob['state']) => (id: string) =>
  updateMatchJob(id, withState(state)).catch(ignoreStorageProblem)

/** Pauses a match; answers of calls under way are still stored. */
export const pauseMatch = changeState('paused')
export const resumeMatch = changeState('running')

/** Resumes a match whose quota has renewed, unless it was changed since it stopped. */
export const resumeAfterQuota = (stopped: MatchJob) =>
  updateMatchJob(stopped.id, (job) => (isUnchangedSinceStop(job, stopped) ? withState('running')(job) : job))

/** Matches all rows after a trial. */
export const endTrial = (id: string) =>
  updateMatchJob(id, (job) => ({ ...job, most: undefined, state: 'running', problem: undefined }))

/** Returns to the columns; answers remain until the match is started with other settings. */
export const reopenColumns = changeState('columns')

/** Returns from the columns to the answers, and restores their settings. */
export const cancelColumns = (id: string) => updateMatchJob(id, restoreAnsweredSettings)

/** Changes the two thresholds of a measure. */
export const changeThresholds = (id: string, { measure, accept, reject }: Acceptance) =>
  updateMatchJob(id, (job) => ({
    ...job,
    [measure === 'score' ? 'thresholds' : 'probabilityThresholds']: { accept, reject },
  }))

/** Changes the contents of the completed file. */
export const changeOutput = (id: string, order: OutputSettings) =>
  updateMatchJob(id, (job) => ({ ...job, order }))

/** How long a deletion can be undone (milliseconds), a little longer than its notice is shown. */
const UNDO_MS = 15_000

/** Deletes a file with its answers and decisions; the notice can undo it. */
export async function deleteMatch({ id, name }: MatchJob): Promise<void> {
  await updateMatchJob(id, (job) => ({ ...job, deleted: true }))
  setTimeout(() => void purgeDeletedMatches(), UNDO_MS)
  notice({
    text: matchFileMessages.deleted(name),
    undo: () => void updateMatchJob(id, ({ deleted: _, ...job }) => job),
  })
}

/**
 * Replaces a file that the browser no longer has by one that was selected again; its name may differ. Throws if it has another size,
 * as the decisions would not belong to its rows.
 */
export async function reselectFile({ id, name, size, state }: MatchJob, file: Blob): Promise<void> {
  if (file.size !== size) throw new Error(uploadMessages.otherFile(name, size, file.size))
  await replaceFile(id, file, (now) => ({
    ...now,
    state: now.state === 'unreadable' ? 'reading' : now.state,
    fault: undefined,
  }))
  useLiveMatches.getState().jobUpdated(id, { file: undefined, stopped: undefined })
  if (state === 'columns') requestTally(id)
}
