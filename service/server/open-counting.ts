import type { Logger } from 'pino'
import { usageFolder } from '../keys/state-files.ts'
import type { Counters } from '../limits/counters.ts'
import { countThroughFullDisk } from '../limits/full-disk-counters.ts'
import { giveBackAfterKill } from '../limits/open-calls.ts'
import { type CountersAt, openCounters } from '../limits/open-counters.ts'
import { refusedCounters } from '../limits/refused-counters.ts'
import { canWrite } from '../store/lmdb/can-write.ts'

/** The counts of the keys with these ids: in Redis, or in the data folder unless it is read-only, where calls of keys are refused. */
export async function openCounting(at: CountersAt, ids: readonly string[], log: Logger): Promise<Counters> {
  if (!at.redisUrl && !(await canWrite(usageFolder(at.dataDir)))) {
    console.error(
      `Warning: this user cannot write to ${at.dataDir}. Searches in the app work; calls with a key, imports and corrections are refused. Give its user permission to write there.`,
    )
    return refusedCounters
  }
  const stored = await openCounters(at, (err) => log.error({ err }, 'the connection to Redis is lost'))
  const counters = at.redisUrl ? stored : countThroughFullDisk(stored, (err) => logFullDisk(err, log))
  await giveBackAfterKill(counters, ids)
  return counters
}

const logFullDisk = (err: Error, log: Logger) =>
  log.error({ err }, 'the counts of calls cannot be stored and are counted in memory for ten minutes')
