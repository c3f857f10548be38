import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Billed, recordsIn } from '../http/billed.ts'
import { hangUpSignal, onHangUp } from '../in-flight/hang-up.ts'
import { accountOf, type Identity } from '../keys/identity.ts'
import { notesOf } from '../observe/call-notes.ts'
import { readOnScreen } from './account.ts'
import { type Admission, admit, finishCall } from './admission.ts'
import type { BillRows } from './billing.ts'
import type { Counters } from './counters.ts'
import { leftOf, policyOf, refusalOf, tooManyRead } from './headers.ts'
import type { LivePlans } from './live-plans.ts'
import { jobName, rowBilling } from './row-billing.ts'

/** What the limits do with a call: right after its key is checked, and before its answer is sent. */
export interface CallLimits {
  /** Counts the call and sets its rate limit headers; raises a 429 or 403 when a limit refuses it. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Gives a call back to the cap unless its answer is a 200, and counts the records of a 200. */
  finish(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /**
   * Counts the records of an answer before it is sent, for who may read so many in a day and not export; raises a 403 where they would be
   * more.
   */
  read(request: FastifyRequest): Promise<void>
  /** Bills the rows of an accepted stream (see `row-billing.ts`). */
  rowBilling(request: FastifyRequest): BillRows
  problem: Counters['problem']
  close(): Promise<void>
}

/** How many records a caller may read in a day; undefined for who may export. */
export type ReadPerDay = (identity: Identity) => number | undefined

const noneBounded: ReadPerDay = () => undefined

/** Limits calls by the plan of their key or person. */
export function limitCalls(
  counters: Counters,
  plans: LivePlans,
  readPerDay: ReadPerDay = noneBounded,
): CallLimits {
  const open = new WeakMap<FastifyRequest, Admission>()

  async function end(request: FastifyRequest, billed: Billed | undefined): Promise<Admission | undefined> {
    const admission = open.get(request)
    if (!open.delete(request) || !admission) return undefined
    await finishCall(counters, accountOf(request.identity) ?? '', admission, billed, nameOf(request))
    return admission
  }

  return {
    async admit(request, reply) {
      const { plan } = request.identity
      const { limits, excess } = plans.current()
      const admission = await admit(counters, accountOf(request.identity) ?? '', limits[plan], excess)
      reply.headers({ 'ratelimit-policy': policyOf(limits[plan]), ratelimit: leftOf(admission) })
      const refusal = refusalOf(admission)
      if (refusal) {
        notesOf(request).refused = admission.refused ?? ''
        throw refusal
      }
      open.set(request, admission)
      // A call whose client hung up may never be answered.
      onHangUp(request, reply, () => void end(request, undefined).catch((err) => request.log.error({ err })))
    },
    async finish(request, reply) {
      const answered = reply.statusCode === 200 && !hangUpSignal(request, reply).aborted
      const records = request.method === 'HEAD' ? {} : (request.billed ?? {})
      const admission = await end(request, answered ? records : undefined)
      if (admission && !answered) reply.header('ratelimit', leftOf(givenBack(admission)))
    },
    async read({ identity, billed = {} }) {
      const perDay = readPerDay(identity)
      const records = recordsIn(billed)
      if (perDay === undefined || records === 0) return
      const refusal = await counters.change(accountOf(identity) ?? '', (account, now) => {
        const after = readOnScreen(account, records, perDay, now)
        return after ? [after, undefined] : [account, tooManyRead(perDay, now)]
      })
      if (refusal) throw refusal
    },
    rowBilling({ identity, headers, url }) {
      const job = typeof headers['idempotency-key'] === 'string' ? headers['idempotency-key'] : undefined
      const plan = () => plans.current().limits[identity.plan]
      return rowBilling(counters, {
        id: accountOf(identity) ?? '',
        job: job && jobName(job, url),
        plan,
        perDay: readPerDay(identity),
      })
    },
    problem: () => counters.problem?.(),
    async close() {
      await plans.close()
      await counters.close()
    },
  }
}

/**
 * The name of a call by its `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header), address and body: a call whose
 * answer was lost can be repeated and is not billed twice.
 */
function nameOf({ headers, url, body }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  const hash = createHash('sha256').update(key).update(url)
  if (body instanceof Uint8Array) hash.update(body)
  return hash.digest('base64url').slice(0, 22)
}

function givenBack({ quota, ...admission }: Admission): Admission {
  return { ...admission, quota: quota && { ...quota, left: quota.left + 1 } }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The records that the answer returns, once it is known. */
    billed?: Billed
  }
}
