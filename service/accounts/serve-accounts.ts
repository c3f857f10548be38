import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignInKind } from '#contract/accounts.ts'
import type { Accounts } from './accounts.ts'
import { cookieNamed } from './cookies.ts'
import { checkRoles, type FindPerson } from './identify.ts'
import { byProxy, type ProxyService } from './proxy-person.ts'
import { type OidcService, serveOidc } from './serve-oidc.ts'
import { serveSession } from './serve-session.ts'

/** How people sign in. */
export interface SignInService {
  kind: Exclude<SignInKind, 'none'>
  accounts: Accounts
  /** Seconds for which browsers store the cookie of a session. */
  cookieSeconds: number
  /** The issuer, for `oidc`. */
  oidc?: OidcService | undefined
  /** The proxy, for `proxy`. */
  proxy?: ProxyService | undefined
  /** The path under which the app is served; `/` by default. */
  path?: string
}

/** Checks every request of the service by the roles of people, and serves signing in and out. Call it before the other routes are added. */
export function serveAccounts(
  app: FastifyInstance,
  signIn: SignInService,
  ownHosts: readonly string[],
): void {
  const { kind, accounts, cookieSeconds: seconds, path } = signIn
  const cookie = cookieNamed('catchment', path ?? (app.basePath || '/'))
  const bySession: FindPerson = async (request: FastifyRequest) => {
    const secret = cookie.read(request)
    return secret === undefined ? undefined : accounts.sessions.find(secret)
  }
  checkRoles(app, signIn.proxy ? byProxy(accounts, signIn.proxy) : bySession, ownHosts)
  app.register(async (sessions) => {
    serveSession(sessions, { accounts, kind, cookie, seconds })
    if (signIn.oidc) serveOidc(sessions, { ...signIn.oidc, accounts, cookie, seconds })
  })
}
