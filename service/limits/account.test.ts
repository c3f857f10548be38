import { describe, expect, it } from 'vitest'
import {
  type Account,
  callsLeft,
  endCall,
  giveBack,
  giveBackAbandoned,
  mondayOf,
  newAccount,
  openCall,
  switchedOn,
  takeCall,
  WEEK,
  withRecords,
  withRefusal,
} from './account.ts'
import type { PlanLimits } from './plans.ts'

const weekly: PlanLimits = { perMinute: 600, calls: 3, per: 'week' }
const lifetime: PlanLimits = { perMinute: 30, calls: 3, per: 'lifetime' }
const at = (text: string) => Date.parse(`${text}Z`)
const iso = (time: number) => new Date(time).toISOString()

describe('weeks', () => {
  it.each([
    ['2026-11-23T00:00:00', '2026-11-23'],
    ['2026-11-22T23:59:59.999', '2026-11-16'],
    ['2026-11-29T23:59:59', '2026-11-23'],
    ['2024-02-29T12:00:00', '2024-02-26'],
    ['2026-03-29T01:30:00', '2026-03-23'],
    ['2027-01-01T00:00:00', '2026-12-28'],
    ['1970-01-05T00:00:00', '1970-01-05'],
  ])('%s is in the week of Monday %s', (time, monday) => {
    expect(iso(mondayOf(at(time)))).toBe(`${monday}T00:00:00.000Z`)
  })
})

/** Takes a call at each time; how many were to be had. */
function takenCalls(limits: PlanLimits | undefined, moments: readonly string[]): number {
  let account: Account = newAccount
  return moments.filter((text) => {
    const after = takeCall(account, limits, at(text))
    account = after ?? account
    return after
  }).length
}

const four = (text: string) => Array<string>(4).fill(text)

describe('caps', () => {
  it.each([
    ['a week', weekly, four('2026-11-20T10:00:00'), 3],
    ['two weeks', weekly, [...four('2026-11-22T23:59:59'), ...four('2026-11-23T00:00:00')], 6],
    [
      'a week, though the clock goes back',
      weekly,
      [...four('2026-11-20T10:00:00'), ...four('2026-11-13T10:00:00'), ...four('2026-11-20T10:00:00')],
      3,
    ],
    ['a lifetime', lifetime, [...four('2026-11-20T10:00:00'), ...four('2027-11-20T10:00:00')], 3],
    ['no limits', undefined, four('2026-11-20T10:00:00'), 4],
  ])('lets take in %s', (_name, limits, moments, count) => {
    expect(takenCalls(limits, moments)).toBe(count)
  })

  it('gives a call back to the week it was taken from alone', () => {
    const sunday = takeCall(newAccount, weekly, at('2026-11-22T23:59:59')) as Account
    expect(callsLeft(giveBack(sunday, sunday.week), weekly)).toBe(3)
    const monday = takeCall(sunday, weekly, at('2026-11-23T00:00:01')) as Account
    expect(monday.week - sunday.week).toBe(WEEK)
    expect(giveBack(monday, sunday.week)).toMatchObject({ inWeek: 1, inAll: 1 })
  })

  it('adds records by name', () => {
    const once = withRecords(newAccount, { 'companies Basic': 10 })
    expect(withRecords(once, { 'companies Basic': 5, 'people Core': 1 }).records).toEqual({
      'companies Basic': 15,
      'people Core': 1,
    })
  })

  it('bills a call that named itself once, and forgets its name after many others', () => {
    const bill = (account: Account, name: string) => withRecords(account, { 'companies Basic': 1 }, name)
    const billed = (names: string[]) => names.reduce(bill, newAccount).records['companies Basic']
    const others = Array.from({ length: 256 }, (_, i) => `other ${i}`)
    expect(billed(['a', 'a', 'b', 'a'])).toBe(2)
    expect(billed(['a', ...others.slice(1), 'a'])).toBe(256)
    expect(billed(['a', ...others, 'a'])).toBe(258)
  })
})

describe('excess', () => {
  const rule = { minutes: 3, within: 5 }
  /** The account after so many refusals in each of these minutes. */
  const refusedIn = (minutes: readonly number[], refusals: number, given: typeof rule | null = rule) =>
    minutes
      .flatMap((minute) => Array<number>(refusals).fill(minute))
      .reduce<Account>(
        (account, minute) => withRefusal(account, lifetime, given ?? undefined, minute * 60_000),
        newAccount,
      )

  it.each([
    ['as many refusals as the rate, in enough minutes', [1, 2, 3], 30, true],
    ['more of them', [1, 2, 3], 100, true],
    ['minutes apart', [1, 3, 5], 30, true],
    ['too few minutes', [1, 2, 2, 2], 30, false],
    ['minutes too far apart', [1, 3, 6], 30, false],
    ['a caller that asks again now and then', [1, 2, 3, 4, 5, 6], 29, false],
  ])('%s', (_name, minutes, refusals, off) => {
    expect(refusedIn(minutes, refusals).off !== undefined).toBe(off)
  })

  it('switches nothing off without a rule, and starts again when switched on', () => {
    expect(refusedIn([1, 2, 3], 30, null).off).toBeUndefined()
    const on = switchedOn(refusedIn([1, 2, 3], 30))
    expect(on).toEqual({ ...newAccount })
  })
})

describe('open calls', () => {
  const monday = at('2026-11-16T00:00:00')
  const take = (account: Account, process: string, time: string) =>
    openCall(account, undefined, at(time), process) as Account

  it('are given back when their process was killed, at most those that were taken', () => {
    let account: Account = newAccount
    for (const process of ['killed', 'killed', 'killed', 'alive'])
      account = take(account, process, '2026-11-20T10:00:00')
    account = endCall(account, 'killed', monday)
    const after = giveBackAbandoned(account, ({ process }) => process === 'killed')
    expect(after).toMatchObject({ inWeek: 2, inAll: 2, open: [{ process: 'alive', calls: 1 }] })
    expect(giveBackAbandoned(after, ({ process }) => process === 'killed')).toBe(after)
  })

  it('of a week that is over are given back to the lifetime alone', () => {
    let account = take(newAccount, 'killed', '2026-11-22T23:59:00')
    account = take(account, 'killed', '2026-11-23T00:01:00')
    account = take(account, 'killed', '2026-11-23T00:02:00')
    const after = giveBackAbandoned(account, ({ week }) => week === monday)
    expect(after).toMatchObject({ inWeek: 2, inAll: 2 })
  })

  it('leave nothing behind when they end', () => {
    const account = endCall(take(newAccount, 'p', '2026-11-20T10:00:00'), 'p', monday)
    expect(account).toMatchObject({ inWeek: 1, open: [] })
  })
})
