import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify'
import type { Logger } from 'pino'
import { type SignInService, serveAccounts } from '../accounts/serve-accounts.ts'
import { type Audit, noAudit } from '../audit/audit.ts'
import { liveBoundaries } from '../boundaries/live.ts'
import { type Gateway, type KeylessAccess, ownPagesOnly } from '../gateway/guard.ts'
import { operatorOf } from '../gateway/operator.ts'
import { liveAddresses } from '../geocode/live.ts'
import type { CurrentAddresses } from '../handlers/geocoding.ts'
import { serveBelow } from '../http/base-path.ts'
import { limitBodyTime } from '../http/body-timeout.ts'
import { trustProxies } from '../http/client.ts'
import { httpLayerBelow } from '../http/http-layer.ts'
import { refuseOddHeaders } from '../http/odd-headers.ts'
import { pathNotFound } from '../http/problem.ts'
import { type IsTrustedProxy, noTrustedProxy } from '../http/trusted-proxies.ts'
import type { CallBounds } from '../in-flight/call-queue.ts'
import { callsInFlight, defaultBounds } from '../in-flight/calls-in-flight.ts'
import { drainBeforeEnd } from '../in-flight/drain.ts'
import { boundPipelining, DEFAULT_PER_SOCKET } from '../in-flight/pipelining.ts'
import type { FindIsochrones } from '../isochrones/isochrones.ts'
import { requestIdOf } from '../observe/request-id.ts'
import { serveAbout } from './about.ts'
import { answerError } from './answer-error.ts'
import type { AppSource } from './app-source.ts'
import { auditCalls } from './audit-calls.ts'
import { type BaseMap, builtInMap, mapOrigins, serveArchive } from './base-map.ts'
import { type Observation, observeService } from './observe-service.ts'
import { servePages } from './pages.ts'
import { securityHeaders } from './security-headers.ts'
import { routeEveryMethod } from './serve.ts'
import { serveApi } from './serve-api.ts'
import { serveBoundaries } from './serve-boundaries.ts'
import { serveOperators } from './serve-operators.ts'
import type { Credentials } from './tls.ts'

export interface AppOptions {
  source: AppSource
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
  gateway = 'local',
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
  const app = serverOf(basePath, credentials, log)
  routeEveryMethod(app)
  if (onRoute) app.addHook('onRoute', onRoute)
  trustProxies(app, isTrustedProxy)
  limitBodyTime(app)
  const calls = callsInFlight(boundsFor(source, callBounds))
  const isEnding = drainBeforeEnd(app)
  const observed = observeService(app, { source, dataDir, calls, isEnding, observation })
  auditCalls(app, audit)
  app.setErrorHandler(answerError)
  boundPipelining(app, perSocket)
  refuseOddHeaders(app)
  await app.register(helmet, securityHeaders(mapOrigins(baseMaps), credentials !== undefined))
  serveBelow(app, basePath)
  const keyless: KeylessAccess = { gateway: signIn ? 'people' : gateway, ownHosts }
  const ownPage = ownPagesOnly(keyless)
  const operatorOnly = operatorOf(keyless)
  if (signIn) serveAccounts(app, signIn, ownHosts)
  await app.register(observed)
  await app.register(serveAbout, {
    source,
    baseMaps,
    hasDriveTimes: isochrones !== undefined,
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
  const addresses = addressesIn(app, dataDir, log)
  await serveApi(app, { source, addresses, isochrones }, { keyless, calls })
  // Without the gateway the pages cannot call the API.
  const hasGateway = keyless.gateway !== 'off'
  if (hasGateway) await serveOperators(app, { source, operatorOnly, dataDir, signIn, audit })
  if (hasGateway && pages) await app.register(servePages, { folder: pages })
  else app.setNotFoundHandler(() => Promise.reject(pathNotFound()))
  return app
}

/** Another service decides itself how many calls it runs at once. */
const boundsFor = (source: AppSource, bounds: CallBounds): CallBounds =>
  'stores' in source ? bounds : { ...bounds, running: bounds.perKey, runningPerKey: bounds.perKey }

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
