import { IconAlertCircle, IconKey, IconLock, IconRefreshAlert, IconWifiOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import type { LiveJob } from '#features/exports/data/jobs.ts'
import { exportProblemMessages } from '#features/exports/messages/jobs.ts'
import type { Job } from '#features/exports/model/job.ts'
import { expectedOf, savableOf } from '#features/exports/model/job-figures.ts'
import type { JobProblem } from '#jobs/job-state.ts'
import { secondsUntilRenewal } from '#jobs/quota-renewals.ts'
import { momentText } from '#shared/text/duration.ts'
import { ReasonNote } from '#ui/JobParts.tsx'
import kit from '#ui/kit.module.css'
import classes from './jobs.module.css'

const text = exportProblemMessages

const icons: Partial<Record<JobProblem['reason'], typeof IconLock>> = {
  offline: IconWifiOff,
  quota: IconLock,
  key: IconKey,
  changed: IconRefreshAlert,
}

/** Why a job waits or is stopped and how it continues; nothing while it runs. */
export function StopReason({ job, live }: { job: Job; live: LiveJob }) {
  if (typeof live.file === 'object') return <FileError error={live.file.error} />
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
      <p className={kit.heading}>{text.titles[problem.reason]}</p>
      {!isInTitle(problem) && <p>{problem.message}</p>}
      <p>{nextSteps[problem.reason]?.(job, problem)}</p>
    </ReasonNote>
  )
}

/** Whether the title already says what the message does. */
const isInTitle = ({ reason, message, seconds }: JobProblem) =>
  message.startsWith(text.titles[reason]) || (reason === 'quota' && seconds !== undefined)

const storedText = (job: Job) => {
  const stored = savableOf(job)
  return text.stored(stored, Math.max(0, expectedOf(job) - stored))
}

/** What is stored and what to do next, by reason. */
const nextSteps: Partial<Record<JobProblem['reason'], (job: Job, problem: JobProblem) => ReactNode>> = {
  offline: () => `${navigator.onLine ? text.unavailable : text.noNetwork} ${text.whenAvailable}`,
  quota: (job, problem) => `${storedText(job)} ${renewalText(problem)}`,
  key: (job) => (
    <>
      {storedText(job)} {text.setKey}{' '}
      <Link to="/settings" search={true} className={kit.link}>
        {text.settings}
      </Link>
      .
    </>
  ),
  refused: storedText,
  changed: (job) => `${storedText(job)} ${text.previousData}`,
  storage: (job) => `${storedText(job)} ${text.makeRoom}`,
  service: storedText,
}

/** When the quota renews: "It continues automatically on Monday, Nov 23, 00:00 UTC (in 2 days 7 hours), ..." */
function renewalText(problem: JobProblem): string {
  const rest = secondsUntilRenewal(problem, Date.now())
  if (rest === undefined) return text.renewalUnknown
  if (rest === 0) return text.renewed
  const renews = momentText(Date.parse(problem.at) + (problem.seconds ?? 0) * 1000)
  return text.renews(renews, rest)
}

function Wait({ problem, until }: { problem: JobProblem; until: number | undefined }) {
  const seconds = Math.ceil(problem.seconds ?? 0)
  return (
    <ReasonNote icon={<WaitRing seconds={seconds} until={until} />} alert={false} red={false}>
      <p className={kit.heading}>{text.throttledFor(seconds)}</p>
      <p>
        {problem.message} {text.nothingLost}
      </p>
    </ReasonNote>
  )
}

/** A ring that empties during a wait, with the seconds left. `until` is its end by `performance.now`; absent where another tab waits. */
function WaitRing({ seconds, until }: { seconds: number; until: number | undefined }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (until === undefined) return
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [until])
  const left = until === undefined ? seconds : Math.max(0, (until - now) / 1000)
  const share = seconds > 0 ? Math.min(1, left / seconds) : 0
  return (
    <span
      className={`${kit.center} ${kit.small} ${kit.label} ${kit.wait} ${classes.ring}`}
      style={{ '--left': `${100 * share}%` } as CSSProperties}
      aria-hidden
    >
      {Math.ceil(left)}
    </span>
  )
}

function FileError({ error }: { error: string }) {
  return (
    <ReasonNote icon={<IconAlertCircle size={18} stroke={1.7} aria-hidden />} alert red>
      <p className={kit.heading}>{text.fileNotSaved}</p>
      <p>
        {error} {text.saveElsewhere}
      </p>
    </ReasonNote>
  )
}
