import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Kind, kinds } from '#contract/kind.ts'
import type { KeylessAccess } from '../gateway/guard.ts'
import { observedStores } from '../handlers/observed-stores.ts'
import type { Context } from '../handlers/records.ts'
import { originOf } from '../http/client.ts'
import { idNotFound, invalid } from '../http/problem.ts'
import { type CallsInFlight, scheduleCalls } from '../in-flight/calls-in-flight.ts'
import { hangUpSignal } from '../in-flight/hang-up.ts'
import type { Keys } from '../keys/keys.ts'
import type { CallLimits } from '../limits/limit-calls.ts'
import type { Stores } from '../store/store.ts'
import { isLocal, keyIn, keyOrLocal, localOrigin } from './access.ts'
import { propertiesOf } from './entity.ts'
import { ExtendQuery, extend } from './extend.ts'
import { formOf, readField, suggestionOf } from './form.ts'
import { manifestOf, pathOf } from './manifest.ts'
import { previewOf, previewStyles } from './preview.ts'
import { QueryBatch, reconcile } from './queries.ts'
import { suggestEntities, suggestProperties, suggestTypes } from './suggest.ts'

interface Served {
  stores: Stores
  keys: Keys
  limits?: CallLimits | undefined
  keyless: KeylessAccess
  calls: CallsInFlight
}

/** Only pages of this machine may show a preview in a frame. */
const previewPolicy = `default-src 'none'; style-src ${previewStyles}; frame-ancestors http://localhost:* http://127.0.0.1:*`

/**
 * Serves the W3C Reconciliation API 0.2 for companies at `/reconcile` and for people at `/reconcile/people`, so that OpenRefine
 * matches against this data. Answers are JSON; errors have the format of the Data Lookup API.
 */
export async function serveReconcile(app: FastifyInstance, { stores, keys, limits, keyless, calls }: Served) {
  const authenticate = keyOrLocal(keys, keyless)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )
  app.decorateRequest('identity')
  app.addHook('onRequest', async (request, reply) => {
    allowPages(request, reply)
    if (request.method === 'OPTIONS' || isManifestRequest(request)) return
    request.identity = await authenticate(request)
    calls.enter(request, reply, 'match')
    if (request.identity.keyId !== undefined) await limits?.admit(request, reply)
  })
  scheduleCalls(app, calls)
  if (limits) app.addHook('onSend', (request, reply) => limits.finish(request, reply))
  for (const kind of kinds) serveKind(app, kind, stores, keyless)
}

/** The manifest is public (Reconciliation API 0.2, Authentication). */
const isManifestRequest = ({ method, url }: FastifyRequest) =>
  method === 'GET' && kinds.some((kind) => pathOf[kind] === url.replace(/\/?(\?apikey=[^&]*)?$/i, ''))

function serveKind(app: FastifyInstance, kind: Kind, stores: Stores, keyless: KeylessAccess) {
  const path = pathOf[kind]
  const contextOf = (request: FastifyRequest, reply: FastifyReply): Context => ({
    stores: observedStores(stores, request),
    email: request.identity.email,
    signal: hangUpSignal(request, reply),
  })
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { queries, extend } = formOf(request)
    if (queries !== undefined) return answerQueries(kind, queries, request, contextOf(request, reply))
    if (extend !== undefined) return answerExtend(kind, extend, request, contextOf(request, reply))
    if (request.method === 'POST') throw invalid([{ Item: 'queries', Description: 'queries is missing' }])
    return manifestOf(kind, {
      origin: originOf(request) + app.basePath,
      key: keyIn(request),
      needsKey: keyIn(request) !== undefined || !isLocal(request, keyless),
      data: stores[kind].info.name,
    })
  }
  app.get(path, answer)
  app.post(path, answer)
  app.options(`${path}*`, (_request, reply) => reply.code(204).send())
  app.get(`${path}/suggest/entity`, async (request, reply) => {
    const { prefix, cursor } = suggestionOf(request)
    const result = await suggestEntities(kind, prefix, cursor, contextOf(request, reply))
    request.billed = { [`${kind} Basic`]: result.length }
    return { result }
  })
  app.get(`${path}/suggest/property`, (request) => {
    const { prefix, cursor } = suggestionOf(request)
    return { result: suggestProperties(kind, prefix, cursor, request.identity.email) }
  })
  app.get(`${path}/suggest/type`, (request) => {
    const { prefix, cursor } = suggestionOf(request)
    return { result: suggestTypes(kind, prefix, cursor) }
  })
  app.get(`${path}/properties`, (request) => {
    const { type, limit } = formOf(request)
    const properties = propertiesOf(kind, request.identity.email).map((id) => ({ id, name: id }))
    const requested = Math.trunc(Number(limit))
    const max = requested >= 1 ? Math.min(requested, properties.length) : properties.length
    return { properties: properties.slice(0, max), type, ...(limit && { limit: max }) }
  })
  app.get<{ Params: { id: string } }>(`${path}/preview/:id`, async (request, reply) => {
    const { stores, signal } = contextOf(request, reply)
    const record = await stores[kind].byId(request.params.id, signal)
    if (!record) throw idNotFound()
    request.billed = { [`${kind} Basic`]: 1 }
    reply.removeHeader('x-frame-options').header('content-security-policy', previewPolicy)
    return reply.type('text/html; charset=utf-8').send(previewOf(kind, record))
  })
}

/** Pages of this machine may read every answer, and so may any page that sends a key. */
function allowPages(request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'cache-control': 'no-store', vary: 'Origin' })
  const origin = keyIn(request) === undefined ? localOrigin(request) : request.headers.origin
  if (origin) reply.header('access-control-allow-origin', origin)
}

async function answerQueries(kind: Kind, text: string, request: FastifyRequest, context: Context) {
  const batch = readField('queries', QueryBatch, text)
  const answers = await reconcile(kind, batch, context)
  const records = Object.values(answers).reduce((sum, { result = [] }) => sum + result.length, 0)
  request.billed = { [`${kind} Basic`]: records }
  return answers
}

async function answerExtend(kind: Kind, text: string, request: FastifyRequest, context: Context) {
  const { answer, records } = await extend(kind, readField('extend', ExtendQuery, text), context)
  request.billed = { [`${kind} Fields`]: records }
  return answer
}
