import type { IncomingMessage } from 'node:http'
import compress from '@fastify/compress'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify'
import type { Logger } from 'pino'
import { type SignInService, serveAccounts } from '../accounts/serve-accounts.ts'
import { serveAdmin } from '../accounts/serve-admin.ts'
import { type Audit, noAudit } from '../audit/audit.ts'
import { liveBoundaries } from '../boundaries/live.ts'
import { type Gateway, ownPagesOnly } from '../gateway/guard.ts'
import { operatorOf } from '../gateway/operator.ts'
import type { Upstream } from '../gateway/proxy.ts'
import { forwardTo, type ResponseBounds } from '../gateway/proxy.ts'
import { forwardStreamTo } from '../gateway/proxy-stream.ts'
import { upstreamThrottle } from '../gateway/upstream-throttle.ts'
import { liveAddresses } from '../geocode/live.ts'
import { answerFrom, answerIsochrones } from '../handlers/answer.ts'
import { answerStreamFrom } from '../handlers/answer-stream.ts'
import type { CurrentAddresses } from '../handlers/geocoding.ts'
import { serveBelow } from '../http/base-path.ts'
import { limitBodyTime } from '../http/body-timeout.ts'
import { trustProxies } from '../http/client.ts'
import { httpLayerBelow } from '../http/http-layer.ts'
import { pathOf } from '../http/log.ts'
import { refuseOddHeaders } from '../http/odd-headers.ts'
import { itemOf } from '../http/parse.ts'
import {
  engineUnavailable,
  Failure,
  invalid,
  pathNotFound,
  refusedByLayer,
  tooCostly,
  unexpected,
} from '../http/problem.ts'
import { styleNonceSource } from '../http/style-nonce.ts'
import { type IsTrustedProxy, noTrustedProxy } from '../http/trusted-proxies.ts'
import type { CallBounds } from '../in-flight/call-queue.ts'
import { callsInFlight, defaultBounds } from '../in-flight/calls-in-flight.ts'
import { drainBeforeEnd } from '../in-flight/drain.ts'
import { boundPipelining, DEFAULT_PER_SOCKET } from '../in-flight/pipelining.ts'
import { type FindIsochrones, noIsochrones } from '../isochrones/isochrones.ts'
import { byKey } from '../keys/identity.ts'
import type { Keys } from '../keys/keys.ts'
import type { Counters } from '../limits/counters.ts'
import type { CallLimits } from '../limits/limit-calls.ts'
import { requestIdOf } from '../observe/request-id.ts'
import { serveDocument } from '../openapi/serve-document.ts'
import { serveOperator } from '../operator/serve-operator.ts'
import type { Following } from '../published/follow-source.ts'
import { serveReconcile } from '../reconcile/serve-reconcile.ts'
import { EngineUnavailable, Refusal, type Stores, TooCostly } from '../store/store.ts'
import { serveAbout } from './about.ts'
import { auditCalls } from './audit-calls.ts'
import { type BaseMap, builtInMap, type MapOrigins, mapOrigins, serveArchive } from './base-map.ts'
import { encodeFailure } from './encode-answer.ts'
import { type Observation, observeService } from './observe-service.ts'
import { servePages } from './pages.ts'
import { routeEveryMethod, serveContract } from './serve.ts'
import { serveBoundaries } from './serve-boundaries.ts'
import type { Credentials } from './tls.ts'

export interface AppOptions {
  /** This machine's data and the keys to it, or another service with the same API. */
  source:
    | {
        stores: Stores
        keys: Keys
        limits?: CallLimits
        counters?: Counters
        following?: Following | undefined
      }
    | { upstream: Upstream; bounds?: ResponseBounds }
  /** Folder of the built app; without it only the API is served. */
  pages?: string
  /** Host names besides loopback under which pages may call `/api`. */
  ownHosts?: readonly string[]
  /** Who may call without a key; this machine by default. */
  gateway?: Gateway
  /** How people sign in; where they do, they are who may call without a key. */
  signIn?: SignInService | undefined
  /** The basemaps of the app; the built-in one by default. */
  baseMaps?: readonly BaseMap[]
  /** The folder with outlines and addresses that the operator has imported; without it there are none. */
  dataDir?: string
  /** As far as one can travel from a point; without a routing server there are no drive times. */
  isochrones?: FindIsochrones | undefined
  /** How many calls may be in flight. */
  callBounds?: CallBounds
  /** Maximum number of unanswered requests on one connection. */
  perSocket?: number
  /** Called with every route that is added. */
  onRoute?: (route: RouteOptions) => void
  /** Below which path the service is, '' or for instance '/catchment'. */
  basePath?: string | undefined
  /** The certificate of the service and its key; without them connections are not encrypted. */
  credentials?: Credentials | undefined
  /** The proxies in front of the service; none by default. */
  isTrustedProxy?: IsTrustedProxy | undefined
  observation?: Observation | undefined
  /** Who did what; nothing is audited without it. */
  audit?: Audit
  /** Days after which the app removes stored exports. */
  exportDays?: number | undefined
  log: Logger
}

/** Creates the service, not yet listening: the API for keys at `/`, for the app's own pages at `/api`, and the pages. */
export async function buildApp({
  source,
  pages,
  ownHosts = [],
  gateway: byMachine = 'local',
  signIn,
  baseMaps = [builtInMap],
  dataDir,
  isochrones,
  callBounds = defaultBounds,
  perSocket = DEFAULT_PER_SOCKET,
  onRoute,
  basePath = '',
  credentials,
  isTrustedProxy = noTrustedProxy,
  observation,
  audit = noAudit,
  exportDays,
  log,
}: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = serverOf(basePath, credentials, log)
  routeEveryMethod(app)
  if (onRoute) app.addHook('onRoute', onRoute)
  trustProxies(app, isTrustedProxy)
  limitBodyTime(app)
  // Another service decides itself how many calls it runs at once.
  const { perKey: running } = callBounds
  const calls = callsInFlight(
    'stores' in source ? callBounds : { ...callBounds, running, runningPerKey: running },
  )
  const isEnding = drainBeforeEnd(app)
  const observed = observeService(app, { source, dataDir, calls, isEnding, observation })
  auditCalls(app, audit)
  app.setErrorHandler(answerError)
  boundPipelining(app, perSocket)
  refuseOddHeaders(app)
  const gateway = signIn ? 'people' : byMachine
  await app.register(helmet, securityHeaders(mapOrigins(baseMaps), credentials !== undefined))
  serveBelow(app, basePath)
  const keyless = { gateway, ownHosts }
  const ownPage = ownPagesOnly(keyless)
  const operatorOnly = operatorOf(keyless)
  if (signIn) serveAccounts(app, signIn, ownHosts)
  const hasDriveTimes = isochrones !== undefined
  await app.register(observed)
  await app.register(serveAbout, {
    source,
    baseMaps,
    hasDriveTimes,
    ownPage,
    operatorOnly,
    audit,
    exportDays,
    signIn: signIn?.kind,
  })
  for (const map of baseMaps)
    if (map.kind === 'pmtiles') await app.register(serveArchive, { file: map.file, ownPage })
  if (dataDir !== undefined)
    await app.register(serveBoundaries, { boundaries: liveBoundaries(dataDir, log), ownPage })
  if (dataDir !== undefined && 'stores' in source && gateway !== 'off')
    await app.register(serveOperator, {
      dataDir,
      stores: source.stores,
      operatorOnly,
      audit,
      dataFrom: source.following?.from,
    })
  if (gateway !== 'off')
    await app.register(serveAdmin, {
      signIn,
      keys: 'stores' in source ? source.keys : undefined,
      counters: 'stores' in source ? source.counters : undefined,
      operatorOnly,
    })
  await app.register(serveDocument, { server: 'upstream' in source ? source.upstream.url : undefined })
  const throttle = upstreamThrottle()
  const addresses = addressesIn(app, dataDir, log)
  const answer =
    'stores' in source
      ? answerFrom({ stores: source.stores, addresses, isochrones: isochrones ?? noIsochrones })
      : answerIsochrones(isochrones ?? noIsochrones, forwardTo(source.upstream, source.bounds, throttle))
  const answerStream =
    'stores' in source
      ? answerStreamFrom(source.stores)
      : forwardStreamTo(source.upstream, source.bounds, throttle)
  // The other service is called in JSON, and its answers are passed on unchanged.
  const types = 'stores' in source ? undefined : jsonOnly
  await app.register(async (api) => {
    await api.register(compress, {
      encodings: ['gzip', 'identity'],
      threshold: 2048,
      zlibOptions: { level: 4 },
    })
    await api.register(serveContract, {
      prefix: '/api',
      authenticate: ownPage,
      answer,
      answerStream,
      types,
      // Without sign-in there is no one to count.
      limits: signIn && 'stores' in source ? source.limits : undefined,
      calls,
    })
  })
  if ('stores' in source) {
    const { keys, limits } = source
    await app.register(serveContract, { authenticate: byKey(keys), answer, answerStream, limits, calls })
    await app.register(serveReconcile, { ...source, keyless, calls })
  }
  // Without the gateway the pages cannot call the API.
  if (pages && gateway !== 'off') await app.register(servePages, { folder: pages })
  else app.setNotFoundHandler(() => Promise.reject(pathNotFound()))
  return app
}

/** The HTTP layer, with encryption where there are credentials. */
function serverOf(basePath: string, credentials: Credentials | undefined, log: Logger): FastifyInstance {
  const layer = {
    ...httpLayerBelow(basePath),
    genReqId: ({ headers }: IncomingMessage) => requestIdOf(headers['x-request-id']),
    loggerInstance: log as FastifyBaseLogger,
  }
  if (!credentials) return fastify(layer)
  // A server of Node.js with encryption has all that the rest uses of one without.
  return fastify({ ...layer, https: { ...layer.http, ...credentials } }) as unknown as FastifyInstance
}

/** The addresses that the operator has imported; they are closed with the service. */
function addressesIn(app: FastifyInstance, dataDir: string | undefined, log: Logger): CurrentAddresses {
  if (dataDir === undefined) return async () => ({})
  const live = liveAddresses(dataDir, log)
  app.addHook('onClose', live.close)
  return live.current
}

const jsonOnly = ['application/json'] as const

/** Half a year, in seconds: how long browsers open this host with encryption alone. */
const ENCRYPTED_ONLY = 15_768_000

/** The other origins are those of basemaps. */
const securityHeaders = ({ pictures, requests }: MapOrigins, isEncrypted: boolean) =>
  ({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", styleNonceSource],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...requests],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Without a certificate here, the proxy that has one sets this header.
    strictTransportSecurity: isEncrypted && { maxAge: ENCRYPTED_ONLY, includeSubDomains: false },
  }) satisfies FastifyHelmetOptions

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode, body, headers } = failureOf(error)
  const isClosed = reply.raw.destroyed || request.raw.socket.destroyed
  if ((statusCode === 500 || error instanceof EngineUnavailable) && !isClosed)
    request.log.error({ err: error, path: pathOf(request.url) }, 'a call failed')
  if (statusCode === 405) reply.header('allow', request.routeOptions.config.allow ?? '')
  return reply
    .code(statusCode)
    .headers(headers)
    .send(encodeFailure(request, reply, body))
}

/** Every error as an answer: failures, refusals of the store and of the HTTP layer; all others without details. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof Refusal) return invalid([{ Description: error.message, Item: itemOf([error.Item]) }])
  if (error instanceof TooCostly) return tooCostly()
  if (error instanceof EngineUnavailable) return engineUnavailable()
  const { statusCode = 500 } = error as Partial<FastifyError>
  // Paths out of the folder are refused with a 403, which would reveal that something exists there.
  if (statusCode === 403) return pathNotFound()
  return statusCode >= 400 && statusCode < 500 ? refusedByLayer(statusCode) : unexpected()
}
