import type { FastifyInstance } from 'fastify'
import type { OperatorOnly } from '../gateway/operator.ts'
import type { Keys } from '../keys/keys.ts'
import type { Counters } from '../limits/counters.ts'
import { jsonOnly } from './json-bodies.ts'
import type { SignInService } from './serve-accounts.ts'
import { serveKeys } from './serve-keys.ts'
import { servePeople } from './serve-people.ts'
import { usedIn } from './used.ts'

interface Served {
  signIn: SignInService | undefined
  /** Absent where another service answers, which has keys of its own. */
  keys: Keys | undefined
  counters: Counters | undefined
  operatorOnly: OperatorOnly
}

/** Serves people and keys to operators. */
export async function serveAdmin(
  app: FastifyInstance,
  { signIn, keys, counters, operatorOnly }: Served,
): Promise<void> {
  jsonOnly(app)
  app.addHook('onRequest', async (request, reply) => {
    operatorOnly(request)
    reply.header('cache-control', 'no-store')
  })
  const used = usedIn(counters, signIn?.accounts.clock)
  if (signIn) servePeople(app, { accounts: signIn.accounts, kind: signIn.kind, used })
  if (keys) serveKeys(app, { keys, counters, used })
}
