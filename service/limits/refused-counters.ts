import { problem } from '../http/problem.ts'
import type { Counters } from './counters.ts'

/** Counters of a data folder that this user cannot write to: each call of a key is refused with a 503 that says so, as a call that is not counted would be free. */
export const refusedCounters: Counters = {
  throttle: refuse,
  change: refuse,
  changeOnce: refuse,
  problem: () => ({
    message: 'the calls of keys are refused: the data folder of the service is read-only',
    refuses: true,
  }),
  close: async () => {},
}

async function refuse(): Promise<never> {
  throw problem(
    503,
    'Calls with a key cannot be counted: the data folder of the service is read-only. Its operator can make it writable, or count calls in Redis.',
  )
}
