import { z } from 'zod'
import { PlanName } from '#contract/plans.ts'
import { Role } from '#contract/roles.ts'
import type { RoleRules } from '../accounts/claimed-person.ts'
import type { OidcClient } from '../accounts/oidc.ts'
import { normalizedLogin } from '../accounts/people.ts'
import type { ProxyService } from '../accounts/proxy-person.ts'
import { isLoopbackName } from '../http/loopback.ts'

/** An issuer of OpenID Connect, and what its people may do. */
export interface OidcSettings extends OidcClient {
  roleClaim?: string | undefined
  rules: RoleRules
}

const address = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http' })
const headerName = z.string().regex(/^[A-Za-z0-9-]{1,100}$/, 'must be the name of a header')

/** The variables of the environment about people of another service. */
export const foreignVariables = {
  AUTH_DEFAULT_ROLE: Role.default('viewer'),
  AUTH_DEFAULT_PLAN: PlanName.default('a'),
  AUTH_ROLES: z.string().default(''),
  AUTH_OPERATORS: z.string().default(''),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: z.string().max(500, 'is too long').optional(),
  OIDC_CLIENT_SECRET: z.string().max(2000, 'is too long').optional(),
  OIDC_REDIRECT: address.optional(),
  OIDC_ROLE_CLAIM: z.string().max(500, 'is too long').optional(),
  AUTH_HEADER: headerName.default('X-Forwarded-User'),
  AUTH_ROLE_HEADER: headerName.optional(),
}

const Variables = z.object(foreignVariables)
type Variables = z.output<typeof Variables>

/** The issuer of `AUTH=oidc`; throws an error that names the wrong variable. */
export function oidcOf(variables: Variables): OidcSettings {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = variables
  if (!issuer) throw new Error('AUTH=oidc requires OIDC_ISSUER')
  if (!clientId) throw new Error('AUTH=oidc requires OIDC_CLIENT_ID')
  const { protocol, hostname } = new URL(issuer)
  if (protocol !== 'https:' && !isLoopbackName(hostname))
    throw new Error('OIDC_ISSUER must begin with https (http is only for an issuer on this machine)')
  return {
    issuer,
    clientId,
    clientSecret: variables.OIDC_CLIENT_SECRET,
    redirect: variables.OIDC_REDIRECT,
    roleClaim: variables.OIDC_ROLE_CLAIM,
    rules: rulesOf(variables),
  }
}

/** The proxy of `AUTH=proxy`; throws an error that names the wrong variable. */
export function proxyOf(variables: Variables & { TRUST_PROXY?: string | undefined }): ProxyService {
  const { AUTH_HEADER, AUTH_ROLE_HEADER, TRUST_PROXY } = variables
  // A number of proxies trusts every socket.
  if (!TRUST_PROXY || /^\d+$/.test(TRUST_PROXY.trim()))
    throw new Error(
      'AUTH=proxy requires TRUST_PROXY with the addresses of the proxy: its header is accepted from these only',
    )
  return {
    headers: { user: AUTH_HEADER.toLowerCase(), role: AUTH_ROLE_HEADER?.toLowerCase() },
    rules: rulesOf(variables),
  }
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function rulesOf({ AUTH_DEFAULT_ROLE, AUTH_DEFAULT_PLAN, AUTH_ROLES, AUTH_OPERATORS }: Variables): RoleRules {
  const mapped = listOf(AUTH_ROLES).map((pair): [string, Role] => {
    const at = pair.lastIndexOf('=')
    const role = Role.safeParse(pair.slice(at + 1).trim())
    if (at < 1 || !role.success)
      throw new Error(`AUTH_ROLES must be pairs such as sales=member, data-team=operator: ${pair} is none`)
    return [pair.slice(0, at).trim(), role.data]
  })
  return {
    defaultRole: AUTH_DEFAULT_ROLE,
    plan: AUTH_DEFAULT_PLAN,
    mapped: new Map(mapped),
    operators: new Set(listOf(AUTH_OPERATORS).map(normalizedLogin)),
  }
}
