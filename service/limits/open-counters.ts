import { openIn, usageFolder } from '../keys/state-files.ts'
import type { Counters } from './counters.ts'
import { openLocalCounters } from './local-counters.ts'
import { openRedisCounters } from './redis-counters.ts'

/** The location of the counts: a Redis for several machines, or the data folder of this one. */
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
