import type { FastifyRequest } from 'fastify'
import { EXPORT_USE, isAtLeast, RECORD_USE, type Role } from '#contract/roles.ts'
import { clientOf, isSecure } from '../http/client.ts'
import { isLoopbackAddress, isLoopbackName } from '../http/loopback.ts'
import { problem } from '../http/problem.ts'
import type { Authenticate, Identity } from '../keys/identity.ts'

/** The caller without a key: the app's own pages, and programs on this machine. */
export const ownPage: Identity = { plan: 'unlimited', email: false, gateway: true }

/**
 * Who may call without a key: the app's pages on this machine (`local`), the app's pages on any machine that reaches the service
 * (`open`), those of people who have signed in, from any machine (`people`), or no caller (`off`).
 */
export type Gateway = 'local' | 'open' | 'people' | 'off'

/** What decides whether a call without a key is accepted. */
export interface KeylessAccess {
  gateway: Gateway
  /** Host names besides loopback under which the service may be reached, without port, in lower case. */
  ownHosts: readonly string[]
}

const otherSite = () => problem(403, 'Only the pages of this service may call this path.')
const otherMachine = () => problem(403, 'Calls from other machines require a key.')
export const signInFirst = () => problem(401, 'Sign in to use this service.')
const throughProxy = () =>
  problem(
    403,
    'Calls through a proxy require a key, unless people sign in (AUTH) or the operator of the service sets GATEWAY=open.',
  )
const keysOnly = () => problem(403, 'This service requires a key.')

/**
 * Accepts only the app's own pages, as they send no key. Another machine is recognized by the address of its socket, or by a proxy; another
 * site's page by its Origin or Sec-Fetch-Site; a name of another site that points at this machine (DNS rebinding) by the Host.
 */
export function ownPagesOnly({ gateway, ownHosts }: KeylessAccess): Authenticate {
  return (request) => {
    if (gateway === 'off') throw keysOnly()
    if (gateway === 'local' && !isOwnMachine(request))
      throw clientOf(request).isProxied ? throughProxy() : otherMachine()
    checkOwnPage(request, ownHosts)
    return gateway === 'people' ? identityOf(request) : ownPage
  }
}

/** Raises a 403 for a request of another site's page, or under a name that is not this service's. */
export function checkOwnPage(request: FastifyRequest, ownHosts: readonly string[]): void {
  if (!isOwnHost(request, ownHosts) || !isOwnOrigin(request) || !isOwnFetch(request)) throw otherSite()
}

/** Who has signed in, as a caller; raises a 401 where no one has. */
function identityOf({ signedIn, headers }: FastifyRequest): Identity {
  if (!signedIn) throw signInFirst()
  const { id, name, role, plan } = signedIn
  const isExport = headers[RECORD_USE] === EXPORT_USE
  if (isExport && !isAtLeast(role, 'exporter')) throw needsRole('exporter')
  return { ...ownPage, plan, person: { id, name, role }, isExport }
}

/** The failure for a call that needs a higher role. */
export const needsRole = (role: Role) =>
  problem(403, `This needs the role ${role}. An operator of the service can give it to you.`)

/** Whether a request comes from a socket of this machine. Through a proxy the socket is that of the proxy, and the caller may be anywhere. */
export function isOwnMachine(request: FastifyRequest): boolean {
  const { address, isProxied } = clientOf(request)
  return !isProxied && isLoopbackAddress(address)
}

/** Whether the `Host` of a request, and the host that a trusted proxy names, are names of this machine. */
export function isOwnHost(request: FastifyRequest, ownHosts: readonly string[]): boolean {
  // A proxy may pass a host on that the client wrote, so that it does not replace the Host header.
  return [request.headers.host ?? '', clientOf(request).host].every((host) => {
    const name = host.toLowerCase().replace(/:\d*$/, '')
    return isLoopbackName(name) || ownHosts.includes(name)
  })
}

function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  const [scheme] = /^https?:\/\//.exec(origin) ?? []
  if (scheme === undefined || (scheme === 'http://' && isSecure(request))) return false
  return hostIn(origin) === hostIn(`${scheme}${clientOf(request).host}`)
}

/** The host and port of an address, without the port that its scheme implies; undefined when it is no address. */
function hostIn(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined
}

function isOwnFetch({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}
