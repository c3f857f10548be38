import type { Kind } from '#contract/kind.ts'
import { inTransaction } from '#storage/database.ts'
import { linesOf } from './ids-text.ts'
import { List, lastStep } from './list.ts'

/** The ids of the records that these lists hold now, and of those not to be contacted, always. */
export function excludedIds(kind: Kind, names: readonly string[]): Promise<Set<string>> {
  return inTransaction(['lists', 'members'], 'readonly', async (table) => {
    const all = (await table('lists').getAll()).flatMap((value) => List.safeParse(value).data ?? [])
    const wanted = all.filter((list) => list.kind === kind && (list.doNotContact || names.includes(list.id)))
    const members = await Promise.all(
      wanted.map((list) => table('members').get(`${list.id}/${lastStep(list).id}`)),
    )
    return new Set(members.flatMap((stored) => linesOf(stored?.ids ?? '')))
  })
}
