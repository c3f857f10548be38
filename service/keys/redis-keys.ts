import { answered, connectRedis } from './connect-redis.ts'
import { type ExtraKey, hashOf, idOf, type KeyRecord, type Keys, newRecord, randomKey } from './keys.ts'

/** A hash of the records of all keys, by the hash of the key. */
const KEYS = 'catchment:keys'

/** Adds a record unless one has its id: calls are counted by id. Returns 1 or 0 for whether it did. */
const ADD = `
for _, text in ipairs(redis.call('hvals', KEYS[1])) do
  if cjson.decode(text).id == ARGV[3] then return 0 end
end
redis.call('hset', KEYS[1], ARGV[1], ARGV[2])
return 1
`

/** Replaces a record by another when it has not changed. Returns 1 or 0 for whether it did. */
const SWAP = `
if redis.call('hget', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('hset', KEYS[1], ARGV[1], ARGV[3])
return 1
`

const found = <T>(answer: Promise<T>) => answered(answer, 'Keys cannot be checked')

/** A key with its hash, its record and the text that is stored of it. */
interface Stored {
  hash: string
  text: string
  record: KeyRecord
}

/**
 * The keys in the Redis at `url`, shared by all machines that use it: each call reads its key, so that a change holds from the next call on, everywhere.
 * Rejects when it does not answer; later calls fail with a 503 until it is back.
 */
export async function openRedisKeys(
  url: string,
  onError: (error: Error) => void,
  extra?: ExtraKey,
): Promise<Keys> {
  const client = await connectRedis(url, onError)

  async function all(): Promise<Stored[]> {
    const entries = Object.entries(await found(client.hGetAll(KEYS)))
    return entries.map(([hash, text]) => ({ hash, text, record: JSON.parse(text) as KeyRecord }))
  }

  /** The one key with an id; undefined when no key, or more than one, has it. */
  async function onlyOf(id: string): Promise<Stored | undefined> {
    const found = (await all()).filter(({ record }) => record.id === id)
    return found.length === 1 ? found[0] : undefined
  }

  /** Stores a key like a record, and gives it. */
  async function add({
    plan,
    email,
    expires,
  }: Pick<KeyRecord, 'plan' | 'email' | 'expires'>): Promise<string> {
    for (;;) {
      const key = randomKey()
      const text = JSON.stringify(newRecord(key, plan, email, expires))
      if ((await found(client.eval(ADD, { keys: [KEYS], arguments: [hashOf(key), text, idOf(key)] }))) === 1)
        return key
    }
  }

  async function change(id: string, changed: (record: KeyRecord) => Partial<KeyRecord> | undefined) {
    for (;;) {
      const only = await onlyOf(id)
      const change = only && changed(only.record)
      if (!only || !change) return undefined
      const text = JSON.stringify({ ...only.record, ...change })
      if ((await found(client.eval(SWAP, { keys: [KEYS], arguments: [only.hash, only.text, text] }))) === 1)
        return only.record
    }
  }

  return {
    async find(key) {
      const hash = hashOf(key)
      if (extra?.hash === hash) return extra.record
      // Without its record it is not known whether a key is one: no call is answered, as none would be counted.
      const text = await found(client.hGet(KEYS, hash))
      const record = text ? (JSON.parse(text) as KeyRecord) : undefined
      return record?.revoked ? undefined : record
    },
    create: (plan, email, expires) => add({ plan, email, ...(expires && { expires }) }),
    list: async () => (await all()).map(({ record }) => record),
    change: async (id, changed) => (await change(id, () => changed)) !== undefined,
    async rotate(id, lastDay) {
      const before = (await onlyOf(id))?.record
      if (!before || before.revoked) return undefined
      const key = await add(before)
      await change(id, ({ expires }) => ({ expires: expires && expires < lastDay ? expires : lastDay }))
      return key
    },
    revoke: async (id) => (await change(id, () => ({ revoked: true }))) !== undefined,
    close: () => client.close(),
  }
}

/** Copies records to the Redis at `url`, but those that it has; gives how many. */
export async function copyToRedis(
  url: string,
  records: readonly (readonly [hash: string, record: KeyRecord])[],
): Promise<number> {
  const client = await connectRedis(url, () => undefined)
  try {
    let copied = 0
    for (const [hash, record] of records)
      copied += Number(await client.hSetNX(KEYS, hash, JSON.stringify(record)))
    return copied
  } finally {
    await client.close()
  }
}
