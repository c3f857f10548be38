import type { Kind } from '#contract/kind'
import type { Job } from '../../lists/job.ts'
import { List, lastStep } from '../../lists/list.ts'
import { inTransaction } from '../database.ts'
import { linesOf, sourceOf } from './stored.ts'

/** The ids of the records that these lists hold now, and of those not to be contacted, always. */
export function leftOutNow(kind: Kind, names: readonly string[]): Promise<Set<string>> {
  return inTransaction(['lists', 'members'], 'readonly', async (table) => {
    const all = (await table('lists').getAll()).flatMap((value) => List.safeParse(value).data ?? [])
    const wanted = all.filter((list) => list.kind === kind && (list.doNotContact || names.includes(list.id)))
    const members = await Promise.all(
      wanted.map((list) => table('members').get(`${list.id}/${lastStep(list).id}`)),
    )
    return new Set(members.flatMap((stored) => linesOf(stored?.ids ?? '')))
  })
}

/** Those left out when a job began, and those who have since been put on a list not to be contacted. */
export async function leftOutOf({ id, order }: Job): Promise<ReadonlySet<string>> {
  const { leftOut } = await sourceOf(id)
  return new Set([...linesOf(leftOut), ...(await leftOutNow(order.kind, []))])
}
