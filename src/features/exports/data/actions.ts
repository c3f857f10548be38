import { isUnchangedSinceStop } from '#jobs/job-state.ts'
import { dataVersion } from '#jobs/service-version.ts'
import { excludedIds } from '#lists/excluded-ids.ts'
import { notice } from '#session/notices.ts'
import { ignoreStorageProblem } from '#storage/database.ts'
import { type ExportOrder, type Job, newJob } from '../model/job.ts'
import { deletedSwept, jobStored, sourceOf, textOf, updateJob } from './stored-pages.ts'

/** What an export begins with: how many records there are, the ids where they are known, and dollars for one record. */
export interface Begun {
  total: number
  ids?: readonly string[] | undefined
  rate: number
}

/** Keeps a new export, which then runs by itself. Those who are not to be contacted are left out of every one. */
export async function exportStarted(order: ExportOrder, { total, ids, rate }: Begun): Promise<Job> {
  const [version, leftOut] = await Promise.all([
    dataVersion(order.kind),
    excludedIds(order.kind, order.leftOut),
  ])
  const job = newJob(crypto.randomUUID(), order, { total, rate, ...(version && { version }) })
  await jobStored(job, { leftOut: textOf(leftOut), ...(ids && { ids: textOf(ids) }) })
  return job
}

const becoming =
  (state: Job['state']) =>
  (job: Job): Job => ({ ...job, state, problem: undefined, changed: new Date().toISOString() })
const becomes = (state: Job['state']) => (id: string) =>
  updateJob(id, becoming(state)).catch(ignoreStorageProblem)

/** The person wants a job to rest; calls under way are still stored. */
export const jobPaused = becomes('paused')
/** The person wants a job to go on. */
export const jobResumed = becomes('running')
/** The person ends a job; what it has stays until it is deleted. */
export const jobCancelled = becomes('cancelled')

/** The person says which of those that are the same is written. */
export const jobKeeps = (id: string, kept: Pick<ExportOrder, 'keep' | 'kept'>) =>
  updateJob(id, (job) => ({ ...job, order: { ...job.order, ...kept } }))

/** A quota has renewed: its job goes on, unless something was done to it since it stopped. */
export const jobRenewed = (stopped: Job) =>
  updateJob(stopped.id, (job) => (isUnchangedSinceStop(job, stopped) ? becoming('running')(job) : job))

/** How long a deletion can be undone, a little longer than it is told (milliseconds). */
const UNDONE_WITHIN = 15_000

/** Deletes a job with its pages; the notice brings it back. */
export async function jobDeleted({ id, order, state }: Job): Promise<void> {
  await updateJob(id, (job) => ({ ...job, deleted: true }))
  setTimeout(() => void deletedSwept(), UNDONE_WITHIN)
  notice({
    words: `The export ${order.name} is deleted.`,
    undo: () => void updateJob(id, ({ deleted: _, ...job }) => ({ ...job, state })),
  })
}

/** Begins a job anew over the data of now: what is held in the same version is not read again. */
export async function jobRestarted(job: Job, total: number): Promise<void> {
  const { order, rate, id } = job
  const { ids } = await sourceOf(id)
  const known = ids === undefined ? undefined : ids.split('\n')
  await exportStarted({ ...order, way: 'ids-first' }, { total, rate, ids: known })
  await updateJob(id, (old) => ({ ...old, deleted: true }))
  await deletedSwept()
}
