import type { Isochrones, IsochronesRequest } from '#contract/isochrones.ts'
import { jsonOf } from '../http/json.ts'
import { type Failure, invalid, problem } from '../http/problem.ts'
import { connectionFailure, type RemoteServer, readText } from '../http/remote-server.ts'
import { isochronesIn } from './bands.ts'
import { messages } from './messages.ts'
import { openrouteservice } from './openrouteservice.ts'
import type { Provider, RoutingKind, RoutingServer } from './provider.ts'
import { valhalla } from './valhalla.ts'

/** How long an answer of a routing server may take in total, and how large it may be when decompressed. */
export interface AnswerBounds {
  milliseconds: number
  bytes: number
}

const providers: Record<RoutingKind, Provider> = { valhalla, openrouteservice }

/** 503, with a time to wait: another try may do. Clients do not repeat such a call by themselves. */
const unavailable = (message: string): Failure => problem(503, message, { 'retry-after': '10' })
const routingServer: RemoteServer = { name: messages.server, fail: unavailable }
const atPoint = (message: string): Failure => invalid([{ Description: message, Item: 'Latitude' }])

/**
 * The isochrones of a request from the routing server. Raises a 400 where no road is near the point, a 503 for every failure of the server; when
 * `signal` aborts, its reason.
 */
export async function fetchIsochrones(
  server: RoutingServer,
  request: IsochronesRequest,
  bounds: AnswerBounds,
  signal: AbortSignal,
): Promise<Isochrones> {
  const provider = providers[server.kind]
  const { status, text } = await send(server, provider, request, bounds, signal)
  const body = jsonOf(text)
  if (status !== 200) throw failureOf(status, body, request, server)
  const found = isochronesIn(body, request, provider)
  if (!found) throw unavailable(messages.notIsochrones)
  if (found.Bands.every(({ Polygons }) => Polygons.length === 0)) throw atPoint(messages.nothing)
  return found
}

async function send(
  { url, key }: RoutingServer,
  provider: Provider,
  request: IsochronesRequest,
  { milliseconds, bytes }: AnswerBounds,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const { path, headers, body } = provider.callOf(request, key)
  const timeout = AbortSignal.timeout(milliseconds)
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        accept: 'application/json, application/geo+json',
        'content-type': 'application/json',
        'user-agent': 'catchment',
        ...headers,
      },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any([timeout, signal]),
    })
    return { status: response.status, text: await readText(response, bytes, routingServer) }
  } catch (error) {
    signal.throwIfAborted()
    throw timeout.aborted
      ? unavailable(messages.late(milliseconds / 1000))
      : connectionFailure(error, routingServer)
  }
}

function failureOf(
  status: number,
  body: unknown,
  { Mode }: IsochronesRequest,
  { kind, key }: RoutingServer,
): Failure {
  if (status >= 300 && status < 400) return unavailable(messages.redirects)
  if (status === 401 || status === 403) return unavailable(messages.refusedKey)
  if (status === 429) return unavailable(messages.busy)
  const error = providers[kind].errorIn(body)
  if (error?.isNoRoad) return atPoint(messages.noRoad(Mode))
  if (!error) return unavailable(messages.failed(status))
  const words = error.message.slice(0, 300)
  return unavailable(messages.refused(key ? words.replaceAll(key, '(key)') : words))
}
