import { Button } from '@mantine/core'
import { IconAlertCircle, IconArrowRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { price } from '#criteria/cost.ts'
import { pauseMatch, reopenColumns, resumeMatch } from '#features/matching/data/job-actions.ts'
import { runMatchJobs, useLiveMatches } from '#features/matching/data/match-worker.ts'
import { runMessages as messages } from '#features/matching/messages/file.ts'
import { secondsLeftOf, speedOf } from '#features/matching/model/file/columns/plan.ts'
import { hasAnswers, isMatching, type MatchJob, rowsToMatch } from '#features/matching/model/file/job.ts'
import type { JobProblem } from '#jobs/job-state.ts'
import { secondsUntilRenewal } from '#jobs/quota-renewals.ts'
import { duration } from '#shared/text/duration.ts'
import { count } from '#shared/text/format.ts'
import { Amount, Figures, ReasonNote, StateTag, Step } from '#ui/JobParts.tsx'
import kit from '#ui/kit.module.css'
import { ProgressBar } from '#ui/Progress.tsx'
import { WaitNote } from '#ui/WaitNote.tsx'
import classes from '../file.module.css'

/** Also starts the job here: if its stop could not be stored, the stored job does not change. */
async function resume({ id }: MatchJob): Promise<void> {
  const job = await resumeMatch(id)
  if (job) runMatchJobs([job])
}

interface Props {
  job: MatchJob
  onReview: () => void
}

/** Progress of the match, why it waits, and its controls. */
export function RunStep({ job, onReview }: Props) {
  const elsewhere = useLiveMatches(({ jobs }) => jobs[job.id]?.elsewhere)
  const all = rowsToMatch(job)
  const share = all > 0 ? (100 * job.answered) / all : 0
  const speed = speedOf(job)
  const left = job.state === 'running' ? secondsLeftOf(job) : undefined
  return (
    <main className={`${kit.column} ${kit.gap12} ${classes.middle}`}>
      <article className={`${kit.card} ${kit.clip}`} aria-label={messages.card} data-state={job.state}>
        <div className={kit.padded}>
          <div className={`${kit.row} ${kit.spread}`}>
            <h2 className={kit.title}>{messages.title(job.most !== undefined)}</h2>
            <StateTag state={job.state}>
              {elsewhere && isMatching(job) ? messages.otherTab : messages.states[job.state]}
            </StateTag>
          </div>
          <Amount done={count(job.answered)} name={messages.lookedUp} share={share}>
            {messages.rows(all)}
          </Amount>
          <ProgressBar
            label={messages.progress}
            value={share / 100}
            state={isMatching(job) ? 'running' : 'paused'}
          />
          <Step left={left !== undefined && left > 0 ? messages.timeLeft(duration(left)) : undefined}>
            {speed !== undefined
              ? messages.speed(speed)
              : isMatching(job)
                ? messages.firstCall
                : messages.noRows}
          </Step>
        </div>
        <ProblemReason job={job} />
        <Figures
          figures={{
            [messages.billed]: price(job.billed * job.rate),
            [messages.calls]: count(job.calls),
            [messages.refused]: count(job.refused),
          }}
        />
        <RunButtons job={job} onReview={onReview} />
      </article>
      <p className={kit.second}>{messages.note}</p>
    </main>
  )
}

/** Pause or continue, and the way back to the columns or on to the review. */
function RunButtons({ job, onReview }: Props) {
  if (isMatching(job))
    return (
      <div className={`${kit.actions} ${kit.foot} ${kit.padded}`}>
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={14} stroke={1.7} aria-hidden />}
          onClick={() => void pauseMatch(job.id)}
        >
          {messages.pause}
        </Button>
      </div>
    )
  return (
    <div className={`${kit.actions} ${kit.foot} ${kit.padded}`}>
      {job.state !== 'done' && (
        <Button
          leftSection={<IconPlayerPlay size={14} stroke={1.7} aria-hidden />}
          onClick={() => void resume(job)}
        >
          {messages.continue}
        </Button>
      )}
      <Button variant="default" onClick={() => void reopenColumns(job.id)}>
        {messages.toColumns}
      </Button>
      {hasAnswers(job) && (
        <Button
          variant="default"
          rightSection={<IconArrowRight size={14} stroke={1.7} aria-hidden />}
          onClick={onReview}
        >
          {messages.review(job.answered)}
        </Button>
      )}
    </div>
  )
}

/** Why the match waits or is stopped, and what is stored. */
function ProblemReason({ job: { state, problem, answered } }: { job: MatchJob }) {
  if (!problem || (state !== 'waiting' && state !== 'stopped')) return null
  if (problem.reason === 'throttle' && problem.seconds !== undefined)
    return (
      <div className={kit.padded}>
        <WaitNote key={problem.at} seconds={problem.seconds} />
      </div>
    )
  const stopped = state === 'stopped'
  return (
    <ReasonNote icon={<IconAlertCircle size={18} stroke={1.7} aria-hidden />} alert={stopped} red={stopped}>
      <p>
        <strong>{messages.problems[problem.reason]}</strong> {problem.message}
      </p>
      <p>
        {answered > 0 && messages.stored(answered)}
        {problem.reason === 'quota' && renewal(problem)}
      </p>
    </ReasonNote>
  )
}

function renewal(problem: JobProblem): string {
  const renewedAt = Date.parse(problem.at) + (problem.seconds ?? 0) * 1000
  return messages.renewal(secondsUntilRenewal(problem, Date.now()), renewedAt)
}
