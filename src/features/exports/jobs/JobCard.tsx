import { Progress } from '@mantine/core'
import { price } from '../../../criteria/cost.ts'
import { duration } from '../../../criteria/duration.ts'
import { count } from '../../../criteria/format.ts'
import { words } from '../../../criteria/kinds.ts'
import type { Job } from '../../../lists/job.ts'
import { costOf, expectedOf, quarterOf, savableOf, secondsLeft, stepOf } from '../../../lists/words.ts'
import { type LiveJob, useLive } from '../../../state/exports/live.ts'
import { asItStands } from '../../../state/job-states.ts'
import { FormIcon } from '../form-icons.tsx'
import { JobButtons } from './JobButtons.tsx'
import classes from './jobs.module.css'
import { Reason } from './Reason.tsx'

const noLive: LiveJob = {}

/** An export that is not over: how far it is, why it waits, what it cost, and what can be done with it. */
export function JobCard({ job: kept }: { job: Job }) {
  const live = useLive(({ jobs }) => jobs[kept.id]) ?? noLive
  const job = asItStands(kept, live.stopped)
  const { order, state } = job
  const all = expectedOf(job)
  const stored = savableOf(job)
  const share = all > 0 ? Math.min(100, (100 * stored) / all) : 0
  const left = state === 'running' ? secondsLeft(job) : undefined
  return (
    <article className={classes.card} aria-label={order.name} data-state={state}>
      <div className={classes.cardTop}>
        <div className={classes.cardHead}>
          <FormIcon form={order.form} size={16} />
          <h3 className={classes.name}>
            <bdi>{order.name}</bdi>
          </h3>
          <StateTag job={job} live={live} />
        </div>
        <p className={classes.amount}>
          <strong className={classes.count} data-testid="stored">
            {count(stored)}
          </strong>{' '}
          of {count(all)} {words[order.kind].many}
          <span className={classes.percent}>{Math.floor(share)}%</span>
        </p>
        <Progress
          value={share}
          size={8}
          classNames={{ root: classes.track }}
          striped={state === 'running' || state === 'waiting'}
          aria-label={`${order.name}: records stored`}
          color={state === 'running' || state === 'waiting' ? 'accent.5' : 'gray'}
        />
        <span className="visually-hidden" role="status">
          {quarterOf(job)}% stored
        </span>
        <p className={classes.step}>
          <span>{stepOf(job)}</span>
          {left !== undefined && left > 0 && <span>about {duration(left)} left</span>}
        </p>
      </div>
      <Reason job={job} live={live} />
      <dl className={classes.facts}>
        <Fact name="Billed so far">{price(costOf(job))}</Fact>
        <Fact name="Read twice">{count(job.readTwice)}</Fact>
        <Fact name="Retries">{count(job.retries)}</Fact>
      </dl>
      <JobButtons job={job} live={live} />
    </article>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
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

function StateTag({ job, live }: { job: Job; live: LiveJob }) {
  const offline = job.state === 'waiting' && job.problem?.reason === 'offline'
  const elsewhere = live.elsewhere && (job.state === 'running' || job.state === 'waiting')
  const words = elsewhere ? 'running in the other tab' : offline ? 'offline' : tags[job.state]
  return (
    <span className={classes.tag} data-state={job.state} role="status">
      {words}
    </span>
  )
}
