import type { Kind } from '#contract/kind.ts'
import { inTransaction } from '#storage/database.ts'
import { linesOf } from './ids-text.ts'
import { List, lastStep } from './list.ts'
import { membersKey } from './members.ts'

/** The ids of the records of these lists and of every do-not-contact list. */
export function excludedIds(kind: Kind, listIds: readonly string[]): Promise<Set<string>> {
  return inTransaction(['lists', 'members'], 'readonly', async (table) => {
    const all = (await table('lists').getAll()).flatMap((value) => List.safeParse(value).data ?? [])
    const lists = all.filter((list) => list.kind === kind && (list.doNotContact || listIds.includes(list.id)))
    const members = await Promise.all(
      lists.map((list) => table('members').get(membersKey(list.id, lastStep(list).id))),
    )
    return new Set(members.flatMap((stored) => linesOf(stored?.ids ?? '')))
  })
}
