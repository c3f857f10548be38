import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newAccount } from './account.ts'
import { admit, finishCall } from './admission.ts'
import { accountOf, type Counters } from './counters.ts'
import { countThroughFullDisk } from './full-disk-counters.ts'
import { throttle } from './throttle.ts'

const START = Date.UTC(2026, 10, 20, 10)
const bounds = { time: 60_000, changes: 50, again: 20 }
const plan = { perMinute: 20, calls: 10, per: 'week' } as const

/** Counts in memory that refuse to be written while `full`. */
function store(clock: () => number) {
  const accounts = new Map([['key', newAccount]])
  const state = { full: false }
  const counters: Counters = {
    throttle: (_id, perMinute) => {
      if (state.full) throw new Error('No space left on device')
      return throttle([], perMinute, clock()).throttled
    },
    change(id, step) {
      const before = accounts.get(id) ?? newAccount
      const [after, result] = step(before, clock())
      if (after !== before && state.full) throw new Error('No space left on device')
      accounts.set(id, after)
      return result
    },
    changeOnce(id, _job, items, step) {
      if (state.full) throw new Error('No space left on device')
      const { account, result } = step(
        accounts.get(id) ?? newAccount,
        clock(),
        items.map(() => true),
      )
      accounts.set(id, account)
      return result
    },
    close: async () => {},
  }
  return { state, counters, accounts }
}

let now = START
let under: ReturnType<typeof store>
let counters: Counters
const onError = vi.fn()
beforeEach(() => {
  now = START
  under = store(() => now)
  onError.mockClear()
  counters = countThroughFullDisk(under.counters, onError, { bounds, clock: () => now })
})
afterEach(() => counters.close())

const call = () => admit(counters, 'key', plan, undefined)

it('counts in the store while that can be written to', async () => {
  await call()
  expect([under.accounts.get('key')?.inAll, counters.problem?.()]).toEqual([1, undefined])
})

it('counts exactly in memory while the disk is full, and in the store once it is not', async () => {
  await call()
  under.state.full = true
  const admissions = await Promise.all(Array.from({ length: 12 }, call))
  expect(admissions.filter(({ refused }) => !refused)).toHaveLength(9)
  expect(admissions.filter(({ refused }) => refused === 'quota')).toHaveLength(3)
  await finishCall(counters, 'key', admissions[0] as never, undefined)
  await finishCall(counters, 'key', admissions[1] as never, { 'companies Basic': 7 })
  expect(counters.problem?.()).toMatchObject({
    refuses: false,
    message: expect.stringMatching(/disk is full/),
  })
  expect(onError).toHaveBeenCalledTimes(1)
  expect(under.accounts.get('key')?.inAll).toBe(1)
  expect((await accountOf(counters, 'key')).inAll).toBe(9)

  // Another process counts records in the meantime.
  under.accounts.set('key', { ...(under.accounts.get('key') ?? newAccount), records: { 'people Basic': 3 } })
  under.state.full = false
  await vi.waitFor(() => expect(counters.problem?.()).toBeUndefined(), 10_000)
  const account = under.accounts.get('key')
  expect([account?.inAll, account?.records]).toEqual([9, { 'people Basic': 3, 'companies Basic': 7 }])
})

it('bills no rows of an upload in memory, which could bill them again', async () => {
  const bill = () =>
    counters.changeOnce('key', 'job', ['row'], (account) => ({
      account,
      result: 'billed',
      remember: ['row'],
    }))
  expect(await bill()).toBe('billed')
  under.state.full = true
  await expect(bill()).rejects.toMatchObject({ statusCode: 503 })
})

it('throttles in memory', async () => {
  under.state.full = true
  const passed = []
  for (let i = 0; i < 25; i++) passed.push((await counters.throttle('key', 20)).passed)
  expect(passed.filter(Boolean)).toHaveLength(20)
})

it.each([
  ['too long', bounds.time + 1, 1],
  ['for too many calls', 0, 60],
])('refuses calls with a 503 when it was counted in memory %s', async (_, milliseconds, calls) => {
  under.state.full = true
  await call()
  now += milliseconds
  const unlimited = () => admit(counters, 'key', undefined, undefined)
  const outcomes = await Promise.allSettled(Array.from({ length: calls }, unlimited))
  expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { statusCode: 503 } })
  expect(counters.problem?.()).toMatchObject({ refuses: true })
  under.state.full = false
  await vi.waitFor(() => expect(counters.problem?.()).toBeUndefined(), 10_000)
  await call()
})
