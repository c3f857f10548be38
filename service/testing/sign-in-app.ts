import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { sessionPaths } from '#contract/accounts.ts'
import type { Role } from '#contract/roles.ts'
import { openAccounts } from '../accounts/accounts.ts'
import { openLocalStore } from '../accounts/local-store.ts'
import type { SignInService } from '../accounts/serve-accounts.ts'
import { type Audit, type AuditEvent, noAudit } from '../audit/audit.ts'
import { openLog } from '../http/log.ts'
import { limitCalls, type ReadPerDay } from '../limits/limit-calls.ts'
import { openLocalCounters } from '../limits/local-counters.ts'
import { type AppOptions, buildApp } from '../server/app.ts'
import { fixedPlans } from './fixed-plans.ts'
import { tinyKeys } from './tiny-app.ts'
import { tinyStores } from './tiny-store.ts'

/** A password that is long enough. */
export const password = 'correct horse battery'

/** The time at which the clock of tests begins. */
const FRIDAY = Date.UTC(2026, 10, 20, 10)

/** How many records a viewer of tests may read in a day. */
export const VIEWER_READS = 30

/** An audit that keeps what is noted, oldest first. */
export function listedAudit(): Audit & { events: AuditEvent[] } {
  const events: AuditEvent[] = []
  return { ...noAudit, isOn: true, record: (event) => void events.push(event), events }
}

/** Headers of a request of the app's own page. */
export const ownHeaders = {
  host: 'localhost:8080',
  origin: 'http://localhost:8080',
  'sec-fetch-site': 'same-origin',
}

/** The whole service over the tiny stores, where people sign in, with a clock that tests set. It ends after the tests of the file. */
export async function signInApp(
  kind: SignInService['kind'] = 'password',
  options: Partial<AppOptions> = {},
  more: Partial<SignInService> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sign-in-'))
  const clock = { now: FRIDAY }
  const times = { idle: 12 * 3_600_000, max: 7 * 24 * 3_600_000 }
  const accounts = openAccounts(openLocalStore(join(dataDir, 'accounts')), times, () => clock.now)
  const counters = openLocalCounters(join(dataDir, 'usage'), () => clock.now)
  const plans = fixedPlans()
  const readPerDay: ReadPerDay = ({ person }) => (person?.role === 'viewer' ? VIEWER_READS : undefined)
  const app = await buildApp({
    source: { stores: tinyStores, keys: tinyKeys, limits: limitCalls(counters, plans, readPerDay), counters },
    signIn: { kind, accounts, cookieSeconds: times.max / 1000, ...more },
    dataDir,
    log: openLog('silent'),
    ...options,
  })
  afterAll(async () => {
    await app.close()
    await Promise.all([accounts.close(), counters.close()])
    rmSync(dataDir, { recursive: true, force: true })
  })
  const call = (request: InjectOptions & { cookie?: string | undefined }) => {
    const { cookie, headers, ...rest } = request
    return app.inject({ ...rest, headers: { ...ownHeaders, ...(cookie && { cookie }), ...headers } })
  }
  return {
    app,
    accounts,
    counters,
    clock,
    call,
    /** Adds a person of a role, named after it unless a login is given. */
    addPerson: async (role: Role, login: string = `${role}@example.com`) =>
      accounts.people.add({
        login,
        name: login,
        role,
        plan: 'a',
        password: await accounts.passwords.hash(password),
      }),
    signIn: (login: string, given = password, request: InjectOptions & { cookie?: string } = {}) =>
      call({ method: 'POST', url: sessionPaths.session, payload: { login, password: given }, ...request }),
    /** A cookie of a person who has just signed in, without a password. */
    async cookieOf(login: string) {
      const person = await accounts.people.byLogin(login)
      return `catchment=${person && (await accounts.sessions.start(person))}`
    },
  }
}

/** The cookie that an answer sets, as browsers send it back. */
export function cookieIn({ headers }: { headers: Record<string, unknown> }): string {
  return String(headers['set-cookie']).split(';')[0] ?? ''
}
