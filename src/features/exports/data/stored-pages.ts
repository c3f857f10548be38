import { z } from 'zod'
import type { Range } from '#jobs/paging.ts'
import { storedJobs } from '#jobs/stored-jobs.ts'
import type { DuplicateGroup } from '#lists/duplicates.ts'
import { linesOf } from '#lists/ids-text.ts'
import type { Members } from '#lists/list.ts'
import { announceChange } from '#storage/changes.ts'
import { inTransaction } from '#storage/database.ts'
import { Job } from '../model/job.ts'

/**
 * What a job has read, page by page. Ids are lines and records are JSON: a text is copied a hundred times faster than as many
 * small objects.
 */

/** What was settled before the job began: the ids of a list or of picked rows, and those that are left out. */
const SourcePage = z.object({ ids: z.string().optional(), leftOut: z.string() })
export type SourcePage = z.infer<typeof SourcePage>

/** What is exported and, of that, what has to be read. */
const ChoicePage = z.object({ ids: z.string(), etags: z.string(), toRead: z.string() })
type ChoicePage = z.infer<typeof ChoicePage>

const IdPage = z.object({ limit: z.number(), ids: z.string(), etags: z.string() })
export type IdPage = z.infer<typeof IdPage>

const RecordPage = z.object({ limit: z.number(), ids: z.string(), records: z.string() })
export type RecordPage = z.infer<typeof RecordPage>

/** Groups of records that are the same, as they were when the job was done. */
const DuplicatesPage = z.custom<DuplicateGroup[]>(Array.isArray)

/** Parts of a job: ids found, records held before, records read. Each page is stored at the place of its first record. */
export type Part = 'ids' | 'held' | 'records'
const first: Record<Part, number> = { ids: 1e10, held: 2e10, records: 3e10 }
const SOURCE = 0
const CHOICE = 1
const DUPLICATES = 2

const pageKey = (job: string, part: Part, at: number): [string, number] => [job, first[part] + at]
const partRange = (job: string, part: Part) =>
  IDBKeyRange.bound([job, first[part]], [job, first[part] + 1e10], false, true)
const wholeRange = (job: string) => IDBKeyRange.bound([job, 0], [job, Number.POSITIVE_INFINITY])

export const textOf = (lines: Iterable<string>): string => [...lines].join('\n')

const kept = storedJobs('jobs', Job)
export const { readJob, readJobs, updateJob } = kept

/** Keeps a new job with what it begins with. */
export async function jobStored(job: Job, source: SourcePage): Promise<void> {
  await inTransaction(['jobs', 'pages'], 'readwrite', async (table) => {
    await table('pages').put(source, [job.id, SOURCE])
    await table('jobs').put(job, job.id)
  })
  announceChange('jobs')
}

/** Stores something of a job and what it changes of it in one step; undefined when the job is gone. */
async function storedOf(
  id: string,
  key: [string, number],
  value: unknown,
  change: (job: Job) => Job,
): Promise<Job | undefined> {
  const job = await inTransaction(['jobs', 'pages'], 'readwrite', async (table) => {
    const now = Job.safeParse(await table('jobs').get(id)).data
    if (!now) return undefined
    await table('pages').put(value, key)
    const next = change(now)
    await table('jobs').put(next, id)
    return next
  })
  announceChange('jobs')
  return job
}

/** Stores a page and what it changes of its job in one step; undefined when the job is gone. */
export const pageStored = (
  id: string,
  { part, at, page }: { part: Part; at: number; page: IdPage | RecordPage },
  change: (job: Job) => Job,
): Promise<Job | undefined> => storedOf(id, pageKey(id, part, at), page, change)

/** What a job began with. */
export const sourceOf = (id: string): Promise<SourcePage> =>
  inTransaction(['pages'], 'readonly', async (table) =>
    SourcePage.parse(await table('pages').get([id, SOURCE])),
  )

/** What a job chose to export; undefined before it has all ids. */
export async function choiceOf(id: string): Promise<{ chosen: Members; toRead: string[] } | undefined> {
  const page = await inTransaction(['pages'], 'readonly', (table) => table('pages').get([id, CHOICE]))
  if (!page) return undefined
  const { ids, etags, toRead } = ChoicePage.parse(page)
  return { chosen: { ids: linesOf(ids), etags: linesOf(etags) }, toRead: linesOf(toRead) }
}

/** Keeps what is exported, with what it changes of the job. */
export function choiceStored(
  id: string,
  { chosen, toRead }: { chosen: Members; toRead: readonly string[] },
  change: (job: Job) => Job,
): Promise<Job | undefined> {
  const page: ChoicePage = { ids: textOf(chosen.ids), etags: textOf(chosen.etags), toRead: textOf(toRead) }
  return storedOf(id, [id, CHOICE], page, change)
}

/** Keeps the groups of which one each is written. */
export const storedDuplicates = (id: string, groups: readonly DuplicateGroup[]): Promise<unknown> =>
  inTransaction(['pages'], 'readwrite', (table) => table('pages').put(groups, [id, DUPLICATES]))

/** The groups of which one each is written; none for a job that is not done. */
export const duplicatesAt = (id: string): Promise<DuplicateGroup[]> =>
  inTransaction(['pages'], 'readonly', async (table) =>
    DuplicatesPage.parse((await table('pages').get([id, DUPLICATES])) ?? []),
  )

/** Where the pages of a part begin, in their order. */
export async function placesOf(id: string, part: Part): Promise<number[]> {
  const keys = await inTransaction(['pages'], 'readonly', (table) =>
    table('pages').getAllKeys(partRange(id, part)),
  )
  return keys.map(([, key]) => key - first[part])
}

/** The page of ids at a place. */
export const idPageAt = (id: string, at: number): Promise<IdPage> =>
  inTransaction(['pages'], 'readonly', async (table) =>
    IdPage.parse(await table('pages').get(pageKey(id, 'ids', at))),
  )

/** The page of records at a place; undefined where none is stored. */
export const recordPageAt = (
  id: string,
  part: 'held' | 'records',
  at: number,
): Promise<RecordPage | undefined> =>
  inTransaction(['pages'], 'readonly', async (table) => {
    const page = await table('pages').get(pageKey(id, part, at))
    return page === undefined ? undefined : RecordPage.parse(page)
  })

/** Which records the pages of a part were asked for. */
export const rangeOf = (at: number, { limit }: { limit: number }): Range => ({ at, limit })

/** Takes every job that was deleted out of the browser, with its pages. */
export const deletedSwept = (): Promise<void> =>
  kept.purgeDeletedJobs(['pages'], (table, id) => table('pages').delete(wholeRange(id)))
