import type { Role } from '#contract/roles.ts'
import type { Plan } from '../keys/keys.ts'

/** What is stored of a person. */
export interface PersonRecord {
  id: string
  /** What the person signs in with: an email address or a name, normalized. */
  login: string
  name: string
  role: Role
  plan: Plan
  created: string
  /** When the person signed in last (ISO). */
  lastSeen?: string
  disabled: boolean
  /** Hash by argon2id; absent where passwords are another service's. */
  password?: string
  /** Sessions of an earlier epoch have ended. */
  epoch: number
}

/** A session by the hash of its id; times in milliseconds since 1970. */
export interface SessionRecord {
  person: string
  epoch: number
  created: number
  used: number
}

/** A one-time link by the hash of its token. */
export interface LinkRecord {
  kind: 'first' | 'invite'
  /** Who it is for; the first administrator writes their own. */
  login?: string
  role: Role
  plan: Plan
  expires: number
}

/** Attempts to sign in of one account or one address. */
export interface AttemptsRecord {
  failures: number
  last: number
  /** No attempt is tried before this time. */
  until: number
}

/** A sign-in that was sent to the issuer and is not back yet, by the hash of its cookie. */
export interface FlowRecord {
  state: string
  nonce: string
  verifier: string
  /** The path of the app to return to. */
  back: string
  expires: number
}

export interface Tables {
  people: PersonRecord
  sessions: SessionRecord
  links: LinkRecord
  attempts: AttemptsRecord
  flows: FlowRecord
}

export const tables = ['people', 'sessions', 'links', 'attempts', 'flows'] as const satisfies (keyof Tables)[]
export type Table = keyof Tables
