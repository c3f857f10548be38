import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, streamEndpoints } from '#contract/endpoints.ts'
import type { Role } from '#contract/roles.ts'

/**
 * What a route needs where people sign in: a role; `page` for the app's own pages, also before sign-in; `own` where the route itself
 * checks, as by a key; `public` for everyone.
 */
export type Access = Role | 'page' | 'own' | 'public'

/** Endpoints that need more than a viewer at `/api`: their answers are for lists of one's own. */
const ofMembers: ReadonlySet<string> = new Set(['match', 'multipleMatch', 'matchFile'])

const fromContract: [string, Access][] = Object.entries<Pick<Endpoint, 'path'>>({
  ...endpoints,
  ...streamEndpoints,
}).flatMap(([name, { path }]): [string, Access][] => {
  const url = path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')
  return [
    [url, 'own'],
    [`/api${url}`, ofMembers.has(name) ? 'member' : 'viewer'],
  ]
})

/** Routes by their path; those that end with `*` are for all paths below. */
const table: readonly [path: string, access: Access][] = [
  ...fromContract,
  ['/config.json', 'viewer'],
  ['/map.pmtiles', 'viewer'],
  ['/boundaries', 'viewer'],
  ['/boundaries/*', 'viewer'],
  ['/operator/*', 'operator'],
  ['/session/everywhere', 'viewer'],
  ['/session/password', 'viewer'],
  ['/session/oidc/callback', 'own'],
  ['/session', 'page'],
  ['/session/*', 'page'],
  ['/reconcile', 'own'],
  ['/reconcile/*', 'own'],
  ['/reconcile*', 'own'],
  ['/metrics', 'own'],
  ['/health', 'public'],
  ['/health/*', 'public'],
  ['/openapi.json', 'public'],
  ['/docs', 'public'],
  ['/docs/*', 'public'],
  ['/', 'public'],
  ['/index.html', 'public'],
  ['/*', 'public'],
]

const exact = new Map(table)
const below = table.flatMap(([path, access]) =>
  path.endsWith('/*') && path !== '/*' ? [{ start: path.slice(0, -1), access }] : [],
)

/**
 * What a route needs, by its registered path. Undefined for a route that is not in the table, which no one may call.
 */
export function accessOf(path: string): Access | undefined {
  return exact.get(path) ?? below.find(({ start }) => path.startsWith(start))?.access
}
