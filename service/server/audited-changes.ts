import type { FastifyRequest } from 'fastify'
import { adminPaths, sessionPaths } from '#contract/accounts.ts'
import type { AuditAction } from '#contract/audit.ts'
import { correctionPaths } from '#contract/corrections.ts'
import { dataSetPaths } from '#contract/data-sets.ts'
import { forgottenPaths } from '#contract/forgotten.ts'
import { importPaths } from '#contract/imports.ts'
import { kinds } from '#contract/kind.ts'
import { mergePaths } from '#contract/merges.ts'
import type { AuditEvent } from '../audit/audit.ts'
import { recordsIn } from '../http/billed.ts'
import { pathOf } from '../reconcile/manifest.ts'

/** What a change is, by the beginning of its path: the first that fits. */
const actions: readonly (readonly [path: string, action: AuditAction])[] = [
  [forgottenPaths.lift, 'lift'],
  [forgottenPaths.forgotten, 'forget'],
  [correctionPaths.corrections, 'correction'],
  [importPaths.imports, 'import'],
  [mergePaths.merges, 'merge'],
  [dataSetPaths.list, 'data set'],
  [adminPaths.keys, 'key'],
  [adminPaths.people, 'role'],
  [adminPaths.invites, 'role'],
  [sessionPaths.session, 'sign-in'],
]

/** Properties of a body that name what is changed; others may have details or secrets. */
const NAMED = ['kind', 'id', 'entry', 'version', 'wanted', 'name', 'from', 'into', 'plan', 'role'] as const

type Changed = Pick<FastifyRequest, 'method' | 'routeOptions' | 'params' | 'body'>

/** The event of a change that was done, or of a sign-in that was done or refused; undefined for all others. Pure. */
export function eventOfChange(
  { method, routeOptions, params, body }: Changed,
  status: number,
): Omit<AuditEvent, 'account'> | undefined {
  const { url = '' } = routeOptions
  const known = actions.find(([path]) => url.startsWith(path))?.[1]
  const isChange = method !== 'GET' && method !== 'HEAD'
  if (!known || !isChange) return undefined
  const action = known === 'sign-in' ? sessionAction(method, url, status) : known
  if (!action || (status >= 300 && action !== 'sign-in refused')) return undefined
  return { action, what: `${method} ${url}`, ...namedIn({ ...objectOf(body), ...objectOf(params) }) }
}

/** The event of a person whom an issuer sent back, by where the answer leads; undefined for all other requests. Pure. */
export function eventOfReturn(
  { routeOptions: { url } }: Pick<FastifyRequest, 'routeOptions'>,
  location: string,
): Omit<AuditEvent, 'account'> | undefined {
  if (url !== sessionPaths.callback) return undefined
  return { action: location.includes('/sign-in#') ? 'sign-in refused' : 'sign-in', what: `GET ${url}` }
}

/**
 * The event of a call of the Reconciliation API that returned records; undefined for all others. What was looked for is not noted, as for a
 * match. Pure.
 */
export function eventOfReconciling(
  { routeOptions: { url = '' }, billed }: Pick<FastifyRequest, 'routeOptions' | 'billed'>,
  status: number,
): Omit<AuditEvent, 'account'> | undefined {
  if (!billed || status !== 200 || !url.startsWith(pathOf.companies)) return undefined
  const isMatch = kinds.some((kind) => url === pathOf[kind] && `${kind} Basic` in billed)
  const records = recordsIn(billed)
  return { action: isMatch ? 'match' : 'read', what: url, records }
}

function sessionAction(method: string, url: string, status: number): AuditAction | undefined {
  if (url === sessionPaths.link) return undefined
  if (method === 'DELETE' || url === sessionPaths.everywhere) return 'sign-out'
  return status === 401 || status === 429 ? 'sign-in refused' : 'sign-in'
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array) ? { ...value } : {}

function namedIn(given: Record<string, unknown>): { criteria?: string } {
  const named = NAMED.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : []))
  return named.length > 0 ? { criteria: JSON.stringify(Object.fromEntries(named)) } : {}
}
