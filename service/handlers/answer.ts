import type { FastifyRequest } from 'fastify'
import { DATA_VERSION, type DataVersions } from '#contract/data-version.ts'
import type { Endpoint, Parsed } from '#contract/endpoint.ts'
import { type EndpointName, type Endpoints, endpoints } from '#contract/endpoints.ts'
import { withDeadline } from '../http/deadline.ts'
import type { FindIsochrones } from '../isochrones/isochrones.ts'
import { billedIn } from '../limits/billing.ts'
import { notesOf } from '../observe/call-notes.ts'
import { bodyReader } from '../parsing/large-bodies.ts'
import type { Answerer } from './call.ts'
import { onOneVersion, wantedVersions } from './call-versions.ts'
import type { HandlerContext } from './context.ts'
import { handlers } from './handlers.ts'
import { observedStores } from './observed-stores.ts'

/** Any handler, called with the parts that `parseCall` has parsed for the same endpoint. */
type AnyHandler = (given: unknown, context: HandlerContext) => unknown

/** Date of the `Deprecation` header (RFC 9745: seconds since 1970). The reference gives no date; this one is set by this service. */
const DEPRECATED_SINCE = '@1767225600'

interface CallContext {
  request: FastifyRequest
  email: boolean
  signal: AbortSignal
  wanted: DataVersions
  onVersion: (version: string) => void
}
/** The number that a count answers; undefined for other answers. */
const countIn = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'MatchCount' in value && typeof value.MatchCount === 'number'
    ? value.MatchCount
    : undefined

type Work = (name: EndpointName, parsed: unknown, caller: CallContext) => unknown

/** Answers calls from the stores, the addresses of the operator and the routing server: body parses (405), values (400), then the handler, all within the time of a call (503). */
export function answerFrom(sources: Omit<HandlerContext, 'email' | 'signal'>): Answerer {
  return answering((name, parsed, { request, wanted, onVersion, ...caller }) =>
    onOneVersion(sources.stores, wanted, {
      work: (stores) =>
        (handlers[name] as AnyHandler)(parsed, {
          ...sources,
          ...caller,
          stores: observedStores(stores, request),
        }),
      onVersion,
    }),
  )
}

/** Answers requests for isochrones alone, as `answerFrom` does; all other calls go to `others`. */
export function answerIsochrones(isochrones: FindIsochrones, others: Answerer): Answerer {
  const own = answering((_name, parsed, { signal }) =>
    isochrones((parsed as Parsed<Endpoints['isochrones']>).body, signal),
  )
  return (call, reply) => (call.name === 'isochrones' ? own : others)(call, reply)
}

function answering(work: Work): Answerer {
  const read = bodyReader()
  return async (call, reply) => {
    const { name, params, query, identity, body = new Uint8Array(), bodyFormat } = call
    const { successor }: Endpoint = endpoints[name]
    if (successor)
      reply.headers({
        deprecation: DEPRECATED_SINCE,
        link: `<${reply.server.basePath}${successor}>; rel="successor-version"`,
      })
    const { email } = identity
    const wanted = wantedVersions(call.wantedVersion)
    const onVersion = (version: string) => void (version && reply.header(DATA_VERSION, version))
    const { signal, clear } = withDeadline(call.signal)
    try {
      const parsed = await read({ name, params, query, body, bodyFormat, email }, signal)
      const { request } = reply
      notesOf(request).parsed = parsed
      const value = await work(name, parsed, { request, email, signal, wanted, onVersion })
      request.billed = billedIn(value, parsed)
      notesOf(request).counted = countIn(value)
      return value
    } finally {
      clear()
    }
  }
}
