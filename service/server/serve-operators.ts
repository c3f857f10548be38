import type { FastifyInstance } from 'fastify'
import type { SignInService } from '../accounts/serve-accounts.ts'
import { serveAdmin } from '../accounts/serve-admin.ts'
import type { Audit } from '../audit/audit.ts'
import type { OperatorOnly } from '../gateway/operator.ts'
import { serveOperator } from '../operator/serve-operator.ts'
import type { AppSource } from './app-source.ts'

interface Operated {
  source: AppSource
  operatorOnly: OperatorOnly
  /** The data folder of this machine, if it has one. */
  dataDir: string | undefined
  signIn: SignInService | undefined
  audit: Audit
}

/** Serves what only operators may do: with the data sets of this machine, with people and with keys. */
export async function serveOperators(
  app: FastifyInstance,
  { source, operatorOnly, dataDir, signIn, audit }: Operated,
): Promise<void> {
  const own = 'stores' in source ? source : undefined
  if (own && dataDir !== undefined)
    await app.register(serveOperator, {
      dataDir,
      stores: own.stores,
      operatorOnly,
      audit,
      dataFrom: own.following?.from,
    })
  await app.register(serveAdmin, { signIn, keys: own?.keys, counters: own?.counters, operatorOnly })
}
