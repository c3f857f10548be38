import { Progress } from '@mantine/core'
import { price } from '#criteria/cost.ts'
import { kindNames } from '#criteria/kinds.ts'
import { type LiveJob, useLive } from '#features/exports/data/live.ts'
import {
  costOf,
  expectedOf,
  quarterOf,
  savableOf,
  secondsLeft,
  stepOf,
} from '#features/exports/model/export-text.ts'
import type { Job } from '#features/exports/model/job.ts'
import { isUnderWay, withStoppedProblem } from '#jobs/job-state.ts'
import { duration } from '#shared/text/duration.ts'
import { count } from '#shared/text/format.ts'
import { Amount, Figures, StateTag, Step } from '#ui/JobParts.tsx'
import kit from '#ui/kit.module.css'
import { FormIcon } from '../form-icons.tsx'
import { JobButtons } from './JobButtons.tsx'
import classes from './jobs.module.css'
import { Reason } from './Reason.tsx'

const noLive: LiveJob = {}

/** An export that is not over: how far it is, why it waits, what it cost, and what can be done with it. */
export function JobCard({ job: kept }: { job: Job }) {
  const live = useLive(({ jobs }) => jobs[kept.id]) ?? noLive
  const job = withStoppedProblem(kept, live.stopped)
  const { order, state } = job
  const all = expectedOf(job)
  const stored = savableOf(job)
  const share = all > 0 ? Math.min(100, (100 * stored) / all) : 0
  const left = state === 'running' ? secondsLeft(job) : undefined
  return (
    <article
      className={`${kit.card} ${kit.fixed} ${kit.cut} ${classes.card}`}
      aria-label={order.name}
      data-state={state}
    >
      <div className={classes.cardTop}>
        <div className={`${kit.row} ${kit.muted} ${classes.cardHead}`}>
          <FormIcon form={order.form} size={16} />
          <h3 className={`${kit.truncate} ${kit.fill} ${kit.heading} ${kit.normal} ${classes.name}`}>
            <bdi>{order.name}</bdi>
          </h3>
          <StateTag state={state}>{stateText(job, live)}</StateTag>
        </div>
        <Amount done={count(stored)} name="stored" share={share}>
          {count(all)} {kindNames[order.kind].many}
        </Amount>
        <Progress
          value={share}
          size={8}
          classNames={{ root: kit.well }}
          striped={isUnderWay(job)}
          aria-label={`${order.name}: records stored`}
          color={isUnderWay(job) ? 'accent.5' : 'gray'}
        />
        <span className="visually-hidden" role="status">
          {quarterOf(job)}% stored
        </span>
        <Step left={left !== undefined && left > 0 ? `about ${duration(left)} left` : undefined}>
          {stepOf(job)}
        </Step>
      </div>
      <Reason job={job} live={live} />
      <Figures
        figures={{
          'Billed so far': price(costOf(job)),
          'Loaded twice': count(job.readTwice),
          Retries: count(job.retries),
        }}
      />
      <JobButtons job={job} live={live} />
    </article>
  )
}

const tags: Record<Job['state'], string> = {
  running: 'running',
  waiting: 'waiting',
  paused: 'paused by you',
  stopped: 'stopped',
  done: 'done',
  cancelled: 'ended by you',
}

/** The state as the person sees it from this tab. */
function stateText(job: Job, { elsewhere }: LiveJob): string {
  const { state, problem } = job
  if (elsewhere && isUnderWay(job)) return 'running in the other tab'
  return state === 'waiting' && problem?.reason === 'offline' ? 'offline' : tags[state]
}
