import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminPaths, ChangeKey, type KeysAnswer, NewKey, RotateKey } from '#contract/accounts.ts'
import { problem } from '../http/problem.ts'
import { hasExpired, type Keys } from '../keys/keys.ts'
import { switchedOn } from '../limits/account.ts'
import type { Counters } from '../limits/counters.ts'
import { bodyOf } from './json-bodies.ts'
import { accountMessages } from './messages.ts'
import type { FindUsed } from './used.ts'

const DAY = 24 * 3_600_000

/** Lists, makes, rotates, changes and revokes keys, for operators. A key itself is in the answer that makes it, and in no other. */
export function serveKeys(
  app: FastifyInstance,
  { keys, counters, used }: { keys: Keys; counters: Counters | undefined; used: FindUsed },
): void {
  const answer = async (): Promise<KeysAnswer> => ({
    keys: await Promise.all(
      (await keys.list()).map(async (record) => ({
        ...record,
        expired: hasExpired(record, Date.now()),
        used: await used(record.id),
      })),
    ),
  })
  app.get(adminPaths.keys, answer)
  app.post(adminPaths.keys, async (request) => {
    const { plan, email = false, expires } = bodyOf(NewKey, request)
    return { key: await keys.create(plan, email, expires), ...(await answer()) }
  })
  app.post(adminPaths.rotateKey(':id'), async (request) => {
    const { days } = bodyOf(RotateKey, request)
    const last = new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
    const key = await keys.rotate(idOf(request), last)
    if (!key) throw problem(404, accountMessages.noKey)
    return { key, ...(await answer()) }
  })
  app.post(adminPaths.key(':id'), async (request) => {
    const id = idOf(request)
    const { enable, ...change } = bodyOf(ChangeKey, request)
    if (!(await keys.change(id, change))) throw problem(404, accountMessages.noKey)
    if (enable) await counters?.change(id, (account) => [switchedOn(account), null])
    return answer()
  })
  app.delete(adminPaths.key(':id'), async (request) => {
    if (!(await keys.revoke(idOf(request)))) throw problem(404, accountMessages.noKey)
    return answer()
  })
}

const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id
