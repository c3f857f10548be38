import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { DataError } from '#service/versions/data-error.ts'
import { type AllowedHosts, allowedAddress, checkAddress } from './allowed-hosts.ts'
import { remoteMessages as messages } from './messages.ts'

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

export interface RequestOptions {
  allowed: AllowedHosts
  headers: Record<string, string>
  /** Milliseconds without a byte after which a connection is given up. */
  timeout: number
  signal?: AbortSignal | undefined
}

/** Looks a name up, and refuses the address that would be connected to where it is private. */
const checkedLookup =
  (allowed: AllowedHosts): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found = []) => {
      try {
        if (error) throw error
        for (const { address } of found) checkAddress(host.toLowerCase(), address, allowed)
        const [first] = found
        if (options.all) done(null, found)
        else done(null, first?.address ?? '', first?.family)
      } catch (problem) {
        done(problem as Error, [])
      }
    })

function answerOf(url: URL, { allowed, headers, timeout, signal }: RequestOptions): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      headers,
      timeout,
      lookup: checkedLookup(allowed),
      agent: false,
      ...(signal && { signal }),
    })
    sent.once('timeout', () => sent.destroy(new Error(`nothing for ${timeout / 1000} s`)))
    sent.once('response', resolve)
    sent.once('error', reject)
    sent.end()
  })
}

/** Requests a file, over redirects. Throws a `DataError` for an address that is not allowed, or leads on and on; else what the connection raises. */
export async function requestFile(address: string, options: RequestOptions): Promise<IncomingMessage> {
  let url = allowedAddress(address, options.allowed)
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    const answer = await answerOf(url, options)
    if (!REDIRECTS.has(answer.statusCode ?? 0)) return answer
    answer.destroy()
    const { location } = answer.headers
    const target = location === undefined ? null : URL.parse(location, url)
    if (!target) throw new DataError(messages.noTarget(url.href))
    url = allowedAddress(target, options.allowed)
  }
  throw new DataError(messages.redirects(address, MAX_REDIRECTS))
}
