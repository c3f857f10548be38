import { describe, expect, it } from 'vitest'
import { admit } from './admission.ts'
import { countersOfTests } from './counters.testing.ts'
import { accountOf, REMEMBERED_FOR } from './counters.ts'
import type { PlanLimits } from './plans.ts'
import { jobName, rowBilling } from './row-billing.ts'

const usage = countersOfTests()

const plan = (calls: number): PlanLimits => ({ perMinute: 1000, calls, per: 'week' })
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => ({
    print: `row ${from + i}`,
    records: { 'companies Basic': 2 },
  }))

/** An upload that was let in. */
async function upload(
  job: string | undefined,
  limits: PlanLimits | undefined = undefined,
  perDay: number | undefined = undefined,
) {
  await admit(usage.counters, 'key', limits, undefined)
  return rowBilling(usage.counters, { id: 'key', job, plan: () => limits, perDay })
}

const counts = async () => {
  const { inWeek, records } = await accountOf(usage.counters, 'key')
  return [inWeek, records['companies Basic'] ?? 0]
}

describe('rows of an upload', () => {
  it.each([
    [1, 1],
    [100, 1],
    [101, 2],
    [250, 3],
  ])('%i rows are %i calls, whatever the batches', async (count, calls) => {
    const bill = await upload('a')
    for (let at = 0; at < count; at += 32) {
      const some = rows(at, Math.min(count, at + 32))
      expect(await bill(some)).toEqual({ paid: some.length, failure: undefined })
    }
    expect(await counts()).toEqual([calls, 2 * count])
  })

  it('are billed once under one name, also when they come again with others and after a restart', async () => {
    await (await upload('a'))(rows(0, 60))
    await usage.counters.close()
    usage.reopen()
    await (await upload('a'))(rows(30, 90))
    expect(await counts()).toEqual([2, 180])
    await (await upload('b'))(rows(0, 10))
    expect(await counts()).toEqual([3, 200])
  })

  it('are billed each time without a name', async () => {
    const same = [...rows(0, 1), ...rows(0, 1)]
    await (await upload(undefined))(same)
    await (await upload(undefined))(same)
    expect(await counts()).toEqual([2, 8])
  })

  it('are not billed twice by two uploads of one name at the same time', async () => {
    const [one, two] = [await upload('a'), await upload('a')]
    for (let at = 0; at < 200; at += 20) {
      await Promise.all([one(rows(at, at + 20)), two(rows(at, at + 20))])
    }
    expect((await counts())[1]).toBe(400)
  })

  it('end where the cap is used up; the rest is paid when it renews', async () => {
    const bill = await upload('a', plan(2))
    expect(await bill(rows(0, 150))).toEqual({ paid: 150, failure: undefined })
    const { paid, failure } = await bill(rows(150, 250))
    expect([paid, failure?.statusCode]).toEqual([50, 403])
    expect(failure?.message).toMatch(/Out of call volume quota. It is replenished at 2026-11-23/)
    expect(await counts()).toEqual([2, 400])
    usage.now += 7 * 24 * 3600 * 1000
    expect(await (await upload('a', plan(2)))(rows(150, 250))).toMatchObject({ paid: 100 })
    expect(await counts()).toEqual([1, 500])
  })

  it('end where no more records may be read on a day; the rest is paid on the next, and what was paid is not read again', async () => {
    const perDay = 200
    const bill = await upload('a', plan(1000), perDay)
    expect(await bill(rows(0, 90))).toEqual({ paid: 90, failure: undefined })
    const { paid, failure } = await bill(rows(80, 130))
    expect([paid, failure?.statusCode]).toEqual([20, 403])
    expect(failure?.message).toMatch(/200 records/)
    // The row that is refused would be the first of another call.
    expect(await counts()).toEqual([1, 200])
    expect(await (await upload('a', plan(1000), perDay))(rows(0, 100))).toMatchObject({ paid: 100 })
    usage.now += 24 * 3600 * 1000
    expect(await (await upload('a', plan(1000), perDay))(rows(80, 130))).toMatchObject({ paid: 50 })
    expect(await counts()).toEqual([3, 260])
  })

  it('are forgotten a week after the upload was used last', async () => {
    await (await upload('a'))(rows(0, 10))
    usage.now += REMEMBERED_FOR - 1000
    await (await upload('a'))(rows(0, 10))
    expect((await counts())[1]).toBe(20)
    usage.now += REMEMBERED_FOR + 1000
    await (await upload('b'))(rows(0, 1))
    await (await upload('a'))(rows(0, 10))
    expect((await counts())[1]).toBe(42)
  })
})

it.each([
  ['k', '/v3/matchfile?limit=3&from=7&apikey=x', 'k', '/v3/matchfile?limit=3', true],
  ['k', '/v3/matchfile?limit=3', 'l', '/v3/matchfile?limit=3', false],
  ['k', '/v3/matchfile?limit=3', 'k', '/v3/matchfile?limit=4', false],
])('names an upload by its key and settings: %s %s, %s %s', (a, urlA, b, urlB, same) => {
  expect(jobName(a, urlA) === jobName(b, urlB)).toBe(same)
})
