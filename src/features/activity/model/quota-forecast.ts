import type { Limit } from '#api/limits.ts'
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
  if (left === 0) return { text: 'They are used up. They renew', strong: when, isShort: true }
  if (used === 0) return { text: 'None used yet. They renew', strong: when, isShort: false }
  const elapsed = Math.max(1, window - renewal.seconds)
  const lasting = (left / used) * elapsed
  if (lasting >= renewal.seconds)
    return { text: 'At this rate the week’s calls last until they renew,', strong: when, isShort: false }
  const end = { seconds: lasting, at: renewal.at - (renewal.seconds - lasting) * SECOND }
  const early = durationText(Math.round(renewal.seconds - lasting))
  return {
    text: `At this rate the week’s calls are used up ${early} before they renew,`,
    strong: renewalText(end),
    isShort: true,
  }
}
