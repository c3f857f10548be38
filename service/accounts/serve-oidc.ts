import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionPaths } from '#contract/accounts.ts'
import { originOf } from '../http/client.ts'
import { queryPairs } from '../http/query.ts'
import type { Accounts } from './accounts.ts'
import type { RoleRules } from './claimed-person.ts'
import { type Cookie, cookieNamed } from './cookies.ts'
import type { Claims, Issuer } from './oidc.ts'
import type { FlowRecord } from './records.ts'
import { hashOf, newSecret } from './secrets.ts'
import { startSession } from './serve-session.ts'
import { personOfToken } from './token-person.ts'

/** How people sign in at an issuer. */
export interface OidcService {
  issuer: Issuer
  rules: RoleRules
  redirect?: string | undefined
  roleClaim?: string | undefined
}

/** Seconds that a person may take at the issuer. */
const FLOW_SECONDS = 600

/** Why signing in did not work, in the address of the sign-in page, which has the text. */
type SignInProblem = 'away' | 'late' | 'refused' | 'disabled'

interface Served extends OidcService {
  accounts: Accounts
  cookie: Cookie
  seconds: number
}

/**
 * Sends people to the issuer and takes them back. What is remembered in between is found by a cookie of this browser and used once, so that
 * an answer for another browser, and a second use of an answer, are refused.
 */
export function serveOidc(app: FastifyInstance, served: Served): void {
  const { accounts, issuer, rules, roleClaim, redirect } = served
  const { store, clock, people } = accounts
  const flowCookie = cookieNamed('catchment-signing-in', app.basePath || '/')
  const toSignIn = (reply: FastifyReply, problem: SignInProblem) =>
    reply.redirect(`${app.basePath}/sign-in#problem=${problem}`, 303)

  app.get(sessionPaths.oidc, async (request, reply) => {
    const begun = await issuer.begin(redirect ?? ownCallback(request)).catch((error) => noted(error, request))
    if (!begun) return toSignIn(reply, 'away')
    const secret = newSecret()
    const flow = {
      ...begun.flow,
      back: ownPath(request) ?? `${app.basePath}/`,
      expires: clock() + FLOW_SECONDS * 1000,
    }
    await store.change('flows', hashOf(secret), () => [flow, null])
    flowCookie.set(request, reply, secret, FLOW_SECONDS)
    return reply.redirect(begun.address, 303)
  })

  app.get(sessionPaths.callback, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const flow = await takeFlow(request)
    flowCookie.clear(request, reply)
    if (!flow) return toSignIn(reply, 'late')
    const claims = await issuer.finish(returnedTo(request), flow).catch((error) => noted(error, request))
    if (!claims) return toSignIn(reply, 'refused')
    const person = await people.meet(personOfToken(claims as Claims, rules, roleClaim), rules)
    if (person.disabled) return toSignIn(reply, 'disabled')
    await startSession(served, person, request, reply)
    return reply.redirect(flow.back, 303)
  })

  async function takeFlow(request: FastifyRequest): Promise<FlowRecord | undefined> {
    const secret = flowCookie.read(request)
    if (secret === undefined) return undefined
    const flow = await store.change('flows', hashOf(secret), (entry) => [undefined, entry])
    return flow && flow.expires > clock() ? flow : undefined
  }

  const ownCallback = (request: FastifyRequest) =>
    `${originOf(request)}${app.basePath}${sessionPaths.callback}`
  const returnedTo = (request: FastifyRequest) => {
    const address = new URL(redirect ?? ownCallback(request))
    address.search = request.url.split('?')[1] ?? ''
    return address
  }
}

/** Logs why the issuer was not believed, without the tokens of the answer. */
function noted(error: Error & { code?: string }, { log }: FastifyRequest): undefined {
  log.warn({ reason: error.message, code: error.code }, 'a sign-in at the issuer failed')
}

/** The path of the app to return to: only one of this service; undefined for anything else. */
function ownPath({ url }: FastifyRequest): string | undefined {
  const back = queryPairs(url).find(([name]) => name === 'back')?.[1] ?? ''
  const isOwn = back.length < 8000 && /^\/(?![/\\])/.test(back) && !/[\p{Cc}\\]/u.test(back)
  return isOwn ? back : undefined
}
