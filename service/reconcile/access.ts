import type { FastifyRequest } from 'fastify'
import { isOwnHost, isOwnMachine, type KeylessAccess, ownPage } from '../gateway/guard.ts'
import { isLoopbackName } from '../http/loopback.ts'
import { keyMissing } from '../http/problem.ts'
import { isKeyName, queryPairs } from '../http/query.ts'
import { type AuthenticateKey, byKey } from '../keys/identity.ts'
import type { Keys } from '../keys/keys.ts'

/** The key in the address of a request. */
export const keyIn = ({ url }: FastifyRequest): string | undefined =>
  queryPairs(url).find(([name]) => isKeyName(name))?.[1]

/** The origin of a calling page on this machine; undefined for any other page, and for a program. */
export function localOrigin({ headers: { origin } }: FastifyRequest): string | undefined {
  return origin && URL.canParse(origin) && isLoopbackName(new URL(origin).hostname) ? origin : undefined
}

/**
 * Whether the caller is a program or a page on this machine, by the address of its socket. A page from elsewhere is recognized by its
 * Origin, or by a request whose answer it may not read; one that points its own name at this machine (DNS rebinding) by the Host.
 */
export function isLocal(request: FastifyRequest, { gateway, ownHosts }: KeylessAccess): boolean {
  const { headers } = request
  // Where people sign in a proxy may be on this machine, so that its socket says nothing about the caller.
  if (gateway === 'off' || gateway === 'people' || !isOwnMachine(request)) return false
  const isForeign = headers.origin !== undefined && !localOrigin(request)
  return !isForeign && headers['sec-fetch-mode'] !== 'no-cors' && isOwnHost(request, ownHosts)
}

/**
 * Whether another site's page opens an address in a window or a frame. It cannot read the answer but could make the service work;
 * browsers send no Origin with it. Previews are opened like this (Reconciliation API 0.2, Preview Queries).
 */
function isCrossSiteNavigation({ headers, routeOptions }: FastifyRequest): boolean {
  const isPreview = /\/preview\/:id$/.test(routeOptions.url ?? '')
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-site'] === 'cross-site' && !isPreview
}

/** Accepts calls with a key, and calls without one from this machine: OpenRefine runs next to the service and sends none. */
export function keyOrLocal(keys: Keys, keyless: KeylessAccess): AuthenticateKey {
  const withKey = byKey(keys)
  return async (request) => {
    if (keyIn(request) !== undefined || request.headers.apikey !== undefined) return withKey(request)
    if (!isLocal(request, keyless) || isCrossSiteNavigation(request)) throw keyMissing()
    return ownPage
  }
}
