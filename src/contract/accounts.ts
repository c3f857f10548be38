import { z } from 'zod'
import { PlanName } from './plans.ts'
import { Role } from './roles.ts'

/** Sign-in, people and keys of the service. Requests for them are not part of the API. */

export const signInKinds = ['none', 'password', 'oidc', 'proxy'] as const
export type SignInKind = (typeof signInKinds)[number]

export const sessionPaths = {
  session: '/session',
  everywhere: '/session/everywhere',
  password: '/session/password',
  link: '/session/link',
  accept: '/session/accept',
  oidc: '/session/oidc',
  callback: '/session/oidc/callback',
} as const

export const adminPaths = {
  people: '/operator/people',
  person: (id: string) => `/operator/people/${id}`,
  endSessions: (id: string) => `/operator/people/${id}/end-sessions`,
  invites: '/operator/invites',
  keys: '/operator/keys',
  key: (id: string) => `/operator/keys/${id}`,
  rotateKey: (id: string) => `/operator/keys/${id}/rotate`,
} as const

/** How people sign in, and who has. */
export const Session = z.object({
  signIn: z.enum(signInKinds),
  person: z.object({ id: z.string(), login: z.string(), name: z.string(), role: Role }).optional(),
})
export type Session = z.infer<typeof Session>

const isPlain = (text: string) => !/\p{Cc}/u.test(text)
const plainText = (max: number) =>
  z
    .string('is missing')
    .trim()
    .min(1, 'is missing')
    .max(max, `must have at most ${max} characters`)
    .refine(isPlain, 'must be one line of plain text')

const Login = plainText(200)
const Name = plainText(100)
const Token = z.string('is missing').regex(/^[\w-]{43}$/, 'is not a valid link')

export const MIN_PASSWORD = 12
export const MAX_PASSWORD = 200
const charactersIn = (text: string) => [...text.normalize('NFKC')].length
/** A password as it is typed to sign in: of any length that could be one. */
const GivenPassword = z
  .string('is missing')
  .min(1, 'is missing')
  .max(MAX_PASSWORD * 4, 'is too long')
/** A password that is set. Length is what makes it safe; no kinds of characters are required (NIST SP 800-63B). */
const NewPassword = z
  .string('is missing')
  .max(MAX_PASSWORD * 4, `must have at most ${MAX_PASSWORD} characters`)
  .refine((text) => charactersIn(text) >= MIN_PASSWORD, `must have at least ${MIN_PASSWORD} characters`)
  .refine((text) => charactersIn(text) <= MAX_PASSWORD, `must have at most ${MAX_PASSWORD} characters`)

export const SignIn = z.object({ login: Login, password: GivenPassword })
export const ChangePassword = z.object({ current: GivenPassword, password: NewPassword })
export const LookUpLink = z.object({ token: Token })
/** What a one-time link is for: the login is written by the first administrator alone. */
export const LinkInfo = z.object({
  kind: z.enum(['first', 'invite']),
  login: z.string().optional(),
  role: Role,
})
export type LinkInfo = z.infer<typeof LinkInfo>
export const AcceptLink = z.object({
  token: Token,
  login: Login.optional(),
  name: Name,
  password: NewPassword,
})

export const Usage = z.object({
  /** Calls of this week and ever. */
  week: z.int(),
  all: z.int(),
  /** Records by kind and format: `companies Basic` -> 120. */
  records: z.record(z.string(), z.int()),
  /** When it was switched off for excess (ISO). */
  off: z.string().optional(),
})
export type Usage = z.infer<typeof Usage>

export const PersonAnswer = z.object({
  id: z.string(),
  login: z.string(),
  name: z.string(),
  role: Role,
  plan: PlanName,
  created: z.string(),
  lastSeen: z.string().optional(),
  disabled: z.boolean(),
  used: Usage.optional(),
})
export type PersonAnswer = z.infer<typeof PersonAnswer>
export const PeopleAnswer = z.object({ signIn: z.enum(signInKinds), people: z.array(PersonAnswer) })
export type PeopleAnswer = z.infer<typeof PeopleAnswer>

export const NewInvite = z.object({ login: Login, role: Role, plan: PlanName.optional() })
export const Invite = z.object({ token: z.string(), expires: z.string() })
export const ChangePerson = z
  .object({ name: Name, role: Role, plan: PlanName, disabled: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'changes nothing')

const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, 'must be a date such as 2027-01-31')
  .refine((day) => !Number.isNaN(Date.parse(day)), 'must be a date such as 2027-01-31')

export const KeyAnswer = z.object({
  id: z.string(),
  plan: PlanName,
  /** Whether the key sees email addresses. */
  email: z.boolean(),
  created: z.string(),
  revoked: z.boolean(),
  /** The last day (ISO date, UTC). */
  expires: z.string().optional(),
  expired: z.boolean(),
  used: Usage.optional(),
})
export type KeyAnswer = z.infer<typeof KeyAnswer>
export const KeysAnswer = z.object({ keys: z.array(KeyAnswer) })
export type KeysAnswer = z.infer<typeof KeysAnswer>
/** The answer that makes a key is the only one with the key itself. */
export const MadeKey = KeysAnswer.extend({ key: z.string() })
export type MadeKey = z.infer<typeof MadeKey>

export const NewKey = z.object({ plan: PlanName, email: z.boolean().optional(), expires: Day.optional() })
/** Days for which the key before works beside the new one. */
export const RotateKey = z.object({
  days: z.int('must be a whole number').min(0, 'must be 0 or more').max(365, 'must be 365 or less'),
})
export const ChangeKey = z
  .object({
    plan: PlanName,
    email: z.boolean(),
    /** Switches a key on again that was switched off for excessive use. */
    enable: z.literal(true),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'changes nothing')
