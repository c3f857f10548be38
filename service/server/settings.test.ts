import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { defaultBounds } from '../in-flight/calls-in-flight.ts'
import { mapPresets } from './map-presets.ts'
import { readSettings } from './settings.ts'

const defaults = {
  port: 8080,
  host: '127.0.0.1',
  dataDir: resolve('data'),
  ownHosts: ['127.0.0.1'],
  gateway: 'local',
  warnings: [],
  callBounds: defaultBounds,
  perSocket: 32,
  baseMaps: [{ name: 'built-in', kind: 'built-in' }],
  slowQueryMs: 1000,
  logLevel: 'warn',
  audit: 'off',
  matchThreads: availableParallelism(),
  clickhouse: [],
  earlier: { count: 1, milliseconds: 900_000 },
  answerCacheBytes: 64e6,
}
const folder = mkdtempSync(join(tmpdir(), 'settings-'))
const archive = join(folder, 'map.pmtiles')
const other = join(folder, 'other.pmtiles')
writeFileSync(archive, Buffer.from('PMTiles\x03 and so on'))
writeFileSync(other, 'PMTiles\x02')
afterAll(() => rmSync(folder, { recursive: true }))

const tiles = 'https://tiles.example/{z}/{x}/{y}.png?key=k'
const remote = { API_BASE_URL: 'https://data.example/base/', API_KEY: 'k' }

it.each([
  ['nothing', {}, defaults],
  [
    'an audit and days',
    { AUDIT: 'required', AUDIT_DAYS: '30', EXPORT_DAYS: '7' },
    { ...defaults, audit: 'required', auditDays: 30, exportDays: 7 },
  ],
  ['empty variables', { PORT: '', HOST: ' ', API_BASE_URL: '' }, defaults],
  [
    'an issuer',
    {
      AUTH: 'oidc',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'catchment',
      OIDC_ROLE_CLAIM: 'groups',
      AUTH_ROLES: 'sales=member, team=data=operator',
      AUTH_OPERATORS: 'Olga@example.com',
    },
    {
      ...defaults,
      gateway: 'people',
      signIn: {
        kind: 'oidc',
        times: { idle: 43_200_000, max: 604_800_000 },
        readPerDay: { viewer: 10_000, member: 25_000 },
        oidc: {
          issuer: 'https://id.example',
          clientId: 'catchment',
          roleClaim: 'groups',
          rules: {
            defaultRole: 'viewer',
            plan: 'a',
            mapped: new Map([
              ['sales', 'member'],
              ['team=data', 'operator'],
            ]),
            operators: new Set(['olga@example.com']),
          },
        },
      },
    },
  ],
  [
    'passwords',
    { AUTH: 'password', HOST: '0.0.0.0', AUTH_IDLE_HOURS: '1' },
    {
      ...defaults,
      host: '0.0.0.0',
      ownHosts: ['0.0.0.0'],
      gateway: 'people',
      signIn: {
        kind: 'password',
        times: { idle: 3_600_000, max: 604_800_000 },
        readPerDay: { viewer: 10_000, member: 25_000 },
      },
    },
  ],
  ['a key for this process', { API_KEY: 'k' }, { ...defaults, extraKey: 'k' }],
  ['another service', remote, { ...defaults, upstream: { url: 'https://data.example/base', key: 'k' } }],
  [
    'own names',
    { ALLOWED_HOSTS: 'A.example, ::2' },
    { ...defaults, ownHosts: ['127.0.0.1', 'a.example', '[::2]'] },
  ],
  [
    'earlier versions',
    { EARLIER_VERSIONS: '0', EARLIER_VERSION_MINUTES: '2' },
    { ...defaults, earlier: { count: 0, milliseconds: 120_000 } },
  ],
  ['threads that match', { MATCH_THREADS: '3' }, { ...defaults, matchThreads: 3 }],
  [
    'a routing server',
    { ISOCHRONES_URL: 'http://127.0.0.1:8002/' },
    { ...defaults, routing: { kind: 'valhalla', url: 'http://127.0.0.1:8002' } },
  ],
  [
    'an openrouteservice',
    {
      ISOCHRONES_URL: 'https://routes.example/ors/',
      ISOCHRONES_KIND: 'openrouteservice',
      ISOCHRONES_KEY: 'k',
    },
    { ...defaults, routing: { kind: 'openrouteservice', url: 'https://routes.example/ors', key: 'k' } },
  ],
  ['no slow calls in the log', { SLOW_QUERY_MS: '0' }, { ...defaults, slowQueryMs: 0 }],
  [
    'a receiver of traces',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' },
    { ...defaults, traceEndpoint: 'http://127.0.0.1:4318' },
  ],
  [
    'metrics for other machines',
    { METRICS_TOKEN: 'TokenTokenTokenX' },
    { ...defaults, metricsToken: 'TokenTokenTokenX' },
  ],
  ['a Redis', { REDIS_URL: 'redis://cache:6379' }, { ...defaults, redisUrl: 'redis://cache:6379' }],
  [
    'a map in a file',
    { MAP_PMTILES: archive, MAP_ATTRIBUTION: 'Us' },
    { ...defaults, baseMaps: [{ name: 'own', kind: 'pmtiles', file: archive, attribution: 'Us' }] },
  ],
  [
    'a map of tiles',
    { MAP_TILES: tiles },
    { ...defaults, baseMaps: [{ name: 'own', kind: 'tiles', url: tiles }] },
  ],
  [
    'a map of tiles of this machine',
    { MAP_TILES: 'http://127.0.0.1:9000/{z}/{x}/{y}.png' },
    {
      ...defaults,
      baseMaps: [{ name: 'own', kind: 'tiles', url: 'http://127.0.0.1:9000/{z}/{x}/{y}.png' }],
    },
  ],
  ['a named map', { MAP: 'osm' }, { ...defaults, baseMaps: [mapPresets.osm] }],
  [
    'several maps in the order of the operator',
    { MAP: 'openfreemap, own,built-in,own', MAP_TILES: tiles },
    {
      ...defaults,
      baseMaps: [mapPresets.openfreemap, { name: 'own', kind: 'tiles', url: tiles }, ...defaults.baseMaps],
    },
  ],
  ['loopback in IPv6', { HOST: '::1' }, { ...defaults, host: '::1', ownHosts: ['[::1]'] }],
  [
    'a network address with keys only',
    { HOST: '0.0.0.0', GATEWAY: 'off' },
    { ...defaults, host: '0.0.0.0', ownHosts: ['0.0.0.0'], gateway: 'off' },
  ],
  [
    'trusted proxies',
    { TRUST_PROXY: 'loopback, 10.0.0.0/8' },
    { ...defaults, isTrustedProxy: expect.any(Function) },
  ],
  ['an open gateway', { GATEWAY: 'open' }, { ...defaults, gateway: 'open' }],
  [
    'bounds of calls in flight',
    {
      MAX_CALLS: '50',
      MAX_CALLS_PER_ADDRESS: '40',
      MAX_CALLS_PER_KEY: '30',
      MAX_CALLS_PER_CONNECTION: '5',
      RUNNING_CALLS: '4',
      RUNNING_CALLS_PER_KEY: '3',
    },
    {
      ...defaults,
      callBounds: { ...defaultBounds, total: 50, perAddress: 40, perKey: 30, running: 4, runningPerKey: 3 },
      perSocket: 5,
    },
  ],
  ['no cache of answers', { ANSWER_CACHE_MB: '0' }, { ...defaults, answerCacheBytes: 0 }],
  ['a place of its own', { PORT: '0', DATA_DIR: '/d' }, { ...defaults, port: 0, dataDir: '/d' }],
])('reads %s', (_name, environment, expected) => {
  expect(readSettings(environment)).toEqual(expected)
})

it.each([
  [{ PORT: '70000' }, /^PORT must be a port$/],
  [{ PORT: '1.5' }, /^PORT /],
  [{ PORT: 'eighty' }, /^PORT must be a number$/],
  [{ ANSWER_CACHE_MB: '-1' }, /^ANSWER_CACHE_MB must be 0 or more$/],
  [{ ANSWER_CACHE_MB: 'much' }, /^ANSWER_CACHE_MB must be a number$/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of /],
  [{ API_BASE_URL: 'nowhere' }, /^API_BASE_URL must be an address/],
  [{ API_BASE_URL: 'ftp://x' }, /^API_BASE_URL must be an address that begins with http$/],
  [{ API_BASE_URL: 'http://x' }, /^API_BASE_URL requires API_KEY/],
  [{ CLICKHOUSE_URL: 'clickhouse.example:9000' }, /^CLICKHOUSE_URL must be addresses like /],
  [{ ISOCHRONES_URL: 'routes.example' }, /^ISOCHRONES_URL must be an address that begins with http$/],
  [{ ISOCHRONES_KIND: 'osrm' }, /^ISOCHRONES_KIND must be valhalla or openrouteservice$/],
  [{ ISOCHRONES_KIND: 'openrouteservice' }, /^ISOCHRONES_KIND requires ISOCHRONES_URL$/],
  [
    { ISOCHRONES_URL: 'http://a.example', ISOCHRONES_KEY: 'k' },
    /^ISOCHRONES_KEY requires ISOCHRONES_KIND=openrouteservice$/,
  ],
  [{ ISOCHRONES_URL: 'http://u:p@a.example' }, /^ISOCHRONES_URL must not contain a user or a password$/],
  [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 can be reached from other machines.*GATEWAY=off.*GATEWAY=open/],
  [{ HOST: '::' }, /^HOST=:: can be reached from other machines/],
  [{ HOST: '127.999.999.999' }, /^HOST=127.999.999.999 can be reached/],
  [{ AUTH: 'magic' }, /^AUTH must be/],
  [{ AUTH: 'password', GATEWAY: 'open' }, /^AUTH=password lets in who has signed in.*remove GATEWAY=open/],
  [{ AUTH: 'oidc' }, /^AUTH=oidc requires OIDC_ISSUER/],
  [
    { AUTH: 'oidc', OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'c' },
    /^OIDC_ISSUER must begin with https/,
  ],
  [{ AUTH: 'proxy' }, /^AUTH=proxy requires TRUST_PROXY/],
  [{ AUTH: 'proxy', TRUST_PROXY: '1' }, /^AUTH=proxy requires TRUST_PROXY with the addresses/],
  [
    { AUTH: 'proxy', TRUST_PROXY: '::1', AUTH_ROLES: 'sales=king' },
    /^AUTH_ROLES must be pairs.*sales=king is none/,
  ],
  [{ AUTH: 'password', AUTH_IDLE_HOURS: '0' }, /^AUTH_IDLE_HOURS must be 0\.1 or more/],
  [{ GATEWAY: 'on' }, /^GATEWAY must be off or open$/],
  [{ ...remote, GATEWAY: 'off' }, /^GATEWAY=off and API_BASE_URL together leave nothing to serve/],
  [{ TRUST_PROXY: 'proxy.example' }, /^TRUST_PROXY must be a number of proxies, or addresses/],
  [{ MAX_CALLS: '0' }, /^MAX_CALLS must be 1 or more$/],
  [{ RUNNING_CALLS_PER_KEY: '1.5' }, /^RUNNING_CALLS_PER_KEY must be a whole number$/],
  [{ REDIS_URL: 'http://cache' }, /^REDIS_URL must be an address that begins with redis$/],
  [{ EARLIER_VERSIONS: '-1' }, /^EARLIER_VERSIONS must be 0 or more$/],
  [{ EARLIER_VERSION_MINUTES: '0' }, /^EARLIER_VERSION_MINUTES must be 1 or more$/],
  [{ MATCH_THREADS: '0' }, /^MATCH_THREADS must be 1 or more$/],
  [{ MATCH_THREADS: '1.5' }, /^MATCH_THREADS must be a whole number$/],
  [{ SLOW_QUERY_MS: '-1' }, /^SLOW_QUERY_MS must be 0 or more$/],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must be 16 or more printable characters/],
  [{ API_KEY: 'a b' }, /^API_KEY must be a key/],
  [{ MAP_PMTILES: join(folder, 'none') }, /^MAP_PMTILES cannot be read: .*none$/],
  [{ MAP_PMTILES: folder }, /^MAP_PMTILES cannot be read/],
  [{ MAP_PMTILES: other }, /^MAP_PMTILES is not a PMTiles file of version 3/],
  [{ MAP_PMTILES: archive, MAP_TILES: tiles }, /^Set either MAP_PMTILES or MAP_TILES/],
  [{ MAP_TILES: 'tiles.example' }, /^MAP_TILES must be an address such as/],
  [{ MAP_TILES: 'http://tiles.example/{z}/{x}/{y}.png' }, /^MAP_TILES must begin with https/],
  [{ MAP_TILES: 'https://u:p@tiles.example/{z}/{x}/{y}.png' }, /^MAP_TILES must not contain a user/],
  [
    { MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
    /^MAP_TILES must name one host|^MAP_TILES must be/,
  ],
  [{ MAP_TILES: 'https://tiles.example/{s}/{z}/{x}/{y}.png' }, /^MAP_TILES must name one host/],
  [{ MAP_TILES: 'https://{x}.tiles.example/{z}/{y}/{x}.png' }, /^MAP_TILES must /],
  [{ MAP_TILES: 'https://tiles.example/{z}/{x}.png' }, /^MAP_TILES must contain \{y\}$/],
  [
    { MAP_TILES: 'https://tiles.example/{z}/{x}/{y}{r}.png' },
    /^MAP_TILES must contain only .*: \{r\} is not supported$/,
  ],
  [
    { MAP: 'satellite' },
    /^MAP must be one or more of built-in, own, openfreemap, osm.*satellite is unknown$/,
  ],
  [{ MAP: 'built-in,own' }, /^MAP=own requires MAP_PMTILES or MAP_TILES$/],
  [{ MAP: 'osm', MAP_TILES: tiles }, /^MAP must contain own to show the map of MAP_PMTILES or MAP_TILES$/],
  [{ MAP_ATTRIBUTION: 'Us' }, /^MAP_ATTRIBUTION requires/],
  [{ MAP_TILES: tiles, MAP_ATTRIBUTION: 'x'.repeat(1001) }, /^MAP_ATTRIBUTION must be at most/],
])('refuses %j', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(words)
})
