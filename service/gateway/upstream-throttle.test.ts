import { beforeEach, describe, expect, it } from 'vitest'
import { type UpstreamThrottle, upstreamThrottle } from './upstream-throttle.ts'

let time = 0
let throttle: UpstreamThrottle
beforeEach(() => {
  time = 0
  throttle = upstreamThrottle(() => time)
})

const answer = (status = 200, headers: Record<string, string> = {}) =>
  throttle.answered({ status, headers: new Headers(headers) })
/** The status of as many calls, each with its answer. */
async function calls(count: number) {
  const statuses: number[] = []
  for (let i = 0; i < count; i++)
    statuses.push(
      await throttle.admit().then(
        () => 200,
        (error) => error.statusCode,
      ),
    )
  return statuses
}
const passed = async (count: number) => (await calls(count)).filter((status) => status === 200).length

describe('calls to the other service', () => {
  it.each([
    ['"throttle";q=5;w=60', 5],
    ['"quota";q=2500, "throttle";q=7;w=60', 7],
    ['"a";q=9;w=60, "b";q=3;w=60', 3],
    ['"a";w=60;q=4', 4],
    ['"week";q=2;w=604800', 50],
    ['"a";q=0;w=60', 1],
    ['garbage', 50],
    ['', 50],
  ])('with the policy %s: %i of 50 in a minute', async (policy, count) => {
    await throttle.admit()
    answer(200, { 'ratelimit-policy': policy })
    expect(1 + (await passed(49))).toBe(count)
    time += 60_000
    expect(await passed(50)).toBe(count)
  })

  it('are refused with the wait until the next one', async () => {
    await throttle.admit()
    answer(200, { 'ratelimit-policy': '"throttle";q=1;w=60' })
    time += 20_000
    await expect(throttle.admit()).rejects.toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '40' },
      body: { message: expect.stringMatching(/1 calls a minute.*Try again in 40 seconds\./) },
    })
  })

  it.each([
    ['7', 6_999, 7_000],
    ['0', undefined, 0],
    ['soon', undefined, 0],
    ['-5', undefined, 0],
    ['2000-01-01', undefined, 0],
    ['Wed, 21 Oct 2015 07:28:00 GMT', undefined, 0],
    ['999999999', 59_999, 60_000],
    ['Fri, 31 Dec 2100 07:28:00 GMT', 59_999, 60_000],
  ])('after a 429 with Retry-After %s', async (wait, refusing, free) => {
    await throttle.admit()
    answer(429, { 'retry-after': wait })
    if (refusing !== undefined) {
      time = refusing
      expect(await calls(1)).toEqual([429])
    }
    time = free
    expect(await calls(1)).toEqual([200])
  })

  it('wait for the first answer, which says the limit', async () => {
    const many = Array.from({ length: 40 }, () =>
      throttle.admit().then(
        () => 1,
        () => 0,
      ),
    )
    await many[0]
    answer(200, { 'ratelimit-policy': '"throttle";q=30;w=60' })
    expect((await Promise.all(many)).reduce<number>((sum, one) => sum + one, 0)).toBe(30)
  })

  it('do not wait for a first call that failed', async () => {
    const many = [throttle.admit(), throttle.admit(), throttle.admit()]
    await many[0]
    throttle.failed()
    await Promise.all(many)
  })
})
