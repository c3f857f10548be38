import { METHODS } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IF_DATA_VERSION } from '#contract/data-version.ts'
import type { Endpoint, StreamEndpoint } from '#contract/endpoint.ts'
import { type EndpointName, endpoints, type StreamName, streamEndpoints } from '#contract/endpoints.ts'
import type { Answerer, Call, StreamAnswerer, StreamCall } from '../handlers/call.ts'
import {
  type AnswerTypes,
  answerTypes,
  bodyFormat,
  formatOf,
  negotiate,
  rowFormat,
  rowTypes,
} from '../http/media.ts'
import { pathNotFound, problem, refusedByLayer } from '../http/problem.ts'
import { queryPairs } from '../http/query.ts'
import type { Lane } from '../in-flight/call-queue.ts'
import { type CallsInFlight, scheduleCalls } from '../in-flight/calls-in-flight.ts'
import { hangUpSignal } from '../in-flight/hang-up.ts'
import type { Authenticate, AuthenticateKey, Identity } from '../keys/identity.ts'
import type { CallLimits } from '../limits/limit-calls.ts'
import { notesOf } from '../observe/call-notes.ts'
import { encodeAnswer } from './encode-answer.ts'

type Methods = Partial<Record<string, EndpointName>>

/** Every path of the contract with its endpoint for each method. */
function endpointsByPath(): Map<string, Methods> {
  const paths = new Map<string, Methods>()
  for (const [name, { method, path }] of Object.entries<Endpoint>(endpoints)) {
    const url = path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')
    const also = method === 'GET' ? { HEAD: name } : {}
    paths.set(url, { ...paths.get(url), [method]: name, ...also } as Methods)
  }
  return paths
}

/** The methods that Fastify routes but that no endpoint has, so that they too get a 405. */
export function routeEveryMethod(app: FastifyInstance): void {
  const unrouted = METHODS.filter((method) => method !== 'CONNECT' && !app.supportedMethods.includes(method))
  for (const method of unrouted) app.addHttpMethod(method)
}

/** What answers calls. */
export interface Answering {
  answer: Answerer
  answerStream: StreamAnswerer
  /** The media types of answers and of bodies; all by default. */
  types?: AnswerTypes
}

interface Served extends Answering {
  authenticate: Authenticate | AuthenticateKey
  /** The limits on calls by key; none for the app's own pages. */
  limits?: CallLimits
  calls: CallsInFlight
}

/** What decides whether a call is accepted. */
type Admitting = Pick<Served, 'authenticate' | 'limits' | 'calls'>

/**
 * Mounts every path of the contract. Checks go in one order: key (401), calls in flight (503), throttle (429), quota (403), method
 * (405), media types (415), then the body is read (413), and the call is queued. The rest is up to the answerer.
 */
export async function serveContract(
  app: FastifyInstance,
  { authenticate, answer, answerStream, types = answerTypes, limits, calls }: Served,
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.decorateRequest('identity')
  scheduleCalls(app, calls)
  if (limits) app.addHook('onSend', (request, reply) => limits.finish(request, reply))
  const admitted = { authenticate, limits, calls }
  await app.register(async (streams) => serveStreams(streams, { ...admitted, answerStream }))
  for (const [url, methods] of endpointsByPath()) {
    app.route({
      url,
      method: app.supportedMethods,
      config: { allow: [...Object.keys(methods), 'OPTIONS'].join(', '), types },
      onRequest: async (request, reply) =>
        admit(request, reply, Object.keys(methods), {
          ...admitted,
          lane: laneOf(methods[request.method]),
          endpoint: methods[request.method] ?? firstOf(methods),
          checkMedia,
        }),
      handler: async (request, reply) => {
        const call = callOf(request, reply, methods)
        const value = await answer(call, reply)
        await limits?.read(request)
        const bytes = await encodeAnswer(request, reply, value, endpoints[call.name].xml, call.signal)
        calls.produced(request, bytes.length)
        return bytes
      },
    })
  }
}

/** Mounts every path with a stream of rows; the checks are the same. */
function serveStreams(
  app: FastifyInstance,
  { authenticate, limits, calls, answerStream }: Admitting & Pick<Served, 'answerStream'>,
): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))
  for (const [name, { method, path }] of Object.entries<StreamEndpoint>(streamEndpoints)) {
    app.route({
      url: path,
      method: app.supportedMethods,
      config: { allow: `${method}, OPTIONS`, isStream: true, compress: false },
      onRequest: async (request, reply) =>
        admit(request, reply, [method], {
          authenticate,
          limits,
          calls,
          lane: 'stream',
          endpoint: name,
          checkMedia: checkRowMedia,
        }),
      handler: async (request, reply) => {
        const call = streamCallOf(request, reply, name as StreamName, limits)
        const lines = await answerStream(call, reply)
        return reply.type(`${rowTypes.ndjson}; charset=utf-8`).send(lines)
      },
    })
  }
}

function streamCallOf(
  request: FastifyRequest,
  reply: FastifyReply,
  name: StreamName,
  limits: CallLimits | undefined,
): StreamCall {
  return {
    name,
    query: queryPairs(request.url),
    upload: request.raw,
    format: rowFormat(request.headers['content-type']) ?? 'ndjson',
    identity: request.identity,
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    wantedVersion: request.headers[IF_DATA_VERSION] as string | undefined,
    trace: notesOf(request).trace,
    bill: limits?.rowBilling(request),
    onFailure: (error) => {
      if (!hangUpSignal(request, reply).aborted) request.log.error({ err: error }, 'a stream failed')
    },
    signal: hangUpSignal(request, reply),
  }
}

function checkRowMedia({ headers }: FastifyRequest): void {
  if (!negotiate(headers.accept, [rowTypes.ndjson]))
    throw problem(415, 'This call answers in NDJSON, which the Accept header does not allow.')
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw problem(415, 'The body must not be compressed.')
  if (!rowFormat(headers['content-type']))
    throw problem(
      415,
      'The body must be NDJSON or CSV in UTF-8, sent as Content-Type application/x-ndjson or text/csv.',
    )
}

async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  methods: readonly string[],
  {
    authenticate,
    limits,
    calls,
    lane,
    endpoint,
    checkMedia,
  }: Admitting & { lane: Lane; endpoint: string; checkMedia: (request: FastifyRequest) => void },
) {
  reply.header('cache-control', 'no-store')
  notesOf(request).endpoint = endpoint
  const { allow = '' } = request.routeOptions.config
  if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send()
  request.identity = await authenticate(request)
  calls.enter(request, reply, lane)
  await limits?.admit(request, reply)
  // A double slash at the end of a path would be an empty id.
  if (Object.values(request.params as object).includes('')) throw pathNotFound()
  if (!methods.includes(request.method)) throw problem(405, `This path accepts ${allow}.`)
  checkMedia(request)
}

/** What a call by a method that its path does not have is counted under. */
const firstOf = (methods: Methods) => Object.values(methods)[0] ?? ''

function laneOf(name: EndpointName | undefined): Lane {
  if (name === 'isochrones') return 'routing'
  if (name?.startsWith('count')) return 'count'
  return name === 'match' || name === 'multipleMatch' ? 'match' : 'query'
}

function checkMedia({ method, headers, routeOptions }: FastifyRequest): void {
  const { url = '', config } = routeOptions
  const { types = answerTypes } = config
  if (needsAccept.test(url) && !headers.accept?.trim())
    throw problem(415, 'This call requires an Accept header that allows JSON or XML.')
  if (!negotiate(headers.accept, types)) throw notAnswered(types)
  const sent = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (method !== 'POST' && sent) throw problem(405, 'A GET call must not have a body.')
  if (method !== 'POST') return
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw problem(415, 'The body must not be compressed.')
  const format = bodyFormat(headers['content-type'])
  if (!format || !types.map(formatOf).includes(format)) throw refusedByLayer(415)
}

/** The calls that need an `Accept` header (reference, Match; open-points, Errors and limits). */
const needsAccept = /\/v3\/(multiple)?match$/

function notAnswered(types: AnswerTypes) {
  const formats = [...new Set(types.map(formatOf))].map((format) => format.toUpperCase()).join(' or ')
  return problem(415, `The service answers in ${formats}, which the Accept header does not allow.`)
}

function callOf(request: FastifyRequest, reply: FastifyReply, methods: Methods): Call {
  return {
    name: methods[request.method] as EndpointName,
    params: request.params as Record<string, string>,
    query: queryPairs(request.url),
    body: request.body as Uint8Array | undefined,
    bodyFormat: bodyFormat(request.headers['content-type']),
    identity: request.identity,
    idempotencyKey: request.headers['idempotency-key'] as string | undefined,
    wantedVersion: request.headers[IF_DATA_VERSION] as string | undefined,
    trace: notesOf(request).trace,
    signal: hangUpSignal(request, reply),
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity
  }
  interface FastifyContextConfig {
    /** The methods of the path, for the `Allow` header of a 405. */
    allow?: string
    /** The media types in which the path answers. */
    types?: AnswerTypes
  }
}
