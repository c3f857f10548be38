import type { Answer, Given } from '#contract/endpoint'
import { type EndpointName, type Endpoints, endpoints } from '#contract/endpoints'
import { fitted } from './fit.ts'
import { limitsTold } from './limits.ts'
import { ApiProblem, notTheService, problemOf } from './problem.ts'

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** The gateway on the app's own origin; it adds the key. */
const BASE = '/api'

/**
 * Calls one endpoint of the contract and returns its parsed answer.
 * Raises `ApiProblem` for every failure, save an abort, which stays an `AbortError`.
 */
export async function call<N extends EndpointName>(
  name: N,
  given: Given<Endpoints[N]>,
  signal?: AbortSignal,
): Promise<Answer<Endpoints[N]>> {
  const { method, path, response: schema } = endpoints[name]
  const parts = given as Parts
  const response = await send(BASE + filled(path, parts), {
    method,
    signal,
    headers: { accept: 'application/json', ...(parts.body ? { 'content-type': 'application/json' } : {}) },
    body: parts.body ? JSON.stringify(parts.body) : undefined,
  })
  limitsTold(response.headers)
  if (!response.ok) throw await problemOf(response)
  const body: unknown = await response.json().catch(() => {
    throw new ApiProblem(response.status, notTheService(response))
  })
  const answer = fitted<unknown>(schema, body)
  if (answer === undefined) throw new ApiProblem(response.status, 'The service sent something unexpected.')
  return answer as Answer<Endpoints[N]>
}

function filled(path: string, { params = {}, query = {} }: Parts): string {
  const place = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return search ? `${place}?${search}` : place
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiProblem(0, 'The service does not answer. It may be stopped, or the network is down.')
  }
}
