import { createClient } from 'redis'

/** Milliseconds that Redis may take for an answer. */
const TIMEOUT = 3000

/** Connects to the Redis at `url`. Rejects when it does not answer; later calls fail until it is back, and `onError` gets the errors of the connection. */
export async function connectRedis(url: string, onError: (error: Error) => void) {
  let connected = false
  const client = createClient({
    url,
    // Without Redis a call fails at once; queued calls would all be sent together when it is back.
    disableOfflineQueue: true,
    commandOptions: { timeout: TIMEOUT },
    socket: {
      connectTimeout: TIMEOUT,
      reconnectStrategy: (retries, cause) => (connected ? Math.min(100 * (retries + 1), 2000) : cause),
    },
  })
  client.on('error', onError)
  await client.connect().catch((error: Error) => {
    throw new Error(`The Redis at REDIS_URL does not answer: ${error.message}`)
  })
  connected = true
  return client
}
