import { openIn, usageFolder } from '../keys/state-files.ts'
import type { Counters } from './counters.ts'
import { openLocalCounters } from './local-counters.ts'
import { openRedisCounters } from './redis-counters.ts'

/** Where the counts are: in the Redis of several machines, or under the data of this one. */
export interface CountersAt {
  dataDir: string
  redisUrl?: string
}

/** Opens the counts of all keys. `onError` is called when the connection to Redis is lost; calls fail until it is back. */
export async function openCounters(
  { dataDir, redisUrl }: CountersAt,
  onError: (error: Error) => void,
): Promise<Counters> {
  if (redisUrl) return openRedisCounters(redisUrl, { onError })
  const folder = usageFolder(dataDir)
  return openIn(folder, () => openLocalCounters(folder))
}
