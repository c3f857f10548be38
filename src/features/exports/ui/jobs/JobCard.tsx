import { Progress } from '@mantine/core'
import { price } from '#criteria/cost.ts'
import { kindNames } from '#criteria/kinds.ts'
import { type LiveJob, useLiveJobs } from '#features/exports/data/jobs.ts'
import { exportJobMessages, stepText } from '#features/exports/messages/jobs.ts'
import type { Job } from '#features/exports/model/job.ts'
import {
  costOf,
  expectedOf,
  progressQuarter,
  savableOf,
  secondsLeft,
} from '#features/exports/model/job-figures.ts'
import { isUnderWay, withStoppedProblem } from '#jobs/job-state.ts'
import { count } from '#shared/text/format.ts'
import { Amount, Figures, StateTag, Step } from '#ui/JobParts.tsx'
import kit from '#ui/kit.module.css'
import { FormatIcon } from '../FormatIcon.tsx'
import { JobButtons } from './JobButtons.tsx'
import classes from './jobs.module.css'
import { StopReason } from './StopReason.tsx'

const noLiveState: LiveJob = {}

/** An export that is not finished: its progress, problem, cost and actions. */
export function JobCard({ job: stored }: { job: Job }) {
  const live = useLiveJobs(({ jobs }) => jobs[stored.id]) ?? noLiveState
  const job = withStoppedProblem(stored, live.stopped)
  const { order, state } = job
  const all = expectedOf(job)
  const savable = savableOf(job)
  const share = all > 0 ? Math.min(100, (100 * savable) / all) : 0
  const left = state === 'running' ? secondsLeft(job) : undefined
  return (
    <article
      className={`${kit.card} ${kit.fixed} ${kit.clip} ${classes.card}`}
      aria-label={order.name}
      data-state={state}
    >
      <div className={classes.cardTop}>
        <div className={kit.row}>
          <FormatIcon form={order.form} size={16} className={isUnderWay(job) ? kit.accent : kit.muted} />
          <h3 className={`${kit.truncate} ${kit.fill} ${kit.heading}`}>
            <bdi>{order.name}</bdi>
          </h3>
          <StateTag state={state}>{stateText(job, live)}</StateTag>
        </div>
        <Amount done={count(savable)} name={exportJobMessages.stored} share={share}>
          {count(all)} {kindNames[order.kind].many}
        </Amount>
        <Progress
          value={share}
          size={8}
          classNames={{ root: kit.well }}
          striped={isUnderWay(job)}
          aria-label={exportJobMessages.recordsStored(order.name)}
          color={isUnderWay(job) ? 'accent.5' : 'gray'}
        />
        <span className="visually-hidden" role="status">
          {exportJobMessages.percentStored(progressQuarter(job))}
        </span>
        <Step left={left !== undefined && left > 0 ? exportJobMessages.timeLeft(left) : undefined}>
          {stepText(job)}
        </Step>
      </div>
      <StopReason job={job} live={live} />
      <Figures
        figures={{
          [exportJobMessages.billedSoFar]: price(costOf(job)),
          [exportJobMessages.loadedTwice]: count(job.readTwice),
          [exportJobMessages.retries]: count(job.retries),
        }}
      />
      <JobButtons job={job} live={live} />
    </article>
  )
}

/** The state of a job as seen from this tab. */
function stateText(job: Job, { elsewhere }: LiveJob): string {
  const { state, problem } = job
  if (elsewhere && isUnderWay(job)) return exportJobMessages.elsewhere
  return state === 'waiting' && problem?.reason === 'offline'
    ? exportJobMessages.offline
    : exportJobMessages.states[state]
}
