import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { Gateway } from '../gateway/guard.ts'
import type { Upstream } from '../gateway/proxy.ts'
import { isLoopbackName } from '../http/loopback.ts'
import type { IsTrustedProxy } from '../http/trusted-proxies.ts'
import type { CallBounds } from '../in-flight/call-queue.ts'
import { defaultBounds } from '../in-flight/calls-in-flight.ts'
import { DEFAULT_PER_SOCKET } from '../in-flight/pipelining.ts'
import { type RoutingServer, routingKinds } from '../isochrones/provider.ts'
import { openPlace } from '../published/places/open-place.ts'
import { ADDRESS_RULE, clickhouseAddresses } from '../store/clickhouse/addresses.ts'
import type { EarlierBounds } from '../store/earlier-open.ts'
import { type BaseMap, baseMapsOf } from './base-map.ts'
import { apiKeyOf, basePathOf, networkWarnings, tlsFilesOf, trustedProxiesOf } from './network-settings.ts'
import { type SignInSettings, signInOf, signInVariables } from './sign-in-settings.ts'
import type { TlsFiles } from './tls.ts'

/** The settings of the service: the configuration table of the README. */
export interface Settings {
  port: number
  host: string
  dataDir: string
  /** Set when the app is pointed at another service; then no local data is used. */
  upstream?: Upstream
  /** A key that is valid in this process only, besides the stored ones. */
  extraKey?: string
  /** Host names, besides loopback, under which the app's pages may call the gateway. */
  ownHosts: string[]
  /** Who may call without a key. */
  gateway: Gateway
  /** How people sign in; absent without sign-in. */
  signIn?: SignInSettings
  /** The proxies in front of the service whose headers are true; none by default. */
  isTrustedProxy?: IsTrustedProxy | undefined
  /** Below which path the service is, such as '/catchment'. */
  basePath?: string | undefined
  /** The certificate of the service; without it connections are not encrypted. */
  tls?: TlsFiles | undefined
  /** What the operator should mend before others use the service. */
  warnings: string[]
  /** How many calls may be in flight, and how many run at once. */
  callBounds: CallBounds
  /** Maximum number of unanswered requests on one connection. */
  perSocket: number
  /** The Redis in which several machines count calls; without it this machine counts its own. */
  redisUrl?: string
  /** Servers of ClickHouse that answer searches, each for a part of the records; none: the data's own engine does. */
  clickhouse: readonly string[]
  /** Matching threads for each kind of data. */
  matchThreads: number
  /** Which versions of the data that were in use remain open. */
  earlier: EarlierBounds
  /** Bytes of counts and tallies that are cached. */
  answerCacheBytes: number
  /** Where the data is published that this service follows, and milliseconds between two looks; absent where it has data of its own. */
  dataSource?: { source: string; interval: number } | undefined
  /** The routing server of drive times, if there is one. */
  routing?: RoutingServer
  /** The basemaps of the app, at least one; the first is shown at first. */
  baseMaps: readonly BaseMap[]
  /** Milliseconds from which a call is logged as slow; 0 for none. */
  slowQueryMs: number
  /** What a scraper of another machine sends to read metrics. */
  metricsToken?: string
  /** The receiver of traces (OTLP over HTTP), without `/v1/traces`. */
  traceEndpoint?: string
  logLevel: string
  /** Whether searches, exports and changes are noted; with `required`, calls are refused while they cannot be. */
  audit: 'off' | 'on' | 'required'
  /** Days after which files of the audit are removed. */
  auditDays?: number | undefined
  /** Days after which the app removes exports that a browser stores. */
  exportDays?: number | undefined
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const count = (defaultValue: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(1_000_000, 'must be 1,000,000 or less')
    .default(defaultValue)

const days = z.coerce
  .number('must be a number of days')
  .int('must be a whole number of days')
  .min(1, 'must be 1 or more')
  .max(36_500, 'must be 36,500 or less')

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http' })
const plainKey = z.string().regex(/^[\x21-\x7e]+$/, 'must be a key: printable characters without spaces')

const Environment = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65535, 'must be a port').default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  API_BASE_URL: httpAddress.optional(),
  API_KEY: plainKey.optional(),
  API_KEY_FILE: z.string().optional(),
  ALLOWED_HOSTS: z.string().default(''),
  GATEWAY: z.enum(['off', 'open'], 'must be off or open').optional(),
  ...signInVariables,
  TRUST_PROXY: z.string().optional(),
  BASE_PATH: z.string().optional(),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  MAX_CALLS: count(defaultBounds.total),
  MAX_CALLS_PER_ADDRESS: count(defaultBounds.perAddress),
  MAX_CALLS_PER_KEY: count(defaultBounds.perKey),
  MAX_CALLS_PER_CONNECTION: count(DEFAULT_PER_SOCKET),
  RUNNING_CALLS: count(defaultBounds.running),
  RUNNING_CALLS_PER_KEY: count(defaultBounds.runningPerKey),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be an address that begins with redis' }).optional(),
  CLICKHOUSE_URL: z
    .string()
    .transform((text, context) => {
      const addresses = clickhouseAddresses(text)
      if (!addresses) context.addIssue({ code: 'custom', message: ADDRESS_RULE })
      return addresses ?? []
    })
    .default([]),
  MATCH_THREADS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .max(256, 'must be 256 or less')
    .default(availableParallelism()),
  EARLIER_VERSIONS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(10, 'must be 10 or less')
    .default(1),
  EARLIER_VERSION_MINUTES: z.coerce
    .number('must be a number')
    .min(1, 'must be 1 or more')
    .max(1440, 'must be 1,440 or less')
    .default(15),
  ANSWER_CACHE_MB: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 or more')
    .max(100_000, 'must be 100,000 or less')
    .default(64),
  DATA_SOURCE: z.string().optional(),
  DATA_SOURCE_SECONDS: z.coerce
    .number('must be a number')
    .min(1, 'must be 1 or more')
    .max(86_400, 'must be 86,400 or less')
    .default(30),
  S3_ENDPOINT: httpAddress.optional(),
  ISOCHRONES_URL: httpAddress.optional(),
  ISOCHRONES_KIND: z.enum(routingKinds, `must be ${routingKinds.join(' or ')}`).optional(),
  ISOCHRONES_KEY: plainKey.optional(),
  MAP: z.string().optional(),
  MAP_PMTILES: z.string().optional(),
  MAP_TILES: z.string().optional(),
  MAP_ATTRIBUTION: z.string().max(1000, 'must be at most 1,000 characters').optional(),
  SLOW_QUERY_MS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(3_600_000, 'must be 3,600,000 or less')
    .default(1000),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be 16 or more printable characters without spaces')
    .optional(),
  AUDIT: z.enum(['off', 'on', 'required'], 'must be off, on or required').default('off'),
  AUDIT_DAYS: days.optional(),
  EXPORT_DAYS: days.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('warn'),
})

/** The settings in the environment; an empty variable counts as absent. Raises an error that names the wrong variable. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const set = Object.entries(environment).filter(([, value]) => value?.trim())
  const result = Environment.safeParse(Object.fromEntries(set))
  if (!result.success)
    throw new Error(result.error.issues.map((i) => `${i.path.join()} ${i.message}`).join('\n'))
  const { PORT, HOST, DATA_DIR, API_BASE_URL, ALLOWED_HOSTS, REDIS_URL, MATCH_THREADS, LOG_LEVEL } =
    result.data
  const apiKey = apiKeyOf(result.data)
  const names = [HOST, ...ALLOWED_HOSTS.split(',')].map((name) => name.trim().toLowerCase()).filter(Boolean)
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    ...(API_BASE_URL ? { upstream: upstreamOf(API_BASE_URL, apiKey) } : { extraKey: apiKey }),
    ownHosts: names.map(inBrackets),
    gateway: gatewayOf(result.data),
    signIn: signInOf(result.data),
    isTrustedProxy: trustedProxiesOf(result.data),
    basePath: basePathOf(result.data),
    tls: tlsFilesOf(result.data),
    warnings: networkWarnings(result.data),
    callBounds: boundsOf(result.data),
    perSocket: result.data.MAX_CALLS_PER_CONNECTION,
    redisUrl: REDIS_URL,
    earlier: {
      count: result.data.EARLIER_VERSIONS,
      milliseconds: result.data.EARLIER_VERSION_MINUTES * 60_000,
    },
    dataSource: dataSourceOf(result.data),
    routing: routingOf(result.data),
    clickhouse: result.data.CLICKHOUSE_URL,
    matchThreads: MATCH_THREADS,
    answerCacheBytes: result.data.ANSWER_CACHE_MB * 1e6,
    baseMaps: baseMapsOf(result.data),
    slowQueryMs: result.data.SLOW_QUERY_MS,
    metricsToken: result.data.METRICS_TOKEN,
    traceEndpoint: result.data.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
    logLevel: LOG_LEVEL,
    audit: result.data.AUDIT,
    auditDays: result.data.AUDIT_DAYS,
    exportDays: result.data.EXPORT_DAYS,
  }
}

/** A name as written in an address: IPv6 in brackets. */
const inBrackets = (name: string) => (name.includes(':') ? `[${name}]` : name)

type Variables = z.output<typeof Environment>

/** When other machines can reach the service, the operator must set who may call without a key: people who have signed in, every caller, or none. */
function gatewayOf({ AUTH, GATEWAY, HOST, API_BASE_URL }: Variables): Gateway {
  if (GATEWAY === 'off' && API_BASE_URL)
    throw new Error('GATEWAY=off and API_BASE_URL together leave nothing to serve: remove one of them')
  if (AUTH !== 'none' && GATEWAY)
    throw new Error(`AUTH=${AUTH} lets in who has signed in, and no one else: remove GATEWAY=${GATEWAY}`)
  if (AUTH !== 'none') return 'people'
  if (GATEWAY) return GATEWAY
  if (isLoopbackName(inBrackets(HOST.toLowerCase()))) return 'local'
  throw new Error(
    `HOST=${HOST} can be reached from other machines, and the app calls without a key: set AUTH (people sign in), GATEWAY=off (calls with a key only, no app) or GATEWAY=open (anyone who can reach the service can use the app and all data)`,
  )
}

function boundsOf(variables: Variables): CallBounds {
  return {
    ...defaultBounds,
    total: variables.MAX_CALLS,
    perAddress: variables.MAX_CALLS_PER_ADDRESS,
    perKey: variables.MAX_CALLS_PER_KEY,
    running: variables.RUNNING_CALLS,
    runningPerKey: variables.RUNNING_CALLS_PER_KEY,
  }
}

function upstreamOf(address: string, key: string | undefined): Upstream {
  if (!key)
    throw new Error('API_BASE_URL requires API_KEY or API_KEY_FILE: the gateway adds it to every call')
  return { url: withoutSlash(address), key }
}

function withoutSlash(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replace(/\/+$/, '')
}

/** Where the data is published; a text that names no place is refused here, before anything is opened. */
function dataSourceOf({ DATA_SOURCE, DATA_SOURCE_SECONDS, API_BASE_URL }: Variables) {
  if (DATA_SOURCE === undefined) return undefined
  if (API_BASE_URL) throw new Error('DATA_SOURCE and API_BASE_URL exclude each other: remove one of them')
  try {
    openPlace(DATA_SOURCE)
  } catch (error) {
    throw new Error(`DATA_SOURCE: ${(error as Error).message}`)
  }
  return { source: DATA_SOURCE, interval: DATA_SOURCE_SECONDS * 1000 }
}

/** The routing server; its address and key are used by this process only. */
function routingOf(variables: Variables): RoutingServer | undefined {
  const { ISOCHRONES_URL: address, ISOCHRONES_KIND: kind = 'valhalla', ISOCHRONES_KEY: key } = variables
  if (address === undefined) {
    if (variables.ISOCHRONES_KIND) throw new Error('ISOCHRONES_KIND requires ISOCHRONES_URL')
    if (key) throw new Error('ISOCHRONES_KEY requires ISOCHRONES_URL')
    return undefined
  }
  const { username, password } = new URL(address)
  if (username || password) throw new Error('ISOCHRONES_URL must not contain a user or a password')
  if (key && kind !== 'openrouteservice')
    throw new Error('ISOCHRONES_KEY requires ISOCHRONES_KIND=openrouteservice')
  return { kind, url: withoutSlash(address), key }
}
