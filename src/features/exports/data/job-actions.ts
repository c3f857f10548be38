import { isUnchangedSinceStop } from '#jobs/job-state.ts'
import { dataVersion } from '#jobs/service-version.ts'
import { screenedFields } from '#lists/do-not-contact/screen.ts'
import { readEntries } from '#lists/do-not-contact/stored-entries.ts'
import { excludedIds } from '#lists/excluded-ids.ts'
import { notice } from '#session/notices.ts'
import { ignoreStorageProblem } from '#storage/database.ts'
import { exportJobMessages } from '../messages/jobs.ts'
import { type ExportOrder, type Job, newJob } from '../model/job.ts'
import { asLines, purgeDeletedJobs, readSource, storeJob, updateJob } from './stored-pages.ts'

/** The numbers of a new export: records, ids where they are known, and dollars a record. */
export interface ExportStart {
  total: number
  ids?: readonly string[] | undefined
  rate: number
}

/** Stores a new export, which then runs. Do-not-contact records are excluded from every export. */
export async function startExport(given: ExportOrder, { total, ids, rate }: ExportStart): Promise<Job> {
  const [version, excluded, entries] = await Promise.all([
    dataVersion(given.kind),
    excludedIds(given.kind, given.leftOut),
    readEntries(),
  ])
  const order = { ...given, screened: screenedFields(given.kind, entries) }
  const job = newJob(crypto.randomUUID(), order, { total, rate, ...(version && { version }) })
  await storeJob(job, { leftOut: asLines(excluded), ...(ids && { ids: asLines(ids) }) })
  return job
}

const withState =
  (state: Job['state']) =>
  (job: Job): Job => ({ ...job, state, problem: undefined, changed: new Date().toISOString() })
const setState = (state: Job['state']) => (id: string) =>
  updateJob(id, withState(state)).catch(ignoreStorageProblem)

/** Pauses a job; calls under way are still stored. */
export const pauseJob = setState('paused')
/** Continues a job. */
export const resumeJob = setState('running')
/** Ends a job; its records remain until it is deleted. */
export const cancelJob = setState('cancelled')

/** Sets which record of each group of duplicates is written. */
export const setDuplicateRule = (id: string, rule: Pick<ExportOrder, 'keep' | 'kept'>) =>
  updateJob(id, (job) => ({ ...job, order: { ...job.order, ...rule } }))

/** Continues a job whose quota has renewed, unless it was changed since it stopped. */
export const resumeAfterRenewal = (stopped: Job) =>
  updateJob(stopped.id, (job) => (isUnchangedSinceStop(job, stopped) ? withState('running')(job) : job))

/** When a deleted job is removed, a little after its notice is gone (milliseconds). */
const PURGE_DELAY = 15_000

/** Deletes a job with its pages; the notice can undo it. */
export async function deleteJob({ id, order, state }: Job): Promise<void> {
  await updateJob(id, (job) => ({ ...job, deleted: true }))
  setTimeout(() => void purgeDeletedJobs(), PURGE_DELAY)
  notice({
    text: exportJobMessages.deleted(order.name),
    undo: () => void updateJob(id, ({ deleted: _, ...job }) => ({ ...job, state })),
  })
}

/** Starts a job over with the current data; records that are cached in the same version are not loaded again. */
export async function restartJob(job: Job, total: number): Promise<void> {
  const { order, rate, id } = job
  const { ids } = await readSource(id)
  const known = ids === undefined ? undefined : ids.split('\n')
  await startExport({ ...order, way: 'ids-first' }, { total, rate, ids: known })
  await updateJob(id, (old) => ({ ...old, deleted: true }))
  await purgeDeletedJobs()
}
