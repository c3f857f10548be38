import { z } from 'zod'
import type { Kind } from '#contract/kind.ts'
import { kinds } from '#contract/kind.ts'
import { storedJobs } from '#jobs/stored-jobs.ts'
import { FILE_MISSING, FileError } from '#shared/tabular/file-error.ts'
import { announceChange } from '#storage/changes.ts'
import { inTransaction } from '#storage/database.ts'
import { Mapping } from '../model/file/columns/roles.ts'
import { MatchJob } from '../model/file/job.ts'
import type { RowAnswer, TopCandidate } from '../model/file/review/answer.ts'

/** The stored parts of a job: the file itself, and its answers by page, one page for each call. */

const FILE = 0
const TOP_CANDIDATES = 1e9
const ANSWERS = 2e9
const partRange = (id: string, from: number) => IDBKeyRange.bound([id, from], [id, from + 1e9], false, true)
/** All decisions about a file, of either kind and any sheet. */
const decisionsOf = (id: string) => IDBKeyRange.bound([`${id}/`], [`${id}/\uffff`])
const allOf = (id: string, from = FILE) => IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY])

const storedMatchJobs = storedJobs('matches', MatchJob)
export const { readJob: readMatchJob, readJobs: readMatchJobs, updateJob: updateMatchJob } = storedMatchJobs

/** Stores a new job with its file, which is read from here from now on. */
export async function storeMatchJob(job: MatchJob, file: Blob): Promise<void> {
  await inTransaction(['matches', 'matchParts'], 'readwrite', async (table) => {
    await table('matchParts').put(file, [job.id, FILE])
    await table('matches').put(job, job.id)
  })
  announceChange('matches')
}

/** The file of a job. Throws a `FileError` if the browser no longer has it, as after a backup was restored. */
export async function fileOf(id: string): Promise<Blob> {
  const file = await inTransaction(['matchParts'], 'readonly', (table) => table('matchParts').get([id, FILE]))
  if (file instanceof Blob) return file
  throw new FileError(FILE_MISSING)
}

/** Whether the browser still has the file of a job. */
export async function hasFile(id: string): Promise<boolean> {
  const keys = await inTransaction(['matchParts'], 'readonly', (table) =>
    table('matchParts').getAllKeys(IDBKeyRange.only([id, FILE])),
  )
  return keys.length > 0
}

/** Stores a file that was selected again, and changes its job; answers and decisions remain. */
export async function replaceFile(
  id: string,
  file: Blob,
  change: (job: MatchJob) => MatchJob,
): Promise<void> {
  await inTransaction(['matches', 'matchParts'], 'readwrite', async (table) => {
    const now = MatchJob.safeParse(await table('matches').get(id)).data
    if (!now) return
    await table('matchParts').put(file, [id, FILE])
    await table('matches').put(change(now), id)
  })
  announceChange('matches')
}

/** The answers of a page, with the best candidate of each. */
export interface StoredPage {
  page: number
  answers: readonly RowAnswer[]
  topCandidates: readonly TopCandidate[]
}

/** Stores pages of answers and changes the job in one transaction; undefined if the job was deleted or another run started. */
export async function storeAnswers(
  { id, run }: Pick<MatchJob, 'id' | 'run'>,
  pages: readonly StoredPage[],
  change: (job: MatchJob) => MatchJob,
): Promise<MatchJob | undefined> {
  const job = await inTransaction(['matches', 'matchParts'], 'readwrite', async (table) => {
    const now = MatchJob.safeParse(await table('matches').get(id)).data
    if (!now || now.run !== run) return undefined
    for (const { page, answers, topCandidates } of pages) {
      void table('matchParts').put(JSON.stringify(topCandidates), [id, TOP_CANDIDATES + page])
      await table('matchParts').put(JSON.stringify(answers), [id, ANSWERS + page])
    }
    const next = change(now)
    await table('matches').put(next, id)
    return next
  })
  announceChange('matches')
  return job
}

/** The pages of answers that are stored. */
export async function pagesOf(id: string): Promise<number[]> {
  const keys = await inTransaction(['matchParts'], 'readonly', (table) =>
    table('matchParts').getAllKeys(partRange(id, TOP_CANDIDATES)),
  )
  return keys.map(([, key]) => key - TOP_CANDIDATES)
}

/** The best candidate of every row that was answered, in the order of the rows. */
export async function topCandidatesOf(id: string): Promise<TopCandidate[]> {
  const pages = await inTransaction(['matchParts'], 'readonly', (table) =>
    table('matchParts').getAll(partRange(id, TOP_CANDIDATES)),
  )
  return pages.flatMap((page) => JSON.parse(page as string) as TopCandidate[])
}

/** The answers of a page, with all their candidates. */
export async function answersAt(id: string, page: number): Promise<RowAnswer[]> {
  const text = await inTransaction(['matchParts'], 'readonly', (table) =>
    table('matchParts').get([id, ANSWERS + page]),
  )
  return typeof text === 'string' ? (JSON.parse(text) as RowAnswer[]) : []
}

/** Deletes the answers of a job, which starts again, and changes the job. */
export async function deleteAnswers(id: string, change: (job: MatchJob) => MatchJob): Promise<void> {
  await inTransaction(['matches', 'matchParts'], 'readwrite', async (table) => {
    const now = MatchJob.safeParse(await table('matches').get(id)).data
    if (!now) return
    await table('matchParts').delete(allOf(id, TOP_CANDIDATES))
    await table('matches').put(change(now), id)
  })
  announceChange('matches')
}

/** Removes every deleted job from the browser, with its file, answers and decisions. */
export const purgeDeletedMatches = (): Promise<void> =>
  storedMatchJobs.purgeDeletedJobs(['matchParts', 'decisions'], async (table, id) => {
    await table('matchParts').delete(allOf(id))
    await table('decisions').delete(decisionsOf(id))
  })

/** How columns with the same names were mapped before. */
const RememberedColumns = z.object({ kind: z.enum(kinds), mapping: Mapping })
const REMEMBERED = 'columns'

/** How the columns of the last file with this key were mapped. */
export async function rememberedColumns(
  print: number,
): Promise<{ kind: Kind; mapping: Mapping } | undefined> {
  const use = await inTransaction(['matchParts'], 'readonly', (table) =>
    table('matchParts').get([REMEMBERED, print]),
  )
  return RememberedColumns.safeParse(use).data
}

export const rememberColumns = (print: number, use: { kind: Kind; mapping: Mapping }): Promise<unknown> =>
  inTransaction(['matchParts'], 'readwrite', (table) => table('matchParts').put(use, [REMEMBERED, print]))
