import { resolve } from 'node:path'
import { z } from 'zod'
import { type BaseMap, baseMapOf } from './base-map.ts'

/** Another service that speaks the API, and the key that the gateway adds. */
export interface Upstream {
  /** Address without a last slash; paths of the contract follow it. */
  url: string
  key: string
}

/** How the service is run: the configuration table of the README. */
export interface Settings {
  port: number
  host: string
  dataDir: string
  /** Set when the app is pointed at another service; then no local data is used. */
  upstream?: Upstream
  /** A key good for this process only, beside the stored ones. */
  extraKey?: string
  /** Host names, besides loopback, under which the app's pages may call the gateway. */
  ownHosts: string[]
  /** The Redis that several machines count calls in; without it this machine counts for itself. */
  redisUrl?: string
  /** The map that takes the place of the app's own. */
  baseMap?: BaseMap
  logLevel: string
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const Environment = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65535, 'must be a port').default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  API_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an address that begins with http' }).optional(),
  API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a key: letters, digits and signs without spaces')
    .optional(),
  ALLOWED_HOSTS: z.string().default(''),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be an address that begins with redis' }).optional(),
  MAP_PMTILES: z.string().optional(),
  MAP_TILES: z.string().optional(),
  MAP_ATTRIBUTION: z.string().max(1000, 'must be at most 1,000 characters').optional(),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('warn'),
})

/** The settings in the environment; an empty variable counts as absent. Raises an error that names the variable at fault. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const set = Object.entries(environment).filter(([, value]) => value?.trim())
  const result = Environment.safeParse(Object.fromEntries(set))
  if (!result.success)
    throw new Error(result.error.issues.map((i) => `${i.path.join()} ${i.message}`).join('\n'))
  const { PORT, HOST, DATA_DIR, API_BASE_URL, API_KEY, ALLOWED_HOSTS, REDIS_URL, LOG_LEVEL } = result.data
  const names = [HOST, ...ALLOWED_HOSTS.split(',')].map((name) => name.trim().toLowerCase()).filter(Boolean)
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    ...(API_BASE_URL ? { upstream: upstreamOf(API_BASE_URL, API_KEY) } : { extraKey: API_KEY }),
    ownHosts: names.map((name) => (name.includes(':') ? `[${name}]` : name)),
    redisUrl: REDIS_URL,
    baseMap: baseMapOf(result.data),
    logLevel: LOG_LEVEL,
  }
}

function upstreamOf(address: string, key: string | undefined): Upstream {
  if (!key) throw new Error('API_KEY is needed beside API_BASE_URL: the gateway adds it to every call')
  const { origin, pathname } = new URL(address)
  return { url: origin + pathname.replace(/\/+$/, ''), key }
}
