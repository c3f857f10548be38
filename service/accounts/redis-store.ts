import { answered, connectRedis } from '../keys/connect-redis.ts'
import type { AccountStore } from './account-store.ts'
import type { Table, Tables } from './records.ts'

/** Replaces a field by another text when it has not changed; an empty text removes it. Returns 1 or 0 for whether it did. */
const SWAP = `
local text = redis.call('hget', KEYS[1], ARGV[1]) or ''
if text ~= ARGV[2] then return 0 end
if ARGV[3] == '' then redis.call('hdel', KEYS[1], ARGV[1]) else redis.call('hset', KEYS[1], ARGV[1], ARGV[3]) end
return 1
`

const keyOf = (table: Table) => `catchment:accounts:${table}`
const found = <T>(answer: Promise<T>) => answered(answer, 'People and sessions cannot be read')

/** The people of all machines that use the Redis at `url`: a hash for each table. Rejects when it does not answer; later calls fail with a 503 until it is back. */
export async function openRedisStore(url: string, onError: (error: Error) => void): Promise<AccountStore> {
  const client = await connectRedis(url, onError)
  const text = async (table: Table, id: string) => (await found(client.hGet(keyOf(table), id))) ?? ''
  const entryOf = <T extends Table>(json: string) => (json ? (JSON.parse(json) as Tables[T]) : undefined)
  return {
    read: async (table, id) => entryOf(await text(table, id)),
    async change(table, id, step) {
      for (;;) {
        const before = await text(table, id)
        const entry = entryOf<typeof table>(before)
        const [after, result] = step(entry)
        if (after === entry) return result
        const next = after === undefined ? '' : JSON.stringify(after)
        const swapped = await found(
          client.eval(SWAP, { keys: [keyOf(table)], arguments: [id, before, next] }),
        )
        if (swapped === 1) return result
      }
    },
    list: async <T extends Table>(table: T) =>
      Object.entries(await found(client.hGetAll(keyOf(table)))).map(([id, json]) => ({
        id,
        entry: JSON.parse(json) as Tables[T],
      })),
    close: () => client.close(),
  }
}
