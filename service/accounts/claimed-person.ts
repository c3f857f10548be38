import { type Role, roles } from '#contract/roles.ts'
import type { Plan } from '../keys/keys.ts'
import { hashOf } from './secrets.ts'

/** How people of another service become people of this one. */
export interface RoleRules {
  /** The role of who is new and has no mapped one, and the plan of who is new. */
  defaultRole: Role
  plan: Plan
  /** Roles by what the other service calls them. */
  mapped: ReadonlyMap<string, Role>
  /** Logins that are operators in any case. */
  operators: ReadonlySet<string>
}

/** A person as another service names them. The role is undefined where that service does not decide it. */
export interface ClaimedPerson {
  id: string
  login: string
  name: string
  role: Role | undefined
}

/** The id of a person of another service, the same for each of their sign-ins. */
export const foreignId = (source: string, subject: string): string =>
  `p-${hashOf(`${source}\n${subject}`).slice(0, 16)}`

/** The highest role among the names that another service gives a person; undefined where none is mapped. */
export function mappedRole(given: readonly string[], { mapped }: RoleRules): Role | undefined {
  const found = given.flatMap((name) => mapped.get(name) ?? [])
  return roles.filter((role) => found.includes(role)).at(-1)
}

const MAX_NAME = 200
/** A text of another service as one line of limited length; undefined for anything else. */
export function plainText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
  return text || undefined
}

/** Texts in a claim: a list, or one text with commas or spaces between. */
export function textsIn(claim: unknown): string[] {
  const list = Array.isArray(claim) ? claim : typeof claim === 'string' ? claim.split(/[,\s]+/) : []
  return list.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, 1000)
}
