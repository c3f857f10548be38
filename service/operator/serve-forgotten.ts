import type { FastifyInstance } from 'fastify'
import { THIS_MACHINE } from '#contract/audit.ts'
import {
  type ForgetAnswer,
  ForgetRecord,
  ForgottenRequest,
  forgottenPaths,
  LiftForgotten,
} from '#contract/forgotten.ts'
import type { Kind } from '#contract/kind.ts'
import { forget, liftForgotten } from '../data/forgotten/forget.ts'
import { listForgotten } from '../data/forgotten/list-forgotten.ts'
import { queryPairs } from '../http/query.ts'
import type { Stores } from '../store/store.ts'
import { asInvalid, bodyOf, parseInput } from './bodies.ts'

interface ForgottenOptions {
  dataDir: string
  stores: Stores
  /** Waits until this process answers without what was forgotten. */
  follow(kind: Kind): Promise<void>
}

/** Forgets records, lists what was forgotten, and lifts it. */
export function serveForgotten(app: FastifyInstance, { dataDir, stores, follow }: ForgottenOptions): void {
  app.get(forgottenPaths.forgotten, async (request) => {
    const { kind, offset } = parseInput(ForgottenRequest, Object.fromEntries(queryPairs(request.url)))
    return listForgotten(dataDir, kind, { offset })
  })
  app.post(forgottenPaths.forgotten, async (request): Promise<ForgetAnswer> => {
    const body = bodyOf(ForgetRecord, request)
    const before = stores[body.kind].info.records
    const entry = await forget(dataDir, body, request.signedIn?.id ?? THIS_MACHINE).catch(asInvalid)
    await follow(body.kind)
    return { entry, suppressed: Math.max(0, before - stores[body.kind].info.records) }
  })
  app.post(forgottenPaths.lift, async (request) => {
    const { kind, entry } = bodyOf(LiftForgotten, request)
    await liftForgotten(dataDir, kind, entry)
    await follow(kind)
    return listForgotten(dataDir, kind)
  })
}
