import type { IncomingHttpHeaders } from 'node:http'
import { normalAddress } from './trusted-proxies.ts'

/** What proxies say of a request in its headers. */
export interface Forwarded {
  /** Senders as they are written, the nearest to the service first, at most `MAX_SENDERS`. */
  senders: readonly string[]
  /** The scheme and the host of the address that the client opened, as the nearest proxy says. */
  scheme?: 'http' | 'https' | undefined
  host?: string | undefined
}

/** Senders that are read: more than there are trusted proxies. What is before them was written by an untrusted caller. */
const MAX_SENDERS = 32

/** What a proxy adds to a request. */
export const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const

/**
 * What `X-Forwarded-*` or `Forwarded` (RFC 7239) say. A proxy writes one of the two and may pass the other on as the client wrote it: where
 * both name senders, and different ones, no sender is believed.
 */
export function forwardedIn(headers: IncomingHttpHeaders): Forwarded {
  const plain = plainForwarded(headers)
  const standard = standardForwarded(oneLine(headers.forwarded))
  if (!standard) return plain
  if (plain.senders.length === 0 && !plain.scheme && !plain.host) return standard
  const isSame = senderOf(plain.senders[0] ?? '') === senderOf(standard.senders[0] ?? '')
  return isSame || plain.senders.length === 0 || standard.senders.length === 0
    ? plain
    : { ...plain, senders: [] }
}

function plainForwarded(headers: IncomingHttpHeaders): Forwarded {
  return {
    senders: lastParts(oneLine(headers['x-forwarded-for'])),
    scheme: schemeIn(lastParts(oneLine(headers['x-forwarded-proto']))[0]),
    host: hostIn(lastParts(oneLine(headers['x-forwarded-host']))[0]),
  }
}

const oneLine = (header: string | string[] | undefined) => [header ?? ''].flat().join(',')

/** The parts of a list, the last one first. A header may have 100 KB: no more is read than is used. */
function lastParts(text: string): string[] {
  const parts: string[] = []
  for (let end = text.length; end > 0 && parts.length < MAX_SENDERS; ) {
    const comma = text.lastIndexOf(',', end - 1)
    parts.push(text.slice(comma + 1, end).trim())
    end = comma
  }
  return parts
}

/** A pair of `Forwarded`, then what ends it: `;` before another pair of the same proxy, `,` before the next proxy. */
const forwardedPair = /[ \t]*([!#$%&'*+.^_`|~\w-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*))[ \t]*([;,]|$)/y

/** `Forwarded`; undefined without it, no senders where it cannot be read. */
function standardForwarded(text: string): Forwarded | undefined {
  if (!text) return undefined
  const proxies: Record<string, string>[] = [{}]
  forwardedPair.lastIndex = 0
  while (forwardedPair.lastIndex < text.length) {
    const pair = forwardedPair.exec(text)
    if (!pair) return { senders: [] }
    const [, name = '', quoted, plain = '', end] = pair
    const proxy = proxies.at(-1) as Record<string, string>
    proxy[name.toLowerCase()] ??= quoted?.replace(/\\(.)/g, '$1') ?? plain
    if (end === ',') proxies.push({})
  }
  const last = proxies.at(-1)
  const senders = proxies.slice(-MAX_SENDERS).map((proxy) => proxy.for ?? '')
  return { senders: senders.reverse(), scheme: schemeIn(last?.proto), host: hostIn(last?.host) }
}

function schemeIn(text: string | undefined): Forwarded['scheme'] {
  const scheme = text?.toLowerCase()
  return scheme === 'http' || scheme === 'https' ? scheme : undefined
}

/** A host name with or without a port, as in a `Host` header; undefined for any other text. */
function hostIn(text: string | undefined): string | undefined {
  return text && text.length < 300 && /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(text)
    ? text.toLowerCase()
    : undefined
}

/** The address of a sender: with or without a port, IPv6 with or without brackets; undefined where it is hidden or no address. */
export function senderOf(text: string): string | undefined {
  const [, inBrackets, beforePort] =
    /^\[([\da-f:.]{2,45})\](?::\d{1,5})?$/i.exec(text) ?? /^()([\d.]{7,15}):\d{1,5}$/.exec(text) ?? []
  return text.length > 60 ? undefined : normalAddress(inBrackets || beforePort || text)
}
