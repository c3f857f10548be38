import type { FastifyRequest } from 'fastify'
import type { Authenticate, Identity } from './identity.ts'
import { problem } from './problem.ts'

/** A host name of this machine. */
export const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Who asks without a key: the app's own pages, and programs of this machine. */
export const ownPage: Identity = { plan: 'unlimited', email: false, gateway: true }

const notOurs = () => problem(403, 'Only the pages of this service may call this path.')

/**
 * Lets only the app's own pages in, as they send no key: another site's page is told by its Origin or
 * Sec-Fetch-Site, one that points its own name at this machine (DNS rebinding) by the Host. `ownHosts` are the names
 * besides loopback, without port, in lower case.
 */
export function ownPagesOnly(ownHosts: readonly string[]): Authenticate {
  return (request) => {
    if (!isOwnHost(request, ownHosts) || !isOwnOrigin(request) || !isOwnFetch(request)) throw notOurs()
    return ownPage
  }
}

/** Whether a request was sent to this machine under a name of its own. */
export function isOwnHost({ headers }: FastifyRequest, ownHosts: readonly string[]): boolean {
  const name = (headers.host ?? '').toLowerCase().replace(/:\d*$/, '')
  return loopback.test(name) || ownHosts.includes(name)
}

function isOwnOrigin({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  const [scheme] = /^https?:\/\//.exec(origin) ?? []
  return scheme !== undefined && hostIn(origin) === hostIn(`${scheme}${host}`)
}

/** The host and port of an address, without the port that its scheme implies; undefined when it is no address. */
function hostIn(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}

function isOwnFetch({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}
