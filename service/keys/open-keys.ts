import { extraOf, type Keys, openKeys } from './keys.ts'
import { openRedisKeys } from './redis-keys.ts'
import { keysFolder, openIn } from './state-files.ts'

/** Where keys are: a Redis for several machines, or the data folder of this one, which may be read-only. */
export interface KeysAt {
  dataDir: string
  redisUrl?: string | undefined
  extraKey?: string | undefined
  isReadOnly?: boolean
}

/** Opens the keys of the service. `onError` is called when the connection to Redis is lost. */
export async function openKeysAt(
  { dataDir, redisUrl, extraKey, isReadOnly }: KeysAt,
  onError: (error: Error) => void,
): Promise<Keys> {
  if (redisUrl) return openRedisKeys(redisUrl, onError, extraOf(extraKey))
  const folder = keysFolder(dataDir)
  return openIn(folder, () => openKeys(folder, extraKey, isReadOnly))
}
