import type { Answer, Given } from '#contract/endpoint.ts'
import { type EndpointName, type Endpoints, endpoints } from '#contract/endpoints.ts'
import { EXPORT_USE, RECORD_USE } from '#contract/roles.ts'
import { atBase } from '#shared/base-path.ts'
import { type RequestedCall, watched } from './calls.ts'
import { fitted } from './fit.ts'
import { limitsReported, refusalReported } from './limits.ts'
import { ApiProblem, notTheService, problemOf } from './problem.ts'
import { spendingAllowed } from './spending.ts'
import { noteVersion, type VersionSeries, versionHeaders } from './version-series.ts'

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** The gateway on the app's own origin; it adds the key. */
export const BASE = atBase('/api')

/**
 * Calls one endpoint of the contract and returns its parsed answer.
 * Raises `ApiProblem` for every failure, except an abort, which is an `AbortError`. A call with an
 * `exportName` is of an export and may be repeated; a service that supports it bills the call once. Calls of a `series` are answered
 * from one version of the data, or fail with a 409.
 */
export function call<N extends EndpointName>(
  name: N,
  given: Given<Endpoints[N]>,
  signal?: AbortSignal,
  exportName?: string,
  series?: VersionSeries,
): Promise<Answer<Endpoints[N]>> {
  const { method, path } = endpoints[name]
  const parts = given as Parts
  const request = {
    name,
    method,
    path: filled(path, parts),
    body: parts.body,
    idempotencyKey: exportName,
    isExport: exportName !== undefined,
  }
  return sendCall(request, signal, series) as Promise<Answer<Endpoints[N]>>
}

/** Sends a prepared request; otherwise as `call`. */
export async function sendCall(
  request: RequestedCall & { name: EndpointName },
  signal?: AbortSignal,
  series?: VersionSeries,
): Promise<unknown> {
  const release = await spendingAllowed(request, signal)
  const watch = watched(request)
  let body: unknown
  try {
    const response = await send(request, signal, series)
    watch.answered(response)
    limitsReported(response.headers)
    const text = await textOf(response, signal)
    watch.read(text)
    body = parsed(text)
    if (!response.ok) throw problemOf(response, body)
    noteVersion(series, response)
    const answer = answerIn(request.name, response, body)
    watch.done(response.status, body)
    return answer
  } catch (error) {
    refusalReported(error)
    watch.failed(error, body)
    throw error
  } finally {
    release()
  }
}

function answerIn(name: EndpointName, response: Response, body: unknown): unknown {
  if (body === undefined) throw new ApiProblem(response.status, notTheService(response))
  const answer = fitted<unknown>(endpoints[name].response, body)
  if (answer === undefined) throw new ApiProblem(response.status, 'The service sent something unexpected.')
  return answer
}

/** A path with its parameters and its query. */
export function filled(path: string, { params = {}, query = {} }: Parts): string {
  const place = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return search ? `${place}?${search}` : place
}

function send(
  { method, path, body, idempotencyKey, isExport }: RequestedCall,
  signal: AbortSignal | undefined,
  series: VersionSeries | undefined,
): Promise<Response> {
  const init = {
    method,
    signal,
    headers: {
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...versionHeaders(series),
      ...(isExport ? { [RECORD_USE]: EXPORT_USE } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  }
  return orNoAnswer(() => fetch(BASE + path, init), signal)
}

const textOf = (response: Response, signal: AbortSignal | undefined) =>
  orNoAnswer(() => response.text(), signal)

/** What the network gives; an `ApiProblem` of status 0 where it breaks off. */
export async function orNoAnswer<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiProblem(0, 'Can’t reach the service. It may be stopped, or the network is down.')
  }
}

/** The JSON of a text; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
