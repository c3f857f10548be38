import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAtLeast } from '#contract/roles.ts'
import { checkOwnPage, needsRole, signInFirst } from '../gateway/guard.ts'
import type { SignedIn } from '../keys/identity.ts'
import type { PersonRecord } from './records.ts'
import { type Access, accessOf } from './route-roles.ts'

/** Who sends a request; undefined where no one has signed in. */
export type FindPerson = (request: FastifyRequest) => Promise<PersonRecord | undefined>

/**
 * Checks every request of the service by the table of routes: the own pages by Host, Origin and Sec-Fetch-Site (403), then who has signed
 * in (401), then their role (403). A route that is not in the table may be called by no one.
 */
export function checkRoles(app: FastifyInstance, find: FindPerson, ownHosts: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request.routeOptions
    if (url === undefined) return
    const access = accessOf(url)
    if (access === 'public' || access === 'own') return
    reply.header('cache-control', 'no-store')
    checkOwnPage(request, ownHosts)
    const person = await find(request)
    request.signedIn = person && signedInAs(person)
    checkRole(request.signedIn, access)
  })
}

function checkRole(person: SignedIn | undefined, access: Exclude<Access, 'public' | 'own'> | undefined) {
  if (access === 'page') return
  if (!person) throw signInFirst()
  if (access === undefined || !isAtLeast(person.role, access)) throw needsRole(access ?? 'operator')
}

/** The person who sends a request, without what is stored for signing in. */
export const signedInAs = ({ id, login, name, role, plan }: PersonRecord): SignedIn => ({
  id,
  login,
  name,
  role,
  plan,
})
