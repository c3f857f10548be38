import { IconBolt, IconDatabase, IconRulerMeasure, type TablerIcon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Limit, lastReported, onLimits, type ReportedLimits } from '#api/limits.ts'
import { price } from '#criteria/cost.ts'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { useSettings } from '#session/settings.ts'
import { count } from '#shared/text/format.ts'
import { usageQuery } from '#storage/call-log.ts'
import type { StoredCall } from '#storage/stored-call.ts'
import { costOf, type Purpose, purposes, type Usage } from '#storage/usage.ts'
import kit from '#ui/kit.module.css'
import { Grid, Stack } from '#ui/layout.tsx'
import { SectionTitle } from '#ui/SectionTitle.tsx'
import { Toolbar } from '#ui/Toolbar.tsx'
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
import classes from './activity.module.css'
import { PartBar, PartLegend, partColors } from './PartBar.tsx'

const SECOND = 1000

/** `performance.now` (milliseconds), updated every second. */
function useClock(): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return now
}

const limitNamed = (limits: ReportedLimits | undefined, name: string) =>
  limits?.limits.find((limit) => limit.name === name)

/** The limits of the key, how long the calls last, and the cost of the week. */
export function Meters({ calls }: { calls: readonly StoredCall[] }) {
  const now = useClock()
  const before = useMemo(() => reportedBefore(calls), [calls])
  /** As reported last, in any tab. */
  const limits = useSyncExternalStore(onLimits, lastReported) ?? before
  const { data: usage } = useQuery(usageQuery(Date.now()))
  const rates = useSettings((state) => state.rates)
  const quota = limitNamed(limits, 'quota')
  return (
    <>
      <Grid columns={2} gap={0} className={`${kit.fixed} ${kit.below}`}>
        <Throttle limit={limitNamed(limits, 'throttle')} limits={limits} now={now} calls={calls} />
        <Quota limit={quota} usage={usage} />
      </Grid>
      <Toolbar className={`${kit.head} ${kit.small}`}>
        <IconRulerMeasure size={15} stroke={1.7} aria-hidden className={`${kit.fixed} ${kit.muted}`} />
        <p className={kit.fill}>
          <RateText quota={quota} limits={limits} now={now} />
        </p>
        <span className={`${kit.muted} ${kit.noWrap} ${kit.last}`} title={messages.costHint}>
          {messages.costThisWeek}
          {usage ? price(costOf(usage, rates)) : '–'}
        </span>
      </Toolbar>
    </>
  )
}

interface MeterProps {
  title: string
  icon: TablerIcon
  /** The name of the limit. */
  note: string
  value: number
  /** What the number is of. */
  of: string
  isUsedUp?: boolean
  children: ReactNode
}

function Meter({ title, icon, note, value, of, isUsedUp, children }: MeterProps) {
  return (
    <Stack as="section" gap={4} className={`${kit.narrow} ${kit.padded} ${classes.meter}`} aria-label={title}>
      <SectionTitle icon={icon} note={note}>
        {title}
      </SectionTitle>
      <p className={kit.muted}>
        <strong className={`${kit.count} ${isUsedUp ? kit.danger : kit.normal}`}>{count(value)}</strong> {of}
      </p>
      {children}
    </Stack>
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
    <Meter
      title={messages.callsThisMinute}
      icon={IconBolt}
      note={messages.throttle}
      value={used}
      of={current ? messages.ofLeft(current.of, current.left) : messages.made}
    >
      {current && <Cells used={used} of={current.of} />}
      <p className={`${kit.small} ${wait > 0 ? kit.wait : kit.muted}`}>
        <span role="status">{wait > 0 ? messages.rateLimited : ''}</span>
        {wait > 0 ? <strong>{wait} s</strong> : throttleText()}
      </p>
    </Meter>
  )

  function throttleText(): string {
    const last = lastWaitText(calls, (at) => timeText(at, Date.now()))
    if (!current) return last ? messages.itContinuedAutomatically(last) : messages.noRateLimit
    if (current.seconds > 0) return messages.renewIn(current.seconds)
    return last ? messages.itContinuedAutomatically(last) : messages.noWaitsSoFar
  }
}

function Cells({ used, of }: { used: number; of: number }) {
  if (of > MAX_CELLS) return <PartBar parts={[{ size: used, color: partColors.first }]} of={of} />
  return (
    <div className={`${kit.flex} ${kit.gap4} ${classes.cells}`} aria-hidden>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <span key={i} className={kit.grow} data-used={i < used} />
      ))}
    </div>
  )
}

const purposeTexts: Record<Purpose, { text: string; color: string }> = {
  exports: { text: 'exports', color: partColors.first },
  match: { text: 'match', color: partColors.second },
  records: { text: messages.recordsViewed, color: partColors.third },
  counts: { text: messages.countsAndTallies, color: partColors.fourth },
}

function Quota({ limit, usage }: { limit: Limit | undefined; usage: Usage | undefined }) {
  const ownCalls = purposes
    .map((purpose) => ({ ...purposeTexts[purpose], size: usage?.calls[purpose] ?? 0 }))
    .filter(({ size }) => size > 0)
  const made = ownCalls.reduce((sum, { size }) => sum + size, 0)
  const used = limit?.of === undefined ? made : limit.of - limit.left
  const elsewhere = Math.max(0, used - made)
  const isLifetime = limit !== undefined && limit.renewed === undefined
  const elsewhereText = isLifetime ? messages.beforeOrElsewhere : messages.elsewhere
  const parts = [
    ...ownCalls,
    ...(elsewhere > 0 ? [{ text: elsewhereText, color: partColors.elsewhere, size: elsewhere }] : []),
  ]
  const scale = Math.min(1, used / Math.max(1, made))
  return (
    <Meter
      title={isLifetime ? messages.callsOfThisKey : messages.callsThisWeek}
      icon={IconDatabase}
      note={messages.quota}
      value={limit?.left ?? made}
      of={quotaText(limit)}
      isUsedUp={limit?.left === 0}
    >
      <PartBar parts={parts.map((part) => ({ ...part, size: part.size * scale }))} of={limit?.of ?? made} />
      <PartLegend parts={parts.map((part) => ({ ...part, text: `${part.text} ${count(part.size)}` }))}>
        {parts.length === 0 && <li>{messages.noneYet}</li>}
      </PartLegend>
    </Meter>
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
      {forecast.text} <strong className={forecast.isShort ? kit.wait : kit.name}>{forecast.strong}</strong>.
      {quota.left === 0 && messages.loadedRecordsRemain}
    </>
  )
}

function withoutQuota(limits: ReportedLimits | undefined): string {
  const { refused } = limits ?? {}
  if (refused?.status === 403) return messages.messageOfService(refused.message)
  return messages.noQuota
}
