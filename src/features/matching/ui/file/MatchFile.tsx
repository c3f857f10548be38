import { Button, Loader } from '@mantine/core'
import { IconFileUnknown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type Step, useStep } from '#features/matching/data/file-link.ts'
import { jobWithStop, useLiveMatches } from '#features/matching/data/match-worker.ts'
import { matchJobsQuery } from '#features/matching/data/queries.ts'
import { matchFileMessages as messages } from '#features/matching/messages/file.ts'
import { hasAnswers, isMatching, type MatchJob } from '#features/matching/model/file/job.ts'
import { searchAlone } from '#session/search.ts'
import { Empty } from '#ui/Empty.tsx'
import kit from '#ui/kit.module.css'
import { ProblemNote } from '#ui/ProblemNote.tsx'
import { ColumnsStep } from './columns/ColumnsStep.tsx'
import { DownloadStep } from './download/DownloadStep.tsx'
import type { SharedComponents } from './download/shared-components.ts'
import { FileHead } from './FileHead.tsx'
import classes from './file.module.css'
import { ReviewStep } from './review/ReviewStep.tsx'
import { RunStep } from './run/RunStep.tsx'
import { MissingFileNote, UploadStep } from './upload/UploadStep.tsx'

/** One file, from its columns to the download. It opens at the step that it has reached. */
export function MatchFile({ id, shared }: { id: string; shared: SharedComponents }) {
  const { data: jobs, error, refetch } = useQuery(matchJobsQuery)
  const job = jobs?.find((it) => it.id === id)
  useEffect(() => {
    document.title = messages.pageTitle(job?.name)
  }, [job?.name])
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  if (!jobs) return <Loader role="img" size="sm" m={24} aria-label={messages.loading} />
  return job ? <OpenFile key={job.id} job={job} shared={shared} /> : <FileNotFound />
}

function FileNotFound() {
  return (
    <main className={`${kit.flex} ${kit.high}`}>
      <Empty Icon={IconFileUnknown} level={1} title={messages.notFound}>
        <p>{messages.notFoundHint}</p>
        <Button renderRoot={(props) => <Link to="/match/file" search={searchAlone} {...props} />}>
          {messages.matchAnother}
        </Button>
      </Empty>
    </main>
  )
}

function OpenFile({ job: storedJob, shared }: { job: MatchJob; shared: SharedComponents }) {
  const job = jobWithStop(
    storedJob,
    useLiveMatches(({ jobs }) => jobs[storedJob.id]?.stopped),
  )
  const [selectedStep, setStep] = useStep()
  const step = stepOf(job, selectedStep)
  return (
    <div className={`${kit.column} ${kit.short} ${kit.high} ${classes.page}`}>
      <FileHead job={job} step={step} onStep={setStep} />
      <MissingFileNote job={job} />
      <StepPart job={job} step={step} onStep={setStep} shared={shared} />
    </div>
  )
}

interface StepProps {
  job: MatchJob
  step: Step
  /** Opens a step, or the current one of the file. */
  onStep: (step?: Step) => void
  shared: SharedComponents
}

function StepPart({ job, step, onStep, shared }: StepProps) {
  switch (step) {
    case 'Upload':
      return <UploadStep job={job} />
    case 'Columns':
      return <ColumnsStep job={job} onLeave={onStep} />
    case 'Match':
      return <RunStep job={job} onReview={() => onStep('Review')} />
    case 'Review':
      return <ReviewStep job={job} onDownload={() => onStep('Download')} />
    case 'Download':
      return <DownloadStep job={job} onReview={() => onStep('Review')} shared={shared} />
  }
}

/** The current step of a file, or the selected one if the file has reached it. */
function stepOf(job: MatchJob, selectedStep: Step | undefined): Step {
  if (job.state === 'reading' || job.state === 'unreadable') return 'Upload'
  if (job.state === 'columns') return 'Columns'
  if (isMatching(job) || !hasAnswers(job)) return 'Match'
  return selectedStep ?? (job.state === 'done' ? 'Review' : 'Match')
}
