import { METHODS } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint'
import { type EndpointName, endpoints } from '#contract/endpoints'
import { inAgreedType } from './agree.ts'
import { hangUpSignal } from './hang-up.ts'
import type { Authenticate, Identity } from './identity.ts'
import type { CallLimits } from './limits/limit-calls.ts'
import { type AnswerTypes, answerTypes, bodyFormat, type Format, formatOf, negotiate } from './media.ts'
import { pathNotFound, problem, refusedByLayer } from './problem.ts'
import { type Pairs, queryPairs } from './query.ts'
import { writeXml } from './xml/write.ts'

/** What a call asks, before its values are looked at. */
export interface Call {
  name: EndpointName
  params: Record<string, string>
  query: Pairs
  body?: Uint8Array
  bodyFormat?: Format
  identity: Identity
  /** By what the call names itself, so that it is not billed again when it is repeated. */
  idempotencyKey?: string | undefined
  /** Aborts when the client hangs up. */
  signal: AbortSignal
}

/** Answers a call with a value to send; may set headers and status on the reply. Failures are raised. */
export type Answerer = (call: Call, reply: FastifyReply) => Promise<unknown>

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

interface Served {
  authenticate: Authenticate
  answer: Answerer
  /** The media types of answers and of bodies; all that there are when left out. */
  types?: AnswerTypes
  /** The limits on calls by key; none for the app's own pages. */
  limits?: CallLimits
}

/**
 * Mounts every path of the contract. Checks go in one order: key (401), throttle (429), quota (403), method (405), media
 * types (415), then the body is read (413); what follows is the answerer's.
 */
export async function serveContract(
  app: FastifyInstance,
  { authenticate, answer, types = answerTypes, limits }: Served,
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.decorateRequest('identity')
  if (limits) app.addHook('onSend', (request, reply) => limits.settle(request, reply))
  for (const [url, methods] of endpointsByPath()) {
    app.route({
      url,
      method: app.supportedMethods,
      config: { allow: [...Object.keys(methods), 'OPTIONS'].join(', '), types },
      onRequest: async (request, reply) => admit(request, reply, methods, { authenticate, limits }),
      handler: async (request, reply) => {
        const call = callOf(request, reply, methods)
        const value = await answer(call, reply)
        return inAgreedType(request, reply, value, () => writeXml(endpoints[call.name].xml, value))
      },
    })
  }
}

async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  methods: Methods,
  { authenticate, limits }: Pick<Served, 'authenticate' | 'limits'>,
) {
  reply.header('cache-control', 'no-store')
  const { allow = '' } = request.routeOptions.config
  if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send()
  request.identity = authenticate(request)
  await limits?.admit(request, reply)
  // A doubled slash at the end of a path would be an id of no characters.
  if (Object.values(request.params as object).includes('')) throw pathNotFound()
  if (!methods[request.method]) throw problem(405, `This path answers ${allow}.`)
  checkMedia(request)
}

function checkMedia({ method, headers, routeOptions }: FastifyRequest): void {
  const { url = '', config } = routeOptions
  const { types = answerTypes } = config
  if (asksAccept.test(url) && !headers.accept?.trim())
    throw problem(415, 'This call needs an Accept header that asks for JSON or XML.')
  if (!negotiate(headers.accept, types)) throw notAnswered(types)
  const sent = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (method !== 'POST' && sent) throw problem(405, 'A GET call takes no body.')
  if (method !== 'POST') return
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw problem(415, 'The body must not be compressed.')
  const format = bodyFormat(headers['content-type'])
  if (!format || !types.map(formatOf).includes(format)) throw refusedByLayer(415)
}

/** The calls that need an `Accept` header (reference, Match; open-points, Errors and limits). */
const asksAccept = /\/v3\/(multiple)?match$/

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
    signal: hangUpSignal(reply),
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
