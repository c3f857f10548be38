import type { TLSSocket } from 'node:tls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Forwarded, forwardedIn, proxyHeaders, senderOf } from './forwarded.ts'
import { type IsTrustedProxy, normalAddress, noTrustedProxy } from './trusted-proxies.ts'

/** Who sent a request, and the address that was opened for it. */
export interface Client {
  /** The network address: of the socket, or as trusted proxies say; empty when the socket is closed. */
  address: string
  /** Whether the request came through a proxy, trusted or not. */
  isProxied: boolean
  /** `https` where this process or a trusted proxy encrypts; undefined where a proxy does not say it. */
  scheme: 'http' | 'https' | undefined
  /** Host and port of the opened address, in lower case: the `Host` header, or as a trusted proxy says. */
  host: string
}

const clients = new WeakMap<object, Client>()

/** Reads the headers of these proxies, for `clientOf`. Without it no proxy is trusted. */
export function trustProxies(app: FastifyInstance, isTrusted: IsTrustedProxy): void {
  app.decorate('isTrustedProxy', isTrusted)
}

/** Who sent a request. Headers count only where the socket's peer is a trusted proxy. */
export function clientOf(request: FastifyRequest): Client {
  const known = clients.get(request)
  if (known) return known
  const { headers, raw } = request
  const { remoteAddress = '' } = raw.socket
  const isTrusted = request.server.isTrustedProxy ?? noTrustedProxy
  const peer = normalAddress(remoteAddress) ?? remoteAddress
  const isBehindProxy = isTrusted(peer, 0)
  const forwarded = isBehindProxy ? forwardedIn(headers) : { senders: [] }
  const client: Client = {
    address: senderBehind(peer, forwarded, isTrusted),
    isProxied: isBehindProxy || proxyHeaders.some((name) => headers[name] !== undefined),
    scheme: forwarded.scheme ?? schemeOf(raw.socket as TLSSocket, isBehindProxy),
    host: forwarded.host ?? (headers.host ?? '').toLowerCase(),
  }
  clients.set(request, client)
  return client
}

/** The first sender that is no trusted proxy; where one is hidden or no address, the proxy that named it. */
function senderBehind(peer: string, { senders }: Forwarded, isTrusted: IsTrustedProxy): string {
  let address = peer
  for (let hop = 0; isTrusted(address, hop) && hop < senders.length; hop++) {
    const sender = senderOf(senders[hop] ?? '')
    if (sender === undefined) return address
    address = sender
  }
  return address
}

function schemeOf({ encrypted }: Partial<TLSSocket>, isBehindProxy: boolean): Client['scheme'] {
  if (encrypted) return 'https'
  return isBehindProxy ? undefined : 'http'
}

/** Whether the client's connection is encrypted, by this process or by a trusted proxy. */
export const isSecure = (request: FastifyRequest): boolean => clientOf(request).scheme === 'https'

/** Scheme, host and port of the address that the client opened. */
export function originOf(request: FastifyRequest): string {
  const { scheme = 'http', host } = clientOf(request)
  return `${scheme}://${host}`
}

declare module 'fastify' {
  interface FastifyInstance {
    /** See `trustProxies`. */
    isTrustedProxy?: IsTrustedProxy
  }
}
