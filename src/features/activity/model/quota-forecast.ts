import type { Limit } from '#api/limits.ts'
import { activityMessages as messages } from '#features/activity/messages.ts'
import { durationText, momentText } from '#shared/text/duration.ts'

const SECOND = 1000

/** When a quota renews: in how many seconds from now, and the moment by the service's clock (milliseconds since 1970). */
export interface Renewal {
  seconds: number
  at: number
}

/** "Monday, Nov 23, 00:00 UTC (in 2 days 7 hours)". */
export const renewalText = ({ seconds, at }: Renewal): string =>
  `${momentText(at)} (in ${durationText(seconds)})`

/** How long the calls last at the rate so far, as text; `strong` is emphasized. */
export interface QuotaForecast {
  text: string
  strong?: string
  isShort: boolean
}

/** The forecast of a quota, as if it was used evenly since its window began. */
export function quotaForecast({ left, of, window }: Limit, renewal: Renewal): QuotaForecast | undefined {
  if (of === undefined || window === undefined) return undefined
  const used = of - left
  const when = renewalText(renewal)
  if (left === 0) return { text: messages.quotaUsedUp, strong: when, isShort: true }
  if (used === 0) return { text: messages.quotaUntouched, strong: when, isShort: false }
  const elapsed = Math.max(1, window - renewal.seconds)
  const lasting = (left / used) * elapsed
  if (lasting >= renewal.seconds) return { text: messages.quotaLasts, strong: when, isShort: false }
  const end = { seconds: lasting, at: renewal.at - (renewal.seconds - lasting) * SECOND }
  const early = durationText(Math.round(renewal.seconds - lasting))
  return {
    text: messages.quotaEndsEarly(early),
    strong: renewalText(end),
    isShort: true,
  }
}
