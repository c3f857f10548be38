import compress from '@fastify/compress'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Logger } from 'pino'
import { serveAbout } from './about.ts'
import { inAgreedType } from './agree.ts'
import { answerFrom } from './answer.ts'
import { type BaseMap, pictureOrigins, serveArchive } from './base-map.ts'
import { ownPagesOnly } from './guard.ts'
import { httpLayer } from './http-layer.ts'
import { byKey } from './identity.ts'
import type { Keys } from './keys.ts'
import type { CallLimits } from './limits/limit-calls.ts'
import { pathOf } from './log.ts'
import { serveDocument } from './openapi/serve-document.ts'
import { servePages } from './pages.ts'
import { itemOf } from './parse.ts'
import { Failure, faulty, pathNotFound, refusedByLayer, unexpected } from './problem.ts'
import { type Bounds, forwardTo } from './proxy.ts'
import { serveReconcile } from './reconcile/serve-reconcile.ts'
import { routeEveryMethod, serveContract } from './serve.ts'
import type { Upstream } from './settings.ts'
import { Refusal, type Stores } from './store/store.ts'
import { writeFailure } from './xml/write.ts'

export interface Parts {
  /** This machine's data and the keys to it, or another service that speaks the API. */
  source: { stores: Stores; keys: Keys; limits?: CallLimits } | { upstream: Upstream; bounds?: Bounds }
  /** Folder of the built app; without it only the API is served. */
  pages?: string
  /** Host names besides loopback under which pages may call `/api`. */
  ownHosts?: readonly string[]
  /** The map in place of the app's own. */
  baseMap?: BaseMap | undefined
  log: Logger
}

/** The service, put together but not yet listening: the API for keys at `/`, for the app's own pages at `/api`, and the pages. */
export async function buildApp({
  source,
  pages,
  ownHosts = [],
  baseMap,
  log,
}: Parts): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({ ...httpLayer, loggerInstance: log as FastifyBaseLogger })
  routeEveryMethod(app)
  app.addHook('onResponse', logAnswer)
  app.setErrorHandler(answerError)
  await app.register(helmet, securityHeaders(pictureOrigins(baseMap)))
  const ownPage = ownPagesOnly(ownHosts)
  await app.register(serveAbout, { source, baseMap, ownPage })
  if (baseMap?.kind === 'pmtiles') await app.register(serveArchive, { file: baseMap.file, ownPage })
  await app.register(serveDocument, { server: 'upstream' in source ? source.upstream.url : undefined })
  const answer = 'stores' in source ? answerFrom(source.stores) : forwardTo(source.upstream, source.bounds)
  // The other service is asked in JSON, and what it answers is passed on as it came.
  const types = 'stores' in source ? undefined : jsonOnly
  await app.register(async (gateway) => {
    await gateway.register(compress, {
      encodings: ['gzip', 'identity'],
      threshold: 2048,
      zlibOptions: { level: 4 },
    })
    await gateway.register(serveContract, { prefix: '/api', authenticate: ownPage, answer, types })
  })
  if ('stores' in source) {
    const { keys, limits } = source
    await app.register(serveContract, { authenticate: byKey(keys), answer, limits })
    await app.register(serveReconcile, { ...source, ownHosts })
  }
  if (pages) await app.register(servePages, { folder: pages })
  else app.setNotFoundHandler(() => Promise.reject(pathNotFound()))
  return app
}

const jsonOnly = ['application/json'] as const

/** `pictures` are the other origins that pages may show pictures of. */
const securityHeaders = (pictures: readonly string[]) =>
  ({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // The service speaks plain HTTP on its own; whoever puts TLS before it sets this.
    strictTransportSecurity: false,
  }) satisfies FastifyHelmetOptions

async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, url } = request
  const ms = Math.round(reply.elapsedTime)
  request.log.info({ method, path: pathOf(url), status: reply.statusCode, ms }, 'answered')
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode, body, headers } = failureOf(error)
  if (statusCode === 500 && !reply.raw.destroyed)
    request.log.error({ err: error, path: pathOf(request.url) }, 'a call failed')
  if (statusCode === 405) reply.header('allow', request.routeOptions.config.allow ?? '')
  const sent = inAgreedType(request, reply, body, () => writeFailure(body))
  return reply.code(statusCode).headers(headers).send(sent)
}

/** Every error as an answer: failures of ours, refusals of the store and of the HTTP layer; the rest tells nothing. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof Refusal) return faulty([{ Description: error.message, Item: itemOf([error.Item]) }])
  const { statusCode = 500 } = error as Partial<FastifyError>
  // Files refuse a path that leads out of their folder with a 403, which would tell that there is something.
  if (statusCode === 403) return pathNotFound()
  return statusCode >= 400 && statusCode < 500 ? refusedByLayer(statusCode) : unexpected()
}
