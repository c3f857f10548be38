import type { FastifyInstance } from 'fastify'
import { within } from './within.ts'

/** A condition for calls to be answered: gives what is wrong, in words that anyone may read, else undefined. */
export type ReadyCheck = () => Promise<string | undefined> | string | undefined

/** Milliseconds after which a check has failed. */
const CHECK_TIME = 5000

const messages = {
  ending: 'The service is shutting down.',
  late: 'There was no answer in time.',
  failed: 'The check failed.',
}

/** What `/health/ready` answers: `ok` or what is wrong, for each check. */
interface Readiness {
  status: 'ready' | 'not ready'
  checks: Record<string, string>
}

/** Runs checks at the same time. One that rejects, or takes too long, has failed. */
export async function readinessOf(
  checks: Readonly<Record<string, ReadyCheck>>,
  milliseconds = CHECK_TIME,
): Promise<Readiness> {
  const run = async (check: ReadyCheck) => {
    try {
      return (await within(milliseconds, Promise.resolve(check()), messages.late)) ?? 'ok'
    } catch {
      return messages.failed
    }
  }
  const entries = Object.entries(checks).map(async ([name, check]) => [name, await run(check)] as const)
  const results = Object.fromEntries(await Promise.all(entries))
  const isReady = Object.values(results).every((result) => result === 'ok')
  return { status: isReady ? 'ready' : 'not ready', checks: results }
}

/** Adds a check that fails once the service has begun to close. */
export function withEndCheck(
  isEnding: () => boolean,
  checks: Readonly<Record<string, ReadyCheck>>,
): Record<string, ReadyCheck> {
  return { service: () => (isEnding() ? messages.ending : undefined), ...checks }
}

/**
 * Two pages for those who start and stop the service: `/health/live` answers while the process does, without a look at the data;
 * `/health/ready` is a 503 while calls would fail. Both are for anyone, so they have no counts and no paths.
 */
export async function serveHealth(
  app: FastifyInstance,
  { ready }: { ready: () => Promise<Readiness> },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const readiness = await ready()
    return reply.code(readiness.status === 'ready' ? 200 : 503).send(readiness)
  })
}
