import { answered, connectRedis } from '../keys/connect-redis.ts'
import { type Account, newAccount } from './account.ts'
import { type Counters, type OnceStep, REMEMBERED_FOR, type Step } from './counters.ts'

/**
 * The sliding window of `throttle.ts`, in Redis: stores the time of each call by the clock of Redis, which is the same for all
 * machines. Arguments: seconds of the window, calls allowed in it. Returns the calls in the window, this one included, and
 * milliseconds until one more may pass.
 */
const SLIDING_WINDOW = `
local clock = redis.call('time')
local now = clock[1] * 1000000 + clock[2]
local window = ARGV[1] * 1000000
local limit = tonumber(ARGV[2])
redis.call('zremrangebyscore', KEYS[1], '-inf', now - window)
for _, call in ipairs(redis.call('zrangebyscore', KEYS[1], string.format('(%.0f', now), '+inf')) do
  redis.call('zadd', KEYS[1], now, call)
end
local calls = redis.call('zcard', KEYS[1])
if calls < limit then
  local moment = now
  while redis.call('zadd', KEYS[1], 'NX', now, string.format('%.0f', moment)) == 0 do moment = moment + 1 end
  redis.call('expire', KEYS[1], ARGV[1])
end
local leaving = math.max(0, calls - limit)
local first = redis.call('zrange', KEYS[1], leaving, leaving, 'withscores')
return {calls + 1, math.ceil((first[2] + window - now) / 1000)}
`

/** Replaces a text by another when it has not changed. Returns 1 or 0 for whether it did, and the current text. */
const SWAP = `
local text = redis.call('get', KEYS[1]) or ''
if text ~= ARGV[1] then return {0, text} end
if text ~= ARGV[2] then redis.call('set', KEYS[1], ARGV[2]) end
return {1, ARGV[2]}
`

/** The same for an account and items that are remembered from then on, unless one of these is remembered already. */
const SWAP_ONCE = `
local text = redis.call('get', KEYS[1]) or ''
if text ~= ARGV[1] then return {0, text} end
for i = 4, #ARGV do
  if redis.call('sismember', KEYS[2], ARGV[i]) == 1 then return {0, text} end
end
if text ~= ARGV[2] then redis.call('set', KEYS[1], ARGV[2]) end
for i = 4, #ARGV do redis.call('sadd', KEYS[2], ARGV[i]) end
redis.call('expire', KEYS[2], ARGV[3])
return {1, ARGV[2]}
`

const PREFIX = 'catchment'
const accountKey = (id: string) => `${PREFIX}:account:${id}`

/** A call that is not counted would be free. */
const counted = <T>(answer: Promise<T>) => answered(answer, 'Calls cannot be counted')

export interface RedisOptions {
  onError: (error: Error) => void
  /** Seconds of the window in which the rate of a plan may be called. */
  window?: number
  clock?: () => number
}

/**
 * The counts stored in the Redis at `url`, shared by all machines that use it. Rejects when it does not answer. An account is
 * read, changed, and written back only when no other machine has written it since.
 */
export async function openRedisCounters(
  url: string,
  { onError, window = 60, clock = Date.now }: RedisOptions,
): Promise<Counters> {
  const client = await connectRedis(url, onError)
  const run = (script: string, keys: string[], values: string[]) =>
    counted(client.eval(script, { keys, arguments: values }))
  const seen = new Map<string, string>()
  const queued = oneAtATime()

  /** Starts from the last account that was read, so that it takes one trip to Redis while no other machine changes it. */
  async function change<T>(id: string, step: Step<T>): Promise<T> {
    for (;;) {
      const text = seen.get(id) ?? ''
      const [next, result] = stepped(text, step, clock())
      const [done, current] = (await run(SWAP, [accountKey(id)], [text, next])) as [number, string]
      seen.set(id, current)
      if (done === 1) return result
    }
  }

  async function changeOnce<T>(
    id: string,
    job: string,
    items: readonly string[],
    step: OnceStep<T>,
  ): Promise<T> {
    const set = `${PREFIX}:job:${id}:${job}`
    for (;;) {
      const known = items.length > 0 ? await counted(client.smIsMember(set, [...items])) : []
      const text = seen.get(id) ?? ''
      const before: Account = text ? JSON.parse(text) : newAccount
      const isNew = items.map((_, i) => !known[i])
      const { account, result, remember } = step(before, clock(), isNew)
      const next = account === before ? text : JSON.stringify(account)
      const values = [text, next, String(REMEMBERED_FOR / 1000), ...remember]
      const [done, current] = (await run(SWAP_ONCE, [accountKey(id), set], values)) as [number, string]
      seen.set(id, current)
      if (done === 1) return result
    }
  }

  return {
    async throttle(id, perMinute) {
      const values = [String(window), String(perMinute)]
      const [calls, wait] = (await run(SLIDING_WINDOW, [`${PREFIX}:calls:${id}`], values)) as [number, number]
      return {
        passed: calls <= perMinute,
        left: Math.max(0, perMinute - calls),
        seconds: Math.max(1, Math.ceil(wait / 1000)),
      }
    },
    change: (id, step) => queued(id, () => change(id, step)),
    changeOnce: (id, job, items, step) => queued(id, () => changeOnce(id, job, items, step)),
    close: () => client.close(),
  }
}

/** The JSON of an account after a step; an empty text is a new account. */
function stepped<T>(text: string, step: Step<T>, now: number): [text: string, result: T] {
  const before: Account = text ? JSON.parse(text) : newAccount
  const [after, result] = step(before, now)
  return [after === before ? text : JSON.stringify(after), result]
}

/** Runs the changes that this process makes to one account one after the other, so that only other machines can interfere. */
function oneAtATime() {
  const last = new Map<string, Promise<unknown>>()
  return <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(id) ?? Promise.resolve()).then(work, work)
    const finished = mine.catch(() => undefined).finally(() => last.get(id) === finished && last.delete(id))
    last.set(id, finished)
    return mine
  }
}
