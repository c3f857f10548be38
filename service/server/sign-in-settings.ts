import { z } from 'zod'
import { type SignInKind, signInKinds } from '#contract/accounts.ts'
import type { Role } from '#contract/roles.ts'
import type { ProxyService } from '../accounts/proxy-person.ts'
import type { SessionTimes } from '../accounts/sessions.ts'
import { foreignVariables, type OidcSettings, oidcOf, proxyOf } from './foreign-sign-in.ts'

/** How people sign in, and how long for. */
export interface SignInSettings {
  kind: Exclude<SignInKind, 'none'>
  times: SessionTimes
  /** How many records people of a role may read in a day; who may export has no maximum. */
  readPerDay: Partial<Record<Role, number>>
  oidc?: OidcSettings | undefined
  proxy?: ProxyService | undefined
}

const HOUR = 3_600_000

const hours = (defaultValue: number) =>
  z.coerce
    .number('must be a number of hours')
    .min(0.1, 'must be 0.1 or more')
    .max(8760, 'must be 8760 or less')
    .default(defaultValue)

const records = (defaultValue: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(100, 'must be 100 or more, a page of the table')
    .max(1e12, 'is too large')
    .default(defaultValue)

/** The variables of the environment about sign-in. */
export const signInVariables = {
  AUTH: z.enum(signInKinds, `must be one of ${signInKinds.join(', ')}`).default('none'),
  AUTH_IDLE_HOURS: hours(12),
  AUTH_MAX_HOURS: hours(168),
  ...foreignVariables,
  RECORDS_PER_DAY_VIEWER: records(10_000),
  RECORDS_PER_DAY_MEMBER: records(25_000),
}

const Variables = z.object(signInVariables)

/** The settings of sign-in; undefined where there is no sign-in. */
export function signInOf(
  variables: z.output<typeof Variables> & { TRUST_PROXY?: string | undefined },
): SignInSettings | undefined {
  const { AUTH: kind, AUTH_IDLE_HOURS, AUTH_MAX_HOURS } = variables
  if (kind === 'none') return undefined
  return {
    kind,
    times: { idle: AUTH_IDLE_HOURS * HOUR, max: AUTH_MAX_HOURS * HOUR },
    ...(kind === 'oidc' && { oidc: oidcOf(variables) }),
    ...(kind === 'proxy' && { proxy: proxyOf(variables) }),
    readPerDay: { viewer: variables.RECORDS_PER_DAY_VIEWER, member: variables.RECORDS_PER_DAY_MEMBER },
  }
}
