import { Button, Progress } from '@mantine/core'
import { IconAlertCircle, IconArrowRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { price } from '#criteria/cost.ts'
import { pauseMatch, reopenColumns, resumeMatch } from '#features/matching/data/job-actions.ts'
import { useLiveMatches } from '#features/matching/data/live.ts'
import { runMatchJobs } from '#features/matching/data/match-worker.ts'
import { secondsLeftOf, speedOf } from '#features/matching/model/file/columns/plan.ts'
import { hasAnswers, isMatching, type MatchJob, rowsToMatch } from '#features/matching/model/file/job.ts'
import type { JobProblem } from '#jobs/job-state.ts'
import { secondsUntilRenewal } from '#jobs/quota-renewals.ts'
import { duration, durationText, momentText } from '#shared/text/duration.ts'
import { count, some } from '#shared/text/format.ts'
import { Amount, Figures, ReasonNote, StateTag, Step } from '#ui/JobParts.tsx'
import kit from '#ui/kit.module.css'
import { WaitNote } from '#ui/WaitNote.tsx'
import classes from '../file.module.css'
import own from './run.module.css'

/** Starts the job here too: where its stop could not be stored, nothing changes that would start it. */
async function goOn({ id }: MatchJob): Promise<void> {
  const job = await resumeMatch(id)
  if (job) runMatchJobs([job])
}

interface Props {
  job: MatchJob
  onReview: () => void
}

const tags: Record<MatchJob['state'], string> = {
  reading: 'being read',
  unreadable: 'cannot be read',
  columns: 'not started',
  running: 'running',
  waiting: 'waiting',
  paused: 'paused by you',
  stopped: 'stopped',
  done: 'done',
}

/** Progress of the match, why it waits, and its controls. */
export function RunStep({ job, onReview }: Props) {
  const elsewhere = useLiveMatches(({ jobs }) => jobs[job.id]?.elsewhere)
  const all = rowsToMatch(job)
  const share = all > 0 ? (100 * job.answered) / all : 0
  const speed = speedOf(job)
  const left = job.state === 'running' ? secondsLeftOf(job) : undefined
  return (
    <main className={`${kit.column} ${classes.middle}`}>
      <article className={`${kit.card} ${kit.cut} ${own.card}`} aria-label="Matching" data-state={job.state}>
        <div className={own.top}>
          <div className={`${kit.row} ${kit.spread}`}>
            <h2 className={`${kit.title} ${classes.title}`}>
              {job.most === undefined ? 'Matching rows' : 'Matching the first rows'}
            </h2>
            <StateTag state={job.state}>
              {elsewhere && isMatching(job) ? 'running in another tab' : tags[job.state]}
            </StateTag>
          </div>
          <Amount done={count(job.answered)} name="looked up" share={share}>
            {count(all)} rows
          </Amount>
          <Progress
            value={share}
            size={8}
            striped={isMatching(job)}
            color={isMatching(job) ? 'accent.5' : 'gray'}
            aria-label="Rows looked up"
          />
          <Step left={left !== undefined && left > 0 ? `about ${duration(left)} left` : undefined}>
            {speed !== undefined
              ? `${count(speed)} rows a second`
              : isMatching(job)
                ? 'First call in progress'
                : 'No rows looked up yet'}
          </Step>
        </div>
        <Why job={job} />
        <Figures
          figures={{
            'Billed so far': price(job.billed * job.rate),
            Calls: count(job.calls),
            'Refused rows': count(job.refused),
          }}
        />
        <div className={`${kit.actions} ${kit.foot} ${own.buttons}`}>
          {isMatching(job) ? (
            <Button
              variant="default"
              leftSection={<IconPlayerPause size={14} stroke={1.7} aria-hidden />}
              onClick={() => void pauseMatch(job.id)}
            >
              Pause
            </Button>
          ) : (
            job.state !== 'done' && (
              <Button
                leftSection={<IconPlayerPlay size={14} stroke={1.7} aria-hidden />}
                onClick={() => void goOn(job)}
              >
                Continue
              </Button>
            )
          )}
          {!isMatching(job) && (
            <Button variant="default" onClick={() => void reopenColumns(job.id)}>
              Back to the columns
            </Button>
          )}
          {!isMatching(job) && hasAnswers(job) && (
            <Button
              variant="default"
              rightSection={<IconArrowRight size={14} stroke={1.7} aria-hidden />}
              onClick={onReview}
            >
              Review {some(job.answered, 'row')}
            </Button>
          )}
        </div>
      </article>
      <p className={`${kit.second} ${classes.small}`}>
        Continues after a reload or a crash. No row is looked up or billed twice.
      </p>
    </main>
  )
}

const titles: Record<JobProblem['reason'], string> = {
  throttle: 'The rate limit is reached.',
  offline: 'Can’t reach the service. The match continues when it responds.',
  quota: 'This key has no calls left.',
  key: 'The service refused the key. Set a valid key, then continue.',
  refused: 'The service refuses these rows.',
  changed: 'The data changed.',
  storage: 'Browser storage is full. Free some space, then continue.',
  service: 'Something went wrong.',
}

/** Why the match waits or is stopped, and what is stored. */
function Why({ job: { state, problem, answered } }: { job: MatchJob }) {
  if (!problem || (state !== 'waiting' && state !== 'stopped')) return null
  if (problem.reason === 'throttle' && problem.seconds !== undefined)
    return (
      <div className={own.wait}>
        <WaitNote key={problem.at} seconds={problem.seconds} />
      </div>
    )
  const stopped = state === 'stopped'
  return (
    <ReasonNote icon={<IconAlertCircle size={18} stroke={1.7} aria-hidden />} alert={stopped} red={stopped}>
      <p>
        <strong>{titles[problem.reason]}</strong> {problem.message}
      </p>
      <p>
        {answered > 0 && `The results of ${some(answered, 'row')} are stored. `}
        {problem.reason === 'quota' && renewal(problem)}
      </p>
    </ReasonNote>
  )
}

function renewal(problem: JobProblem): string {
  const rest = secondsUntilRenewal(problem, Date.now())
  if (rest === undefined) return 'Continue when the key has calls again.'
  if (rest === 0) return 'The calls have renewed. The match continues.'
  const renews = momentText(Date.parse(problem.at) + (problem.seconds ?? 0) * 1000)
  return `The match continues on ${renews} (in ${durationText(rest)}), or when the app is next open.`
}
