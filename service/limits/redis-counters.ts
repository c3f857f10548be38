import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { createClient } from 'redis'
import { type Account, newAccount } from './account.ts'
import { type Counters, type OnceStep, REMEMBERED_FOR, type Step } from './counters.ts'

/**
 * The sliding window of `throttle.ts`, in the place of the library's own script: its windows begin with the first call and
 * let twice the rate through where two of them meet. The time of each call is kept, by the clock of Redis, which is one
 * for all machines. As the library wants it: how many calls, and milliseconds until one more may.
 */
const SLIDING_WINDOW = `
local clock = redis.call('time')
local now = clock[1] * 1000000 + clock[2]
local window = ARGV[2] * 1000000
local limit = tonumber(ARGV[3])
redis.call('zremrangebyscore', KEYS[1], '-inf', now - window)
for _, call in ipairs(redis.call('zrangebyscore', KEYS[1], string.format('(%.0f', now), '+inf')) do
  redis.call('zadd', KEYS[1], now, call)
end
local calls = redis.call('zcard', KEYS[1])
if calls < limit then
  local moment = now
  while redis.call('zadd', KEYS[1], 'NX', now, string.format('%.0f', moment)) == 0 do moment = moment + 1 end
  redis.call('expire', KEYS[1], ARGV[2])
end
local leaving = math.max(0, calls - limit)
local first = redis.call('zrange', KEYS[1], leaving, leaving, 'withscores')
return {calls + 1, math.ceil((first[2] + window - now) / 1000)}
`

/** Puts one text in the place of another, unless that is no longer there; tells whether it did, and what there is now. */
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
/** Milliseconds that Redis may take for an answer. */
const TIMEOUT = 3000

export interface RedisOptions {
  onError: (error: Error) => void
  /** Seconds of the window in which the rate of a plan may be called. */
  window?: number
  clock?: () => number
}

/**
 * The counts kept in the Redis at `url`, shared by all machines that use it. Rejects when it does not answer. The throttle
 * is rate-limiter-flexible's; an account is read, changed and written back only if nobody else has written it, as the
 * library cannot take one of what is left and nothing of what is not, or give a call back to the week it was taken from.
 */
export async function openRedisCounters(
  url: string,
  { onError, window = 60, clock = Date.now }: RedisOptions,
): Promise<Counters> {
  const client = await connect(url, onError)
  const limiters = new Map<number, RateLimiterRedis>()
  const seen = new Map<string, string>()
  const queued = oneAtATime()

  function limiterFor(points: number): RateLimiterRedis {
    const known = limiters.get(points)
    if (known) return known
    const made = new RateLimiterRedis({
      storeClient: client,
      useRedisPackage: true,
      keyPrefix: `${PREFIX}:calls`,
      points,
      duration: window,
      customIncrTtlLuaScript: SLIDING_WINDOW,
    })
    limiters.set(points, made)
    return made
  }

  /** Tries from the account as it was last seen, which is one trip to Redis while no other machine changes it. */
  async function change<T>(id: string, step: Step<T>): Promise<T> {
    for (;;) {
      const text = seen.get(id) ?? ''
      const [next, result] = stepped(text, step, clock())
      const swap = { keys: [`${PREFIX}:account:${id}`], arguments: [text, next] }
      const [done, current] = (await client.eval(SWAP, swap)) as [number, string]
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
      const known = items.length > 0 ? await client.smIsMember(set, [...items]) : []
      const text = seen.get(id) ?? ''
      const before: Account = text ? JSON.parse(text) : newAccount
      const isNew = items.map((_, i) => !known[i])
      const { account, result, remember } = step(before, clock(), isNew)
      const next = account === before ? text : JSON.stringify(account)
      const swap = {
        keys: [`${PREFIX}:account:${id}`, set],
        arguments: [text, next, String(REMEMBERED_FOR / 1000), ...remember],
      }
      const [done, current] = (await client.eval(SWAP_ONCE, swap)) as [number, string]
      seen.set(id, current)
      if (done === 1) return result
    }
  }

  return {
    async throttle(id, perMinute) {
      const { passed, state } = await consume(limiterFor(perMinute), id)
      return {
        passed,
        left: state.remainingPoints,
        seconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
      }
    },
    change: (id, step) => queued(id, () => change(id, step)),
    changeOnce: (id, job, items, step) => queued(id, () => changeOnce(id, job, items, step)),
    close: () => client.close(),
  }
}

/** What a step makes of an account in JSON, where no text is a new account. */
function stepped<T>(text: string, step: Step<T>, now: number): [text: string, result: T] {
  const before: Account = text ? JSON.parse(text) : newAccount
  const [after, result] = step(before, now)
  return [after === before ? text : JSON.stringify(after), result]
}

/** The library tells a refused call by rejecting with what it also resolves with. */
async function consume(limiter: RateLimiterRedis, id: string) {
  try {
    return { passed: true, state: await limiter.consume(id) }
  } catch (error) {
    if (error instanceof RateLimiterRes) return { passed: false, state: error }
    throw error
  }
}

async function connect(url: string, onError: (error: Error) => void) {
  let connected = false
  const client = createClient({
    url,
    // Without Redis a call fails at once; waiting calls would come all together when it is back.
    disableOfflineQueue: true,
    commandOptions: { timeout: TIMEOUT },
    socket: {
      connectTimeout: TIMEOUT,
      reconnectStrategy: (retries, cause) => (connected ? Math.min(100 * (retries + 1), 2000) : cause),
    },
  })
  client.on('error', onError)
  await client.connect().catch((error: Error) => {
    throw new Error(`The Redis of REDIS_URL does not answer: ${error.message}`)
  })
  connected = true
  return client
}

/** Lets this process's own changes of one account wait for each other, so that only other machines come between. */
function oneAtATime() {
  const last = new Map<string, Promise<unknown>>()
  return <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(id) ?? Promise.resolve()).then(work, work)
    const finished = mine.catch(() => undefined).finally(() => last.get(id) === finished && last.delete(id))
    last.set(id, finished)
    return mine
  }
}
