import type { Excess, PlanLimits } from './plans.ts'

/** What is counted of a key, apart from its calls of the last minute. */
export interface Account {
  /** The Monday (milliseconds since 1970, UTC) of the week of `inWeek`. It never decreases. */
  week: number
  /** Calls answered 200, and those being answered. */
  inWeek: number
  inAll: number
  /** Records returned: `companies Basic` -> 120. */
  records: Readonly<Record<string, number>>
  /** The last minute (since 1970) with refused calls, and how many they were. */
  refused: { minute: number; calls: number }
  /** The last day (since 1970, UTC) on which records were read on the screen, and how many they were. */
  read?: { day: number; records: number }
  /** Minutes of excess, oldest first. */
  excess: readonly number[]
  /** The last calls with an `Idempotency-Key`, newest last: a repeated one is not billed again. */
  named?: readonly string[]
  /** When the key was switched off for excess (ISO). */
  off?: string
  /** Calls that were taken and are not answered yet, by the process that answers them and the week they were taken from. */
  open?: readonly OpenCalls[]
}

/** Calls of one process that are not answered yet; given back when it is killed. */
export interface OpenCalls {
  process: string
  week: number
  calls: number
  /** When the last of them was taken (milliseconds since 1970). */
  at: number
}

export const newAccount: Account = {
  week: 0,
  inWeek: 0,
  inAll: 0,
  records: {},
  refused: { minute: 0, calls: 0 },
  excess: [],
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Length of a week in milliseconds. */
export const WEEK = 7 * DAY
/** The first Monday since 1970. */
const FIRST_MONDAY = 4 * DAY

/** Monday 00:00 UTC at or before a time (milliseconds since 1970). UTC has no summer time, so all weeks are equal. */
export const mondayOf = (now: number) => now - ((now - FIRST_MONDAY) % WEEK)

/** The account as of now: in a later week the count of the week starts at 0; when the clock was set back it does not change. */
export function inWeekOf(account: Account, now: number): Account {
  const week = mondayOf(now)
  return week > account.week ? { ...account, week, inWeek: 0 } : account
}

/** How many calls a plan has left. */
export function callsLeft({ inWeek, inAll }: Account, { calls, per }: PlanLimits): number {
  return Math.max(0, calls - (per === 'week' ? inWeek : inAll))
}

/** Takes one call from the cap before it is answered; undefined when none is left. Without limits it is only counted. */
export function takeCall(account: Account, limits: PlanLimits | undefined, now: number): Account | undefined {
  const current = inWeekOf(account, now)
  if (limits && callsLeft(current, limits) === 0) return undefined
  return { ...current, inWeek: current.inWeek + 1, inAll: current.inAll + 1 }
}

/** The same, with the call noted as open for `process`. `endCall` must follow. */
export function openCall(
  account: Account,
  limits: PlanLimits | undefined,
  now: number,
  process: string,
): Account | undefined {
  const taken = takeCall(account, limits, now)
  if (!taken) return undefined
  const { open = [], week } = taken
  const mine = open.find((entry) => isOf(entry, process, week))
  const entry = { process, week, calls: (mine?.calls ?? 0) + 1, at: now }
  return { ...taken, open: [...open.filter((it) => it !== mine), entry] }
}

const isOf = (entry: OpenCalls, process: string, week: number) =>
  entry.process === process && entry.week === week

/** Ends an open call of `process`, after it was answered or given back. */
export function endCall(account: Account, process: string, week: number): Account {
  const open = (account.open ?? []).flatMap((entry) => {
    if (!isOf(entry, process, week)) return [entry]
    return entry.calls > 1 ? [{ ...entry, calls: entry.calls - 1 }] : []
  })
  return { ...account, open }
}

/** Gives back the open calls that `isAbandoned`; they were counted and never answered. */
export function giveBackAbandoned(account: Account, isAbandoned: (entry: OpenCalls) => boolean): Account {
  const abandoned = (account.open ?? []).filter(isAbandoned)
  if (abandoned.length === 0) return account
  const rest = (account.open ?? []).filter((entry) => !abandoned.includes(entry))
  const sum = (entries: readonly OpenCalls[]) => entries.reduce((calls, entry) => calls + entry.calls, 0)
  return {
    ...account,
    inWeek: account.inWeek - sum(abandoned.filter(({ week }) => week === account.week)),
    inAll: account.inAll - sum(abandoned),
    open: rest,
  }
}

/** Gives back a call taken in a week: it was not answered 200. The counts of past weeks do not change. */
export function giveBack(account: Account, week: number): Account {
  const inWeek = account.week === week ? account.inWeek - 1 : account.inWeek
  return { ...account, inWeek, inAll: account.inAll - 1 }
}

/** Midnight UTC after a time, in milliseconds since 1970. */
export const nextDay = (now: number) => (Math.floor(now / DAY) + 1) * DAY

/** Counts records that are read on the screen; undefined where they would be more than `perDay` of this day (UTC). When the clock was set back the day goes on. */
export function readOnScreen(
  account: Account,
  records: number,
  perDay: number,
  now: number,
): Account | undefined {
  const day = Math.max(Math.floor(now / DAY), account.read?.day ?? 0)
  const before = account.read?.day === day ? account.read.records : 0
  if (before + records > perDay) return undefined
  return { ...account, read: { day, records: before + records } }
}

/** How many named calls are remembered: more than a caller has open when its connection is lost. */
const REMEMBERED = 256

/** Adds returned records, unless a call of the same name was billed before. */
export function withRecords(
  account: Account,
  added: Readonly<Record<string, number>>,
  name?: string,
): Account {
  if (Object.keys(added).length === 0) return account
  if (name === undefined) return withSums(account, added)
  const { named = [] } = account
  if (named.includes(name)) return account
  return { ...withSums(account, added), named: [...named.slice(1 - REMEMBERED), name] }
}

function withSums(account: Account, added: Readonly<Record<string, number>>): Account {
  const sums = Object.entries(added).map(([name, count]) => [name, (account.records[name] ?? 0) + count])
  return { ...account, records: { ...account.records, ...Object.fromEntries(sums) } }
}

/** Counts a call refused by the throttle, and switches the key off when that happened too often. */
export function withRefusal(
  account: Account,
  { perMinute }: PlanLimits,
  rule: Excess | undefined,
  now: number,
): Account {
  const minute = Math.floor(now / MINUTE)
  const calls = account.refused.minute === minute ? account.refused.calls + 1 : 1
  const updated = { ...account, refused: { minute, calls } }
  if (!rule || calls !== perMinute) return updated
  const excess = [...account.excess.filter((past) => past > minute - rule.within && past < minute), minute]
  return { ...updated, excess, ...(excess.length >= rule.minutes && { off: new Date(now).toISOString() }) }
}

/** The account of a key that an operator has switched on again. */
export function switchedOn({ off, ...account }: Account): Account {
  return { ...account, excess: [], refused: newAccount.refused }
}
