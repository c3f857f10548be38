import { IconBolt, IconDatabase, IconRulerMeasure } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Limit, ReportedLimits } from '#api/limits.ts'
import { price } from '#criteria/cost.ts'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { useSettings } from '#session/settings.ts'
import { count } from '#shared/text/format.ts'
import { usageQuery } from '#storage/call-log.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import { costOf, type Purpose, purposes, type Usage } from '#storage/usage.ts'
import kit from '#ui/kit.module.css'
import { timeText } from '../model/calls.ts'
import {
  inLastMinute,
  lastWaitText,
  renewalOf,
  reportedBefore,
  throttleNow,
  waitLeft,
} from '../model/limits.ts'
import { quotaForecast, renewalText } from '../model/quota-forecast.ts'
import classes from './meters.module.css'
import { useClock, useReportedLimits } from './useClock.ts'

const icon = { size: 15, stroke: 1.7, 'aria-hidden': true } as const
const limitNamed = (limits: ReportedLimits | undefined, name: string) =>
  limits?.limits.find((limit) => limit.name === name)

/** The limits of the key, how long the calls last, and the cost of the week. */
export function Meters({ calls }: { calls: readonly StoredCall[] }) {
  const now = useClock()
  const before = useMemo(() => reportedBefore(calls), [calls])
  const limits = useReportedLimits() ?? before
  const { data: usage } = useQuery(usageQuery(Date.now()))
  const rates = useSettings((state) => state.rates)
  const quota = limitNamed(limits, 'quota')
  return (
    <>
      <div className={classes.meters}>
        <Throttle limit={limitNamed(limits, 'throttle')} limits={limits} now={now} calls={calls} />
        <Quota limit={quota} usage={usage} />
      </div>
      <div className={`${kit.row} ${kit.head} ${classes.summary}`}>
        <IconRulerMeasure size={15} stroke={1.7} aria-hidden className={`${kit.fixed} ${kit.muted}`} />
        <p className={classes.summaryText}>
          <RateText quota={quota} limits={limits} now={now} />
        </p>
        <span className={`${kit.muted} ${kit.noWrap} ${kit.last} ${classes.cost}`} title={messages.costHint}>
          {messages.costThisWeek}
          {usage ? price(costOf(usage, rates)) : '–'}
        </span>
      </div>
    </>
  )
}

interface ThrottleProps {
  limit: Limit | undefined
  limits: ReportedLimits | undefined
  now: number
  calls: readonly StoredCall[]
}

/** More cells than these would be too thin to see. */
const MAX_CELLS = 60

function Throttle({ limit, limits, now, calls }: ThrottleProps) {
  const current = limit && limits && throttleNow(limit, limits, now)
  const wait = limits ? waitLeft(limits, now) : 0
  const used = current ? current.of - current.left : inLastMinute(calls, Date.now())
  return (
    <section className={classes.meter} aria-label={messages.callsThisMinute}>
      <h2 className={`${kit.line} ${kit.gap6} ${kit.heading} ${classes.title}`}>
        <IconBolt {...icon} />
        {messages.callsThisMinuteTitle}
        <span>{messages.throttle}</span>
      </h2>
      <p className={classes.number}>
        <strong>{count(used)}</strong> {current ? messages.ofLeft(current.of, current.left) : messages.made}
      </p>
      {current && <Cells used={used} of={current.of} />}
      <p className={`${kit.second} ${classes.words}`} data-wait={wait > 0}>
        <span role="status">{wait > 0 ? messages.rateLimited : ''}</span>
        {wait > 0 ? <strong>{wait} s</strong> : throttleText()}
      </p>
    </section>
  )

  function throttleText(): string {
    const last = lastWaitText(calls, (at) => timeText(at, Date.now()))
    if (!current) return last ? messages.itContinuedAutomatically(last) : messages.noRateLimit
    if (current.seconds > 0) return messages.renewIn(current.seconds)
    return last ? messages.itContinuedAutomatically(last) : messages.noWaitsSoFar
  }
}

function Cells({ used, of }: { used: number; of: number }) {
  if (of > MAX_CELLS)
    return (
      <div className={classes.bar} aria-hidden>
        <span
          className={`${kit.narrow} ${classes.part}`}
          data-purpose="exports"
          style={{ width: `${(100 * used) / of}%` }}
        />
      </div>
    )
  return (
    <div className={classes.cells} aria-hidden>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <span key={i} data-used={i < used} />
      ))}
    </div>
  )
}

const purposeText: Record<Purpose, string> = {
  exports: 'exports',
  match: 'match',
  records: messages.recordsViewed,
  counts: messages.countsAndTallies,
}

function Quota({ limit, usage }: { limit: Limit | undefined; usage: Usage | undefined }) {
  const ownCalls = purposes.map((purpose) => ({ purpose, calls: usage?.calls[purpose] ?? 0 }))
  const made = ownCalls.reduce((sum, { calls }) => sum + calls, 0)
  const used = limit?.of === undefined ? made : limit.of - limit.left
  const whole = limit?.of ?? made
  const elsewhere = Math.max(0, used - made)
  const scale = Math.min(1, used / Math.max(1, made)) / Math.max(1, whole)
  const isLifetime = limit !== undefined && limit.renewed === undefined
  return (
    <section
      className={classes.meter}
      aria-label={isLifetime ? messages.callsOfThisKey : messages.callsThisWeek}
    >
      <h2 className={`${kit.line} ${kit.gap6} ${kit.heading} ${classes.title}`}>
        <IconDatabase {...icon} /> {isLifetime ? messages.callsOfThisKey : messages.callsThisWeek}{' '}
        <span>{messages.quota}</span>
      </h2>
      <p className={classes.number} data-out={limit?.left === 0}>
        <strong>{count(limit?.left ?? made)}</strong> {quotaText(limit)}
      </p>
      <div className={classes.bar} aria-hidden>
        {ownCalls.map(({ purpose, calls }) => (
          <span
            key={purpose}
            className={`${kit.narrow} ${classes.part}`}
            data-purpose={purpose}
            style={{ width: `${100 * calls * scale}%` }}
          />
        ))}
        {elsewhere > 0 && (
          <span
            className={`${kit.narrow} ${classes.part}`}
            data-purpose="elsewhere"
            style={{ width: `${(100 * elsewhere) / whole}%` }}
          />
        )}
      </div>
      <ul className={`${kit.second} ${classes.legend}`}>
        {ownCalls
          .filter(({ calls }) => calls > 0)
          .map(({ purpose, calls }) => (
            <li key={purpose} data-purpose={purpose}>
              {purposeText[purpose]} {count(calls)}
            </li>
          ))}
        {elsewhere > 0 && (
          <li data-purpose="elsewhere">
            {isLifetime ? messages.beforeOrElsewhere : messages.elsewhere} {count(elsewhere)}
          </li>
        )}
        {made + elsewhere === 0 && <li data-purpose="none">{messages.noneYet}</li>}
      </ul>
    </section>
  )
}

function quotaText(limit: Limit | undefined): string {
  if (!limit) return messages.madeInThisBrowser
  return limit.of === undefined ? 'left' : `of ${count(limit.of)} left`
}

interface RateProps {
  quota: Limit | undefined
  limits: ReportedLimits | undefined
  now: number
}

function RateText({ quota, limits, now }: RateProps) {
  if (!quota || !limits) return <>{withoutQuota(limits)}</>
  const renewal = renewalOf(quota, limits, now)
  if (!renewal) return quota.left === 0 ? <strong>{messages.noCallsLeft}</strong> : messages.lifetimeCalls
  if (renewal.seconds === 0) return <>{messages.renewed}</>
  const forecast = quotaForecast(quota, renewal)
  if (!forecast) return <>{messages.callsRenew(renewalText(renewal))}</>
  return (
    <>
      {forecast.text} <strong data-short={forecast.isShort}>{forecast.strong}</strong>.
      {quota.left === 0 && messages.loadedRecordsRemain}
    </>
  )
}

function withoutQuota(limits: ReportedLimits | undefined): string {
  const { refused } = limits ?? {}
  if (refused?.status === 403) return messages.messageOfService(refused.message)
  return messages.noQuota
}
