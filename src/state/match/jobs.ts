import { queryOptions } from '@tanstack/react-query'
import { MatchJob } from '../../match/file/job.ts'
import { inTransaction } from '../database.ts'
import { decisionsOf } from './decided.ts'
import { answersAt, bestsOf } from './stored.ts'

const kept = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

/** Every file in this browser that is to be completed, the latest first. */
export const matchJobsQuery = queryOptions({
  queryKey: ['matches'],
  queryFn: (): Promise<MatchJob[]> =>
    inTransaction(['matches'], 'readonly', async (table) => {
      const jobs = (await table('matches').getAll()).flatMap((value) => MatchJob.safeParse(value).data ?? [])
      return jobs.filter(({ deleted }) => !deleted).sort((a, b) => b.made.localeCompare(a.made))
    }),
  ...kept,
})

/** The best candidate of every row, once so many were answered. */
export const bestsQuery = ({ id, run, answered }: MatchJob) =>
  queryOptions({
    queryKey: ['matchParts', id, run, answered],
    queryFn: () => bestsOf(id),
    ...kept,
  })

/** The answers of one page, with all their candidates. */
export const answersQuery = ({ id, run }: MatchJob, page: number) =>
  queryOptions({
    queryKey: ['matchParts', id, run, 'page', page],
    queryFn: () => answersAt(id, page),
    ...kept,
  })

/** What was decided about the rows of a file, kept at `home`. */
export const decisionsQuery = (home: string) =>
  queryOptions({ queryKey: ['decisions', home], queryFn: () => decisionsOf(home), ...kept })
