import { z } from 'zod'
import { storedJobs } from '#jobs/stored-jobs.ts'
import type { DuplicateGroup } from '#lists/duplicates.ts'
import { linesOf } from '#lists/ids-text.ts'
import type { Members } from '#lists/list.ts'
import { announceChange } from '#storage/changes.ts'
import { inTransaction } from '#storage/database.ts'
import { Job } from '../model/job.ts'

/**
 * The pages of a job in IndexedDB. Ids are stored as lines and records as JSON: a text is copied a hundred times faster
 * than many small objects.
 */

/** The source of a job: the ids of a list or of selected rows, and the excluded ids. */
const SourcePage = z.object({ ids: z.string().optional(), leftOut: z.string() })
export type SourcePage = z.infer<typeof SourcePage>

/** The ids and versions of the selected records, and the ids of those that must be loaded. */
const SelectionPage = z.object({ ids: z.string(), etags: z.string(), toRead: z.string() })
type SelectionPage = z.infer<typeof SelectionPage>

const IdPage = z.object({ limit: z.number(), ids: z.string(), etags: z.string() })
export type IdPage = z.infer<typeof IdPage>

const RecordPage = z.object({ limit: z.number(), ids: z.string(), records: z.string() })
export type RecordPage = z.infer<typeof RecordPage>

/** Groups of duplicates when the job was done. */
const DuplicatesPage = z.custom<DuplicateGroup[]>(Array.isArray)

/** Kinds of pages: ids found, records that were already cached, records loaded. The key is the position of the first record. */
export type PagePart = 'ids' | 'cached' | 'records'
const first: Record<PagePart, number> = { ids: 1e10, cached: 2e10, records: 3e10 }
const SOURCE = 0
const SELECTION = 1
const DUPLICATES = 2

const pageKey = (job: string, part: PagePart, at: number): [string, number] => [job, first[part] + at]
const partRange = (job: string, part: PagePart) =>
  IDBKeyRange.bound([job, first[part]], [job, first[part] + 1e10], false, true)
const wholeRange = (job: string) => IDBKeyRange.bound([job, 0], [job, Number.POSITIVE_INFINITY])

export const asLines = (lines: Iterable<string>): string => [...lines].join('\n')

const jobStore = storedJobs('jobs', Job)
export const { readJob, readJobs, updateJob } = jobStore

/** Stores a new job with its source. */
export async function storeJob(job: Job, source: SourcePage): Promise<void> {
  await inTransaction(['jobs', 'pages'], 'readwrite', async (table) => {
    await table('pages').put(source, [job.id, SOURCE])
    await table('jobs').put(job, job.id)
  })
  announceChange('jobs')
}

/** Stores a part and changes its job in one transaction; undefined when there is no such job. */
async function storePart(
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

/** Stores a page and changes its job in one transaction; undefined when there is no such job. */
export const storePage = (
  id: string,
  { part, at, page }: { part: PagePart; at: number; page: IdPage | RecordPage },
  change: (job: Job) => Job,
): Promise<Job | undefined> => storePart(id, pageKey(id, part, at), page, change)

/** The source of a job. */
export const readSource = (id: string): Promise<SourcePage> =>
  inTransaction(['pages'], 'readonly', async (table) =>
    SourcePage.parse(await table('pages').get([id, SOURCE])),
  )

/** The selected records of a job; undefined before it has all ids. */
export async function readSelection(
  id: string,
): Promise<{ selected: Members; toRead: string[] } | undefined> {
  const page = await inTransaction(['pages'], 'readonly', (table) => table('pages').get([id, SELECTION]))
  if (!page) return undefined
  const { ids, etags, toRead } = SelectionPage.parse(page)
  return { selected: { ids: linesOf(ids), etags: linesOf(etags) }, toRead: linesOf(toRead) }
}

/** Stores the selected records and changes the job in one transaction. */
export function storeSelection(
  id: string,
  { selected, toRead }: { selected: Members; toRead: readonly string[] },
  change: (job: Job) => Job,
): Promise<Job | undefined> {
  const page: SelectionPage = {
    ids: asLines(selected.ids),
    etags: asLines(selected.etags),
    toRead: asLines(toRead),
  }
  return storePart(id, [id, SELECTION], page, change)
}

/** Stores the groups of duplicates of a job. */
export const storeDuplicates = (id: string, groups: readonly DuplicateGroup[]): Promise<unknown> =>
  inTransaction(['pages'], 'readwrite', (table) => table('pages').put(groups, [id, DUPLICATES]))

/** The groups of duplicates of a job; empty while it is not done. */
export const readDuplicates = (id: string): Promise<DuplicateGroup[]> =>
  inTransaction(['pages'], 'readonly', async (table) =>
    DuplicatesPage.parse((await table('pages').get([id, DUPLICATES])) ?? []),
  )

/** Positions of the stored pages of a kind, ascending. */
export async function pagePositions(id: string, part: PagePart): Promise<number[]> {
  const keys = await inTransaction(['pages'], 'readonly', (table) =>
    table('pages').getAllKeys(partRange(id, part)),
  )
  return keys.map(([, key]) => key - first[part])
}

/** The page of ids at a position. */
export const readIdPage = (id: string, at: number): Promise<IdPage> =>
  inTransaction(['pages'], 'readonly', async (table) =>
    IdPage.parse(await table('pages').get(pageKey(id, 'ids', at))),
  )

/** The page of records at a position; undefined where none is stored. */
export const readRecordPage = (
  id: string,
  part: 'cached' | 'records',
  at: number,
): Promise<RecordPage | undefined> =>
  inTransaction(['pages'], 'readonly', async (table) => {
    const page = await table('pages').get(pageKey(id, part, at))
    return page === undefined ? undefined : RecordPage.parse(page)
  })

/** Removes every job that is marked as deleted, with its pages. */
export const purgeDeletedJobs = (): Promise<void> =>
  jobStore.purgeDeletedJobs(['pages'], (table, id) => table('pages').delete(wholeRange(id)))
