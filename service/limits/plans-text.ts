import { answered, connectRedis } from '../keys/connect-redis.ts'
import { plansFile, plansIn, plansText } from './plans.ts'

/** The text of all plans in Redis, in the form of `plans.json`. */
const PLANS = 'catchment:plans'
const IN_REDIS = 'The plans in Redis'

/** Where plans are: a Redis for several machines, or `plans.json` of the data folder of this one. */
export interface PlansAt {
  dataDir: string
  redisUrl?: string | undefined
}

/** A text of plans, undefined where there is none, and what messages call its place. */
export interface PlansText {
  place: string
  text: string | undefined
}

export interface PlansReader {
  read(): Promise<PlansText>
  close(): Promise<void>
}

/**
 * Reads plans from where they are. Where Redis has none, those of `plans.json` hold. Rejects when Redis does not answer;
 * `onError` is called when the connection is lost.
 */
export async function openPlansText(
  { dataDir, redisUrl }: PlansAt,
  onError: (error: Error) => void,
): Promise<PlansReader> {
  const file = plansFile(dataDir)
  const ofFolder = () => ({ place: file, text: plansText(file) })
  if (!redisUrl) return { read: async () => ofFolder(), close: async () => {} }
  const client = await connectRedis(redisUrl, onError)
  return {
    async read() {
      const text = await answered(client.get(PLANS), 'Plans cannot be read')
      return text === null ? ofFolder() : { place: IN_REDIS, text }
    },
    close: () => client.close(),
  }
}

/** Puts the plans of a data folder in the Redis at `url`, in place of those that it has; false when the folder has none. Raises an error when they are wrong. */
export async function copyPlans(url: string, dataDir: string): Promise<boolean> {
  const file = plansFile(dataDir)
  const text = plansText(file)
  if (text === undefined) return false
  plansIn(file, text)
  const client = await connectRedis(url, () => undefined)
  await client.set(PLANS, text).finally(() => client.close())
  return true
}
