import type { FastifyRequest } from 'fastify'
import { problem } from '../http/problem.ts'
import { normalAddress } from '../http/trusted-proxies.ts'
import type { Accounts } from './accounts.ts'
import {
  type ClaimedPerson,
  foreignId,
  mappedRole,
  plainText,
  type RoleRules,
  textsIn,
} from './claimed-person.ts'
import type { FindPerson } from './identify.ts'
import { accountMessages } from './messages.ts'
import { normalizedLogin } from './people.ts'

/** The headers in which a proxy that signs people in names them; lower case. */
export interface ProxyHeaders {
  user: string
  /** Roles or groups, separated by commas. */
  role?: string | undefined
}

/** A proxy that signs people in. */
export interface ProxyService {
  headers: ProxyHeaders
  rules: RoleRules
}

/** Finds who sends a request by what the proxy says; there is no session. */
export function byProxy({ people }: Accounts, { headers, rules }: ProxyService): FindPerson {
  return async (request) => {
    const peer = normalAddress(request.raw.socket.remoteAddress ?? '') ?? ''
    const isFromProxy = request.server.isTrustedProxy?.(peer, 0) ?? false
    const named = personOfProxy(request, headers, isFromProxy, rules)
    const person = named && (await people.meet(named, rules))
    return person?.disabled ? undefined : person
  }
}

/**
 * The person that the proxy names; undefined where it names no one. Raises a 403 for these headers from anywhere else, as a caller could
 * have written them.
 */
function personOfProxy(
  request: FastifyRequest,
  { user, role }: ProxyHeaders,
  isFromProxy: boolean,
  rules: RoleRules,
): ClaimedPerson | undefined {
  const { headers } = request
  const isNamed = headers[user] !== undefined || (role !== undefined && headers[role] !== undefined)
  if (isNamed && !isFromProxy) throw problem(403, accountMessages.foreignHeader)
  // Two headers would be read differently by a proxy that adds its own to that of the caller.
  const name = isFromProxy && !String(headers[user]).includes(',') ? plainText(headers[user]) : undefined
  if (name === undefined) return undefined
  const login = normalizedLogin(name)
  const byHeader =
    role === undefined ? undefined : (mappedRole(textsIn(headers[role]), rules) ?? rules.defaultRole)
  return {
    id: foreignId('proxy', login),
    login,
    name,
    role: rules.operators.has(login) ? 'operator' : byHeader,
  }
}
