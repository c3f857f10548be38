import { IconAlertCircle, IconKey, IconLock, IconRefreshAlert, IconWifiOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LiveJob } from '#features/exports/data/live.ts'
import { expectedOf, savableOf } from '#features/exports/model/export-text.ts'
import type { Job } from '#features/exports/model/job.ts'
import type { JobProblem } from '#jobs/job-state.ts'
import { secondsUntilRenewal } from '#jobs/quota-renewals.ts'
import { durationText, momentText } from '#shared/text/duration.ts'
import { count } from '#shared/text/format.ts'
import { ReasonNote } from '#ui/JobParts.tsx'
import kit from '#ui/kit.module.css'
import { WaitRing } from './WaitRing.tsx'

type Reasons = JobProblem['reason']

const titles: Record<Reasons, string> = {
  throttle: 'The service is rate limiting requests',
  offline: 'The service does not answer',
  quota: 'The call volume of this key is used up',
  key: 'The service refused the key',
  refused: 'The service refuses this export',
  changed: 'The data changed while this export ran',
  storage: 'Browser storage is full',
  service: 'The service had an error',
}

const icons: Partial<Record<Reasons, typeof IconLock>> = {
  offline: IconWifiOff,
  quota: IconLock,
  key: IconKey,
  changed: IconRefreshAlert,
}

/** Why a job waits or is stopped, what is safe, and what comes next; nothing while it runs. */
export function Reason({ job, live }: { job: Job; live: LiveJob }) {
  if (typeof live.file === 'object') return <FileError fault={live.file.fault} />
  const { problem } = job
  if (!problem || (job.state !== 'waiting' && job.state !== 'stopped')) return null
  if (problem.reason === 'throttle') return <Wait problem={problem} until={live.wait?.until} />
  const Icon = icons[problem.reason] ?? IconAlertCircle
  const stopped = job.state === 'stopped'
  return (
    <ReasonNote
      icon={<Icon size={18} stroke={1.7} aria-hidden />}
      alert={stopped}
      red={stopped && problem.reason !== 'quota'}
    >
      <p className={kit.heading}>{titles[problem.reason]}</p>
      {!isSaid(problem) && <p>{problem.message}</p>}
      <p>{outlooks[problem.reason]?.(job, problem)}</p>
    </ReasonNote>
  )
}

/** Whether our own words say all that the message does. */
const isSaid = ({ reason, message, seconds }: JobProblem) =>
  message.startsWith(titles[reason]) || (reason === 'quota' && seconds !== undefined)

const kept = (job: Job) => {
  const stored = savableOf(job)
  const missing = Math.max(0, expectedOf(job) - stored)
  return `${count(stored)} records are stored and can be saved, ${count(missing)} are missing.`
}

/** What is safe and what comes next, by the reason. */
const outlooks: Partial<Record<Reasons, (job: Job, problem: JobProblem) => ReactNode>> = {
  offline: () =>
    `${awayText()} It continues automatically once the service responds. Nothing is lost or loaded twice.`,
  quota: (job, problem) => `${kept(job)} ${renewalOf(problem)}`,
  key: (job) => (
    <>
      {kept(job)} Set a valid key for the service (
      <Link to="/settings" search={true}>
        Settings
      </Link>{' '}
      tells which is in use), then continue.
    </>
  ),
  refused: kept,
  changed: (job) =>
    `${kept(job)} They come from the previous data. If you start again, only new or changed records are loaded and billed.`,
  storage: (job) => `${kept(job)} Save them, or delete old exports and lists; then continue.`,
  service: kept,
}

/** What may keep the calls from the service. */
const awayText = () =>
  navigator.onLine
    ? 'It may be stopped, or an extension of the browser may block its calls.'
    : 'There is no network.'

/** When the quota renews: "It goes on by itself on Monday 23 Nov, 00:00 UTC (in 2 days 7 hours), ..." */
function renewalOf(problem: JobProblem): string {
  const rest = secondsUntilRenewal(problem, Date.now())
  if (rest === undefined)
    return 'The service does not say when the quota renews. Continue when you have calls again.'
  if (rest === 0) return 'The quota has renewed. Continuing.'
  const renews = momentText(Date.parse(problem.at) + (problem.seconds ?? 0) * 1000)
  return `It continues automatically on ${renews} (in ${durationText(rest)}), or when the app is next open.`
}

function Wait({ problem, until }: { problem: JobProblem; until: number | undefined }) {
  const seconds = Math.ceil(problem.seconds ?? 0)
  return (
    <ReasonNote icon={<WaitRing seconds={seconds} until={until} />} alert={false} red={false}>
      <p className={kit.heading}>
        {titles.throttle} for {durationText(seconds)}
      </p>
      <p>{problem.message} It continues automatically. Nothing is lost or loaded twice.</p>
    </ReasonNote>
  )
}

function FileError({ fault }: { fault: string }) {
  return (
    <ReasonNote icon={<IconAlertCircle size={18} stroke={1.7} aria-hidden />} alert red>
      <p className={kit.heading}>The file is not saved</p>
      <p>{fault} The records are still here: save them again, to another place if need be.</p>
    </ReasonNote>
  )
}
