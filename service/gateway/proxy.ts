import type { FastifyReply } from 'fastify'
import { DATA_VERSION, IF_DATA_VERSION } from '#contract/data-version.ts'
import { endpoints } from '#contract/endpoints.ts'
import { Problem, ValidationErrors } from '#contract/problem.ts'
import { type Answerer, type Call, WrittenAnswer } from '../handlers/call.ts'
import { jsonOf } from '../http/json.ts'
import { type Failure, idNotFound, problem } from '../http/problem.ts'
import { isKeyName, type QueryPairs } from '../http/query.ts'
import { connectionFailure, type RemoteServer, readText } from '../http/remote-server.ts'
import { type UpstreamThrottle, upstreamThrottle } from './upstream-throttle.ts'

/** Another service with the same API, and the key that the gateway adds. */
export interface Upstream {
  /** Address without a trailing slash; the paths of the contract are appended to it. */
  url: string
  key: string
}

/** How long an answer may take in total, and how large it may be when decompressed. */
export interface ResponseBounds {
  milliseconds: number
  bytes: number
}

export const defaultBounds: ResponseBounds = { milliseconds: 30_000, bytes: 64 * 1024 * 1024 }

/** The other service, in messages. */
export const dataService: RemoteServer = {
  name: 'The data service',
  fail: (message) => problem(502, message),
}

/** Headers of the service's answers that the app may see. */
export const passedOn = [
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'deprecation',
  'link',
  'allow',
  DATA_VERSION,
]

interface Answered {
  status: number
  headers: Headers
  text: string
}

/**
 * Answers calls from another service of the same contract, with its key added. The address is built from the
 * contract and the parts of the call, so nothing else is reachable. An answer that is not in the contract becomes a 502 or 504.
 */
export function forwardTo(
  upstream: Upstream,
  bounds = defaultBounds,
  throttle = upstreamThrottle(),
): Answerer {
  return async (call, reply) => {
    await throttle.admit()
    const answered = await request(upstream, call, bounds, throttle)
    const body = validText(answered, upstream)
    for (const name of passedOn) passHeader(reply, name, answered.headers.get(name), upstream)
    reply.code(answered.status)
    return new WrittenAnswer(body)
  }
}

async function request(
  upstream: Upstream,
  call: Call,
  bounds: ResponseBounds,
  throttle: UpstreamThrottle,
): Promise<Answered> {
  const timeout = AbortSignal.timeout(bounds.milliseconds)
  try {
    const response = await fetch(addressOf(upstream, call), {
      method: endpoints[call.name].method,
      headers: {
        ...headersOf(upstream, call),
        accept: 'application/json',
        ...(call.body && { 'content-type': 'application/json' }),
      },
      body: call.body as Uint8Array<ArrayBuffer> | undefined,
      redirect: 'manual',
      signal: AbortSignal.any([timeout, call.signal]),
    })
    throttle.answered(response)
    return {
      status: response.status,
      headers: response.headers,
      text: await readText(response, bounds.bytes, dataService),
    }
  } catch (error) {
    throttle.failed()
    throw timeout.aborted
      ? problem(504, `The data service did not answer in ${bounds.milliseconds / 1000} s.`)
      : connectionFailure(error, dataService)
  }
}

/** The address of a call at the service, without the caller's own key. */
export function addressOf(
  upstream: Upstream,
  { name, params, query }: Pick<Call, 'name' | 'params' | 'query'>,
): string {
  return urlOf(upstream, endpoints[name].path, params, query)
}

/** The address of a path of the contract at the service. Throws a 404 for an id that is none. */
export function urlOf(
  upstream: Upstream,
  written: string,
  params: Call['params'],
  query: QueryPairs,
): string {
  const path = written.replace(/\{(\w+)\}/g, (_, part: string) => segmentOf(params[part] ?? ''))
  const withoutKey = query.filter(([key]) => !isKeyName(key)).map(([key, value]) => [key, value])
  const search = new URLSearchParams(withoutKey).toString()
  return upstream.url + path + (search && `?${search}`)
}

/** A value as one segment of a path. Dots alone would lead to another path, in any notation (WHATWG URL): no id is written so. */
function segmentOf(value: string): string {
  if (/^\.{1,2}$/.test(value)) throw idNotFound()
  return encodeURIComponent(value)
}

/** The headers of every call to the service: its key, and what a call says of itself. */
export function headersOf(
  { key }: Upstream,
  { idempotencyKey, wantedVersion, trace }: Pick<Call, 'idempotencyKey' | 'wantedVersion' | 'trace'>,
): Record<string, string> {
  return {
    'user-agent': 'catchment',
    apikey: key,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(wantedVersion && { [IF_DATA_VERSION]: wantedVersion }),
    ...trace,
  }
}

/** The text of an answer that is valid by the contract; raises a failure for any other. */
export function validText({ status, headers, text }: Answered, { key }: Upstream): string {
  if (status >= 300 && status < 400) throw problem(502, 'The data service redirects to another address.')
  if (status === 401) throw problem(401, 'The data service refused the key of this installation.')
  const value = jsonOf(text)
  if (status === 200 ? typeof value !== 'object' || value === null : !isErrorBody(status, value))
    throw notTheService(status, headers)
  return text.replaceAll(key, '(key)')
}

function isErrorBody(status: number, value: unknown): boolean {
  return status >= 400 && (ValidationErrors.safeParse(value).success || Problem.safeParse(value).success)
}

/** A 403 or 429 without a message remains one, with its `Retry-After`; every other answer that is not in the contract becomes a 502. */
function notTheService(status: number, headers: Headers): Failure {
  const wait: Record<string, string> = {}
  const after = headers.get('retry-after')
  if (after) wait['retry-after'] = after
  if (status === 429)
    return problem(429, 'The data service is rate limiting: wait before the next call.', wait)
  if (status === 403)
    return problem(403, 'The data service refuses the call: the call volume may be used up.', wait)
  return problem(502, `The server that answered is not the data service (status ${status}).`, wait)
}

/** Forwards a header of the service, without the key. */
export function passHeader(reply: FastifyReply, name: string, value: string | null, { key }: Upstream): void {
  if (value !== null) reply.header(name, value.replaceAll(key, '(key)'))
}
