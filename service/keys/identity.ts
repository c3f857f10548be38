import type { FastifyRequest } from 'fastify'
import type { Role } from '#contract/roles.ts'
import { keyExpired, keyInvalid, keyMissing } from '../http/problem.ts'
import { isKeyName, queryPairs } from '../http/query.ts'
import { hasExpired, type Keys, type Plan } from './keys.ts'

/** Who has signed in. */
export interface Person {
  id: string
  name: string
  role: Role
}

/** The same with what is needed to answer their calls. */
export interface SignedIn extends Person {
  login: string
  plan: Plan
}

/** The caller: the holder of a key, or the app through the gateway. */
export interface Identity {
  plan: Plan
  email: boolean
  /** Short id of the key; absent for the app. */
  keyId?: string
  /** Who uses the app; absent for a key, and where there is no sign-in. */
  person?: Person
  /** Whether the app makes the call for an export, which needs the role exporter. */
  isExport?: boolean
  gateway: boolean
}

/** What calls are counted, queued and logged by: the id of the person or of the key; undefined for the app without sign-in. */
export const accountOf = ({ person, keyId }: Identity): string | undefined => person?.id ?? keyId

/** Identifies the caller of a request, or raises the failure that refuses it. */
export type Authenticate = (request: FastifyRequest) => Identity
/** The same where keys may be on another machine. */
export type AuthenticateKey = (request: FastifyRequest) => Promise<Identity>

/** Requires a key in the header or the query parameter `apikey`; in both only when they are equal (401 otherwise). */
export function byKey(keys: Keys): AuthenticateKey {
  return async (request) => {
    const given = keysGiven(request)
    const [key] = given
    if (key === undefined) throw keyMissing()
    const record = new Set(given).size === 1 ? await keys.find(key) : undefined
    if (!record) throw keyInvalid()
    if (hasExpired(record, Date.now())) throw keyExpired(record.expires ?? '')
    return { plan: record.plan, email: record.email, keyId: record.id, gateway: false }
  }
}

function keysGiven(request: FastifyRequest): string[] {
  const inQuery = queryPairs(request.url).filter(([name]) => isKeyName(name))
  if (inQuery.length > 1) throw keyInvalid()
  return [request.headers.apikey, ...inQuery.map(([, value]) => value)]
    .flat()
    .filter((key) => key !== undefined)
    .filter((key) => key.trim() !== '')
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who has signed in, where people do. */
    signedIn?: SignedIn | undefined
  }
}
