import type { Isochrones, IsochronesRequest } from '#contract/isochrones.ts'
import { limitConcurrency } from '../concurrency/limit-concurrency.ts'
import { problem } from '../http/problem.ts'
import { countCacheUse } from '../observe/cache-counts.ts'
import { type AnswerBounds, fetchIsochrones } from './fetch-isochrones.ts'
import { messages } from './messages.ts'
import type { RoutingServer } from './provider.ts'
import { recentValues } from './recent.ts'

/** As far as one can travel from a point. Raises failures in words; when `signal` aborts, its reason. */
export type FindIsochrones = (request: IsochronesRequest, signal: AbortSignal) => Promise<Isochrones>

const defaultBounds: AnswerBounds = { milliseconds: 10_000, bytes: 4 * 1024 * 1024 }
/** Calls of the routing server at once. */
const AT_ONCE = 8
/** Answers that are remembered, and for how long. */
const REMEMBERED = 100
const TEN_MINUTES = 600_000

/** Isochrones from a routing server, each requested once within some minutes. */
export function isochronesFrom(server: RoutingServer, bounds = defaultBounds): FindIsochrones {
  const recent = recentValues<Isochrones>(REMEMBERED, TEN_MINUTES)
  const limited = limitConcurrency(AT_ONCE)
  return async (request, signal) => {
    const key = canonical(request)
    const known = recent.get(key)
    countCacheUse('isochrones', known !== undefined)
    if (known) return known
    const found = await limited(signal, () => fetchIsochrones(server, request, bounds, signal))
    recent.put(key, found)
    return found
  }
}

/** Without a routing server every request is refused. */
export const noIsochrones: FindIsochrones = async () => {
  throw problem(503, messages.notSetUp)
}

/** Equal requests as equal text; points about a meter apart are equal. */
const canonical = ({ Latitude, Longitude, Mode, Unit, Bands }: IsochronesRequest) =>
  JSON.stringify([Latitude.toFixed(5), Longitude.toFixed(5), Mode, Unit, Bands])
