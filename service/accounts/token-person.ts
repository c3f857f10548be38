import {
  type ClaimedPerson,
  foreignId,
  mappedRole,
  plainText,
  type RoleRules,
  textsIn,
} from './claimed-person.ts'
import type { Claims } from './oidc.ts'
import { normalizedLogin } from './people.ts'

/**
 * The person of an ID token. An email address that the issuer has not verified could be anyone's, so that it makes no one an operator.
 * `roleClaim` names the claim with roles or groups, with dots between the parts of a path (`realm_access.roles`).
 */
export function personOfToken(
  claims: Claims,
  rules: RoleRules,
  roleClaim: string | undefined,
): ClaimedPerson {
  const { iss, sub } = claims
  const email = claims.email_verified === true ? plainText(claims.email) : undefined
  const login = email ?? plainText(claims.preferred_username) ?? plainText(claims.email) ?? sub
  const isOperator = [email, sub].some((id) => id && rules.operators.has(normalizedLogin(id)))
  const byClaim = roleClaim === undefined ? undefined : mappedRole(textsIn(claimAt(claims, roleClaim)), rules)
  return {
    id: foreignId(iss, sub),
    login: normalizedLogin(login),
    name: plainText(claims.name) ?? login,
    // Where the issuer decides roles, who has none there has the default one, whatever they had before.
    role: isOperator ? 'operator' : (byClaim ?? (roleClaim === undefined ? undefined : rules.defaultRole)),
  }
}

/** What is at a path of names; a name with dots in it, such as an address, is looked up as a whole first. */
function claimAt(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path]
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      claims,
    )
}
