import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { topCandidatesQuery } from '#features/matching/data/queries.ts'
import { useDecisions } from '#features/matching/data/useDecisions.ts'
import { summaryOf } from '#features/matching/model/file/download/match-summary.ts'
import type { MatchJob } from '#features/matching/model/file/job.ts'
import { acceptedIds } from '#features/matching/model/file/review/decisions.ts'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import file from '../file.module.css'
import { CompletedFileCard } from './CompletedFileCard.tsx'
import { NextSteps } from './NextSteps.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import type { SharedComponents } from './shared-components.ts'

interface Props {
  job: MatchJob
  onReview: () => void
  shared: SharedComponents
}

const noCandidates: never[] = []

/** The match summary, the contents of the completed file, and next steps with the matched records. */
export function DownloadStep({ job, onReview, shared }: Props) {
  const { data: topCandidates = noCandidates, error, refetch } = useQuery(topCandidatesQuery(job))
  const { decisions, isRead } = useDecisions(job)
  const summary = useMemo(() => summaryOf(job, topCandidates, decisions), [job, topCandidates, decisions])
  const ids = useMemo(() => acceptedIds(decisions), [decisions])
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  if (!isRead) return null
  return (
    <main className={`${kit.column} ${kit.gap12} ${file.middle}`}>
      <SummaryCard job={job} summary={summary} onReview={onReview} />
      <CompletedFileCard job={job} ids={ids} ColumnEditor={shared.ColumnEditor} />
      {ids.length > 0 && <NextSteps job={job} ids={ids} KeepDialog={shared.KeepDialog} />}
    </main>
  )
}
