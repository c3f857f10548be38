import type { FastifyInstance } from 'fastify'
import type { SignInKind } from '#contract/accounts.ts'
import { endpoints, streamEndpoints } from '#contract/endpoints.ts'
import { type Kind, kinds } from '#contract/kind.ts'
import type { Role } from '#contract/roles.ts'
import { type SortField, sortFields } from '#contract/sort.ts'
import { optionalFields, rareFields } from '#contract/trust.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { Audit } from '../audit/audit.ts'
import { oneAtATime } from '../concurrency/one-at-a-time.ts'
import { isSample } from '../data/sample/sample.ts'
import { isOperator, type OperatorOnly } from '../gateway/operator.ts'
import type { Upstream } from '../gateway/proxy.ts'
import type { Authenticate } from '../keys/identity.ts'
import type { CallLimits } from '../limits/limit-calls.ts'
import type { Following } from '../published/follow-source.ts'
import { followingProblems } from '../published/readiness.ts'
import { NO_VERSION } from '../store/empty-store.ts'
import { sortFieldsOf } from '../store/sort-fields.ts'
import type { Stores } from '../store/store.ts'
import type { DataInfo } from '../versions/data-info.ts'
import { type BaseMap, publicBaseMap } from './base-map.ts'

/** Where answers come from: this machine's data, or another service. */
export type DataSource =
  | { stores: Stores; limits?: CallLimits | undefined; following?: Following | undefined }
  | { upstream: Upstream }

/** What the app shows about its service; no secrets. */
export interface AppConfig {
  /** Names of the data sets, or the host of the other service. */
  name: string
  kind: 'local' | 'remote'
  /** Whether `AnyOf` and `NoneOf` are served. */
  alternatives: boolean
  /** The fields that searches can be sorted by; none where a service does not sort. */
  sort: Record<Kind, readonly SortField[]>
  /** The optional fields that records of the data have. */
  fields: Record<Kind, readonly string[]>
  /** Whether several counts and several tallies are answered in one call. */
  multiple: boolean
  /** Whether a file is matched as one stream of rows. */
  matchFile: boolean
  /** Whether this process answers `/v1/isochrones`: with another service too the routing server is that of this process. */
  driveTimes: boolean
  version: string
  /** Whether the caller may change the data sets. */
  isOperator: boolean
  /** Who has signed in; absent without sign-in. */
  person?: { id: string; login: string; name: string; role: Role }
  /** How people sign in; absent without sign-in. */
  signIn?: SignInKind | undefined
  /** Days after which stored exports are removed; none where they are not. */
  exportDays?: number
  /** The basemaps that the app may show, the first of them at first. */
  maps: ReturnType<typeof publicBaseMap>[]
  /** The data of each kind, where known; `date` (ISO) is the date of the data, `version` changes with each build, `sample` says that it is made up; `closed` are excluded from searches. */
  data?: Partial<
    Record<Kind, Pick<DataInfo, 'name' | 'records' | 'date' | 'version' | 'closed'> & { sample: boolean }>
  >
}

/** Two small pages about the service: `/health` for monitoring, `/config.json` for the app. */
export async function serveAbout(
  app: FastifyInstance,
  {
    source,
    baseMaps,
    hasDriveTimes,
    ownPage,
    operatorOnly,
    audit,
    exportDays,
    signIn,
  }: {
    source: DataSource
    baseMaps: readonly BaseMap[]
    hasDriveTimes: boolean
    ownPage: Authenticate
    operatorOnly: OperatorOnly
    audit: Audit
    exportDays: number | undefined
    signIn?: SignInKind | undefined
  },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  const health = oneAtATime(() => healthOf(source, audit))
  app.get('/health', async (_request, reply) => {
    const { status, body } = await health()
    return reply.code(status).send(body)
  })
  const maps = baseMaps.map((map) => publicBaseMap(map, app.basePath))
  app.get('/config.json', async (request): Promise<AppConfig> => {
    ownPage(request)
    const config = await configOf(source)
    const mayOperate = 'stores' in source && isOperator(request, operatorOnly)
    const { signedIn } = request
    const person = signedIn && {
      id: signedIn.id,
      login: signedIn.login,
      name: signedIn.name,
      role: signedIn.role,
    }
    return {
      ...config,
      driveTimes: hasDriveTimes,
      isOperator: mayOperate,
      maps,
      ...(exportDays && { exportDays }),
      ...(person && { person, signIn }),
    }
  })
}

/** `ok`, or `degraded` with the problems: a 200 while all calls are answered, a 503 when calls are refused because of them. */
async function healthOf(source: DataSource, audit: Audit): Promise<{ status: number; body: object }> {
  if ('upstream' in source) return { status: 200, body: { status: 'ok' } }
  const stores = kinds.map((kind) => source.stores[kind])
  await Promise.all(stores.map((store) => store.health()))
  const data = byKind(source.stores, ({ kind: _kind, ...info }) => info)
  const counting = source.limits?.problem?.()
  const following = followingProblems(source.following?.states() ?? [])
  const known = [...stores.map(({ problem }) => problem), counting?.message, audit.problem(), ...following]
  const problems = known.filter(Boolean)
  if (problems.length === 0) return { status: 200, body: { status: 'ok', data } }
  return {
    status: counting?.refuses || audit.isRefusing() ? 503 : 200,
    body: { status: 'degraded', problems, data },
  }
}

async function configOf(
  source: DataSource,
): Promise<Omit<AppConfig, 'maps' | 'isOperator' | 'driveTimes' | 'exportDays' | 'person' | 'signIn'>> {
  const { version } = packageJson
  if ('upstream' in source) {
    const { url } = source.upstream
    return { name: new URL(url).host, kind: 'remote', ...(await extensionsOf(url)), version }
  }
  const data = byKind(source.stores, (info) => {
    const { name, records, date, version, closed } = info
    return { name, records, date, version, closed, sample: isSample(info) }
  })
  const names = new Set(Object.values(data).map(({ name }) => name))
  return {
    name: [...names].join(', '),
    kind: 'local',
    alternatives: true,
    sort: ofEachKind((kind) => sortFieldsOf(source.stores[kind].info)),
    fields: ofEachKind((kind) => fieldsOf(source.stores[kind].info)),
    multiple: true,
    matchFile: true,
    version,
    data,
  }
}

/** Information about each kind that has data. */
function byKind<T>(stores: Stores, map: (info: DataInfo) => T): Partial<Record<Kind, T>> {
  const infos = kinds.map((kind) => stores[kind].info).filter(({ version }) => version !== NO_VERSION)
  return Object.fromEntries(infos.map((info) => [info.kind, map(info)]))
}

const ofEachKind = <T>(make: (kind: Kind) => T): Record<Kind, T> => ({
  companies: make('companies'),
  people: make('people'),
})

/** The optional fields that at least one record has; an id in the source also where only merged sources have one, as it is searched. */
const fieldsOf = ({ kind, filled = {}, corrected = 0, merged = 0, mergedIds = 0 }: DataInfo) => [
  ...optionalFields[kind].filter(
    (field) => (filled[field] ?? 0) > 0 || (field === 'SourceId' && mergedIds > 0),
  ),
  ...(corrected > 0 ? ['CorrectedFields'] : []),
  ...(merged > 0 ? ['MergedSources'] : []),
]

/** The extensions of a service, by its description (open-points, Extension). */
async function extensionsOf(
  url: string,
): Promise<Pick<AppConfig, 'alternatives' | 'sort' | 'fields' | 'multiple' | 'matchFile'>> {
  const description = await descriptionOf(url)
  const lists = (path: string) => description.includes(`"${path}"`)
  return {
    alternatives: lists('AnyOf'),
    sort: ofEachKind((kind) => (lists('Sort') ? sortFields[kind] : [])),
    fields: ofEachKind((kind) => [...optionalFields[kind], ...rareFields].filter(lists)),
    multiple: severalAtOnce.every((name) => lists(endpoints[name].path)),
    matchFile: lists(streamEndpoints.matchFile.path),
  }
}

const severalAtOnce = [
  'multipleCountCompanies',
  'multipleTallyCompanies',
  'multipleCountPeople',
  'multipleTallyPeople',
] as const

/** The text of a service's description in OpenAPI; empty when it cannot be loaded. */
async function descriptionOf(url: string): Promise<string> {
  try {
    const response = await fetch(`${url}/openapi.json`, {
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    })
    return response.ok ? await response.text() : ''
  } catch {
    return ''
  }
}
