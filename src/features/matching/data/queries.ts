import { queryOptions } from '@tanstack/react-query'
import type { MatchJob } from '../model/file/job.ts'
import { decisionsOf } from './stored-decisions.ts'
import { answersAt, hasFile, readMatchJobs, topCandidatesOf } from './stored-matches.ts'

const stored = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

/** Every file in this browser, the latest first. */
export const matchJobsQuery = queryOptions({ queryKey: ['matches'], queryFn: readMatchJobs, ...stored })

/** Whether the browser still has the file of a job; a restored backup does not contain it. */
export const hasFileQuery = (id: string) =>
  queryOptions({ queryKey: ['matches', id, 'file'], queryFn: () => hasFile(id), retry: false })

/** The best candidate of every row that was answered so far. */
export const topCandidatesQuery = ({ id, run, answered }: MatchJob) =>
  queryOptions({
    queryKey: ['matchParts', id, run, answered],
    queryFn: () => topCandidatesOf(id),
    ...stored,
  })

/** The answers of one page, with all their candidates. */
export const answersQuery = ({ id, run }: MatchJob, page: number) =>
  queryOptions({
    queryKey: ['matchParts', id, run, 'page', page],
    queryFn: () => answersAt(id, page),
    ...stored,
  })

/** The decisions about the rows of a file, by their key. */
export const decisionsQuery = (key: string) =>
  queryOptions({ queryKey: ['decisions', key], queryFn: () => decisionsOf(key), ...stored })
