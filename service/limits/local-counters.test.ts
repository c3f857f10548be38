import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { admit, finishCall } from './admission.ts'
import { countersOfTests, FRIDAY } from './counters.testing.ts'
import { accountOf } from './counters.ts'
import type { PlanLimits } from './plans.ts'

const WEEK = 7 * 24 * 3600 * 1000
const usage = countersOfTests()

const plan = (perMinute: number, calls: number, per: PlanLimits['per'] = 'week') => ({
  perMinute,
  calls,
  per,
})

/** Makes calls all at once; how many were let in. */
async function letIn(count: number, limits: PlanLimits): Promise<number> {
  const calls = Array.from({ length: count }, () => admit(usage.counters, 'key', limits, undefined))
  return (await Promise.all(calls)).filter(({ refused }) => !refused).length
}

/**
 * A process of its own that opens the counts and, on a signal, makes calls one after the other; it prints the rest
 * of the cap after each accepted one.
 */
function caller(calls: number, limits: PlanLimits) {
  const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const code = `
    const { admit } = await import(${here('./admission.ts')})
    const { openLocalCounters } = await import(${here('./local-counters.ts')})
    const counters = openLocalCounters(${JSON.stringify(usage.folder)}, () => ${FRIDAY})
    process.stdout.write('open ')
    await new Promise((go) => process.stdin.once('data', go))
    for (let i = 0; i < ${calls}; i += 1) {
      const { refused, quota } = await admit(counters, 'key', ${JSON.stringify(limits)}, undefined)
      if (!refused) process.stdout.write(quota.left + ' ')
    }
    await counters.close()`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  return {
    child,
    opened: once(child.stdout, 'data'),
    go: () => child.stdin.end('go'),
    /** The rest of the cap after each call that was printed. */
    left: () => text.trim().split(' ').slice(1).map(Number),
  }
}

describe('the counts of a machine', () => {
  it.each([
    ['the rate', plan(30, 1000), 29, 50],
    ['the cap of a week', plan(1000, 100), 99, 50],
    ['the cap of a lifetime', plan(1000, 100, 'lifetime'), 99, 50],
  ])('row 55, 56: let one of many take the last of %s', async (_name, limits, before, together) => {
    expect(await letIn(before, limits)).toBe(before)
    expect(await letIn(together, limits)).toBe(1)
  })

  it.each([
    ['the rate', plan(500, 100_000)],
    ['the cap', plan(100_000, 500)],
  ])(
    'are exact between processes: %s',
    async (_name, limits) => {
      const callers = [caller(400, limits), caller(400, limits)]
      // A process that opens the store while another writes can lose a call: see the limits in the README.
      await Promise.all(callers.map(({ opened }) => opened))
      for (const { go } of callers) go()
      await Promise.all(callers.map(({ child }) => once(child, 'close')))
      const left = callers.flatMap((it) => it.left()).sort((a, b) => b - a)
      expect(left).toEqual(Array.from({ length: 500 }, (_, i) => limits.calls - 1 - i))
      expect((await accountOf(usage.counters, 'key')).inWeek).toBe(500)
    },
    30_000,
  )

  it('row 57: outlive kill -9 in the middle of calls, and go on', async () => {
    const limits = plan(1e9, 1e9)
    const { child, opened, go, left } = caller(1e9, limits)
    await opened
    go()
    child.stdout.on('data', () => left().length > 500 && child.kill('SIGKILL'))
    await once(child, 'close')
    const { inWeek } = await accountOf(usage.counters, 'key')
    expect(inWeek).toBeGreaterThanOrEqual(left().length)
    expect(await letIn(3, limits)).toBe(3)
    expect((await accountOf(usage.counters, 'key')).inWeek).toBe(inWeek + 3)
  }, 30_000)

  it('row 57: give nothing back when the clock is set back, and begin again on Monday', async () => {
    const limits = plan(1000, 5)
    expect(await letIn(6, limits)).toBe(5)
    usage.now = FRIDAY - WEEK
    expect(await letIn(1, limits)).toBe(0)
    usage.now = Date.UTC(2026, 10, 22, 23, 59, 59, 999)
    expect((await admit(usage.counters, 'key', limits, undefined)).quota).toEqual({
      left: 0,
      renews: { at: Date.UTC(2026, 10, 23), seconds: 1 },
    })
    usage.now += 1
    expect(await letIn(6, limits)).toBe(5)
    usage.now = FRIDAY
    expect(await letIn(1, limits)).toBe(0)
  })

  it('are there again after they were closed', async () => {
    const limits = plan(30, 5, 'lifetime')
    await letIn(5, limits)
    await usage.counters.close()
    usage.now += 52 * WEEK
    usage.reopen()
    expect(await letIn(1, limits)).toBe(0)
  })

  it('get calls back that were not answered 200, and add records', async () => {
    const limits = plan(30, 2)
    const [first, second] = [
      await admit(usage.counters, 'key', limits, undefined),
      await admit(usage.counters, 'key', limits, undefined),
    ]
    await finishCall(usage.counters, 'key', first, undefined)
    await finishCall(usage.counters, 'key', second, { 'people Core': 7 })
    expect(await letIn(2, limits)).toBe(1)
    expect((await accountOf(usage.counters, 'key')).records).toEqual({ 'people Core': 7 })
  })

  it('remain apart by key', async () => {
    await letIn(3, plan(30, 3))
    expect((await admit(usage.counters, 'other', plan(30, 3), undefined)).quota?.left).toBe(2)
  })
})
