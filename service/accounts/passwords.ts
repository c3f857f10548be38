import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../concurrency/limit-concurrency.ts'
import { problem } from '../http/problem.ts'

/** argon2id by the advice of OWASP (2024): 19 MiB and two passes. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Passwords that are hashed at once, and that may wait: each takes a core for some 30 ms and 19 MiB. */
const AT_ONCE = 2
const MAX_WAITING = 100
/** Milliseconds that one may wait. */
const PATIENCE = 10_000

export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether a password has this hash. Without a hash it takes as long, and is wrong. */
  isRight(password: string, stored: string | undefined): Promise<boolean>
}

/** Hashes and checks passwords, a few at once; raises a 503 when too many wait. */
export function openPasswords(): Passwords {
  const run = limitConcurrency(AT_ONCE)
  let waiting = 0
  const placeholder = hash('no one has this password', options)

  async function bounded<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= MAX_WAITING) throw busy()
    waiting += 1
    const patience = AbortSignal.timeout(PATIENCE)
    try {
      return await run(patience, work)
    } catch (error) {
      throw error === patience.reason ? busy() : error
    } finally {
      waiting -= 1
    }
  }

  return {
    hash: (password) => bounded(() => hash(normalized(password), options)),
    isRight: (password, stored) =>
      bounded(async () => {
        const isEqual = await verify(stored ?? (await placeholder), normalized(password))
        return isEqual && stored !== undefined
      }),
  }
}

/** The same password, typed on another keyboard or system, is the same text. */
const normalized = (password: string) => password.normalize('NFKC')

const busy = () =>
  problem(503, 'Too many people are signing in at this moment. Try again in a few seconds.', {
    'retry-after': '5',
  })
