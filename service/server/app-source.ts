import type { ResponseBounds, Upstream } from '../gateway/proxy.ts'
import type { Keys } from '../keys/keys.ts'
import type { Counters } from '../limits/counters.ts'
import type { CallLimits } from '../limits/limit-calls.ts'
import type { Following } from '../published/follow-source.ts'
import type { Stores } from '../store/store.ts'

/** This machine's data and the keys to it, or another service with the same API. */
export type AppSource = OwnSource | { upstream: Upstream; bounds?: ResponseBounds }

/** This machine's data and the keys to it. */
interface OwnSource {
  stores: Stores
  keys: Keys
  limits?: CallLimits
  counters?: Counters
  following?: Following | undefined
}
