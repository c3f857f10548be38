import type { FastifyRequest } from 'fastify'
import { isOwnHost, loopback, ownPage } from '../guard.ts'
import { type Authenticate, byKey } from '../identity.ts'
import type { Keys } from '../keys.ts'
import { keyMissing } from '../problem.ts'
import { isKeyName, queryPairs } from '../query.ts'

/** The key in the address of a request. */
export const keyIn = ({ url }: FastifyRequest): string | undefined =>
  queryPairs(url).find(([name]) => isKeyName(name))?.[1]

/** The origin of a page of this machine that asks; undefined for any other page, and for a program. */
export function localOrigin({ headers: { origin } }: FastifyRequest): string | undefined {
  return origin && URL.canParse(origin) && loopback.test(new URL(origin).hostname) ? origin : undefined
}

/**
 * Whether a program or a page of this machine asks. A page from elsewhere is told by its Origin, or by asking for what it may
 * not read; one that points its own name at this machine (DNS rebinding) by the Host.
 */
export function isLocal(request: FastifyRequest, ownHosts: readonly string[]): boolean {
  const { headers } = request
  const isForeign = headers.origin !== undefined && !localOrigin(request)
  return !isForeign && headers['sec-fetch-mode'] !== 'no-cors' && isOwnHost(request, ownHosts)
}

/** Lets in whoever has a key, and without one whoever is on this machine: OpenRefine runs beside the service and sends none. */
export function keyOrLocal(keys: Keys, ownHosts: readonly string[]): Authenticate {
  const withKey = byKey(keys)
  return (request) => {
    if (keyIn(request) !== undefined || request.headers.apikey !== undefined) return withKey(request)
    if (!isLocal(request, ownHosts)) throw keyMissing()
    return ownPage
  }
}
