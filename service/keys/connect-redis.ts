import { problem } from '../http/problem.ts'

/** Milliseconds that Redis may take for an answer. */
const TIMEOUT = 3000
/** Seconds after which a refused caller may try again. */
const RETRY = 2

/** Connects to the Redis at `url`. Rejects when it does not answer; later calls fail until it is back, and `onError` gets the errors of the connection. */
export async function connectRedis(url: string, onError: (error: Error) => void) {
  // Two megabytes, which a service without Redis does not read.
  const { createClient } = await import('redis')
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

/**
 * The answer of Redis; raises a 503 that says what cannot be done while there is none. The client's own timeout ends when a
 * command is sent: a server that takes it and is silent would be waited for without end.
 */
export async function answered<T>(answer: Promise<T>, cannot: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis is silent')), TIMEOUT)
  })
  try {
    return await Promise.race([answer, late])
  } catch {
    throw problem(503, `${cannot} now: the service does not reach its Redis. Try again later.`, {
      'retry-after': String(RETRY),
    })
  } finally {
    clearTimeout(timer)
  }
}
