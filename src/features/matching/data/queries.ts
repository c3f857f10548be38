import { queryOptions } from '@tanstack/react-query'
import type { MatchJob } from '../model/file/job.ts'
import { decisionsOf } from './stored-decisions.ts'
import { answersAt, readMatchJobs, topCandidatesOf } from './stored-matches.ts'

const stored = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

/** Every file in this browser that is to be completed, the latest first. */
export const matchJobsQuery = queryOptions({ queryKey: ['matches'], queryFn: readMatchJobs, ...stored })

/** The best candidate of every row, once so many were answered. */
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

/** What was decided about the rows of a file, kept at `home`. */
export const decisionsQuery = (home: string) =>
  queryOptions({ queryKey: ['decisions', home], queryFn: () => decisionsOf(home), ...stored })
