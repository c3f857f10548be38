import { join } from 'node:path'
import { openIn } from '../keys/state-files.ts'
import { checkLmdb } from '../store/lmdb/check-lmdb.ts'
import type { AccountStore } from './account-store.ts'
import { openLocalStore } from './local-store.ts'
import { openRedisStore } from './redis-store.ts'

/** The folder of people and sessions in the data folder. */
const accountsFolder = (dataDir: string) => join(dataDir, 'accounts')

/** Opens the people of the service: in Redis, or in the data folder, whose file is checked first. `onError` is called when the connection to Redis is lost. */
export async function openAccountStore(
  { dataDir, redisUrl }: { dataDir: string; redisUrl?: string | undefined },
  onError: (error: Error) => void,
): Promise<AccountStore> {
  if (redisUrl) return openRedisStore(redisUrl, onError)
  const folder = accountsFolder(dataDir)
  await checkLmdb([{ folder, named: true, loss: 'all people and their sessions are lost' }])
  return openIn(folder, () => openLocalStore(folder))
}
