import type { KeyRecord } from '../keys/keys.ts'
import { type Account, inWeekOf, mondayOf, WEEK } from './account.ts'
import type { PlanLimits } from './plans.ts'

type UsageRow = [name: string, value: string]

const count = (number: number) => number.toLocaleString('en-US')

/** The use of a key as lines of text: calls with their cap and when it renews, and records by kind and format. */
export function usageLines(
  { id, plan }: KeyRecord,
  account: Account,
  limits: PlanLimits | undefined,
  now: number,
): string[] {
  const { week, inWeek, inAll, records, off } = inWeekOf(account, now)
  const cap = limits ? ` of ${count(limits.calls)}` : ''
  const renews = new Date((week || mondayOf(now)) + WEEK).toISOString().slice(0, 10)
  const rows: UsageRow[] = [
    ['key', id],
    ['plan', `${plan}, ${limits ? `${count(limits.perMinute)} calls per minute` : 'no limits'}`],
    ['this week', `${count(inWeek)}${limits?.per === 'week' ? cap : ''} calls, renews ${renews} 00:00 UTC`],
    ['lifetime', `${count(inAll)}${limits?.per === 'lifetime' ? cap : ''} calls`],
    ...recordRows(records),
    ...(off ? [['switched off', `${off}, for excessive use`] satisfies UsageRow] : []),
  ]
  return rows.map(([name, value]) => `${name.padEnd(14)}${value}`)
}

function recordRows(records: Account['records']): UsageRow[] {
  const rows = Object.entries(records).sort(([a], [b]) => a.localeCompare(b))
  return rows.map(([format, number], i) => [i === 0 ? 'records' : '', `${format.padEnd(22)}${count(number)}`])
}
