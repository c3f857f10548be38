import type { Kind } from '#contract/kind.ts'
import { inTransaction } from '#storage/database.ts'
import { allCached } from '#storage/record-cache.ts'
import { screenedFields, screenOf } from './do-not-contact/screen.ts'
import { readEntries } from './do-not-contact/stored-entries.ts'
import { linesOf } from './ids-text.ts'
import { List, lastStep } from './list.ts'
import { membersKey } from './members.ts'

/** The ids of the records of these lists and of every do-not-contact list. */
async function listedIds(kind: Kind, listIds: readonly string[]): Promise<string[]> {
  return inTransaction(['lists', 'members'], 'readonly', async (table) => {
    const all = (await table('lists').getAll()).flatMap((value) => List.safeParse(value).data ?? [])
    const lists = all.filter((list) => list.kind === kind && (list.doNotContact || listIds.includes(list.id)))
    const members = await Promise.all(
      lists.map((list) => table('members').get(membersKey(list.id, lastStep(list).id))),
    )
    return members.flatMap((stored) => linesOf(stored?.ids ?? ''))
  })
}

/**
 * The ids that the do-not-contact entries exclude as far as this is known without loading a record: entered ids, and records that
 * are cached in this browser and meet an entry.
 */
export async function enteredIds(kind: Kind): Promise<Set<string>> {
  const entries = await readEntries()
  const ids = new Set(entries.id)
  if (screenedFields(kind, entries).length + entries.email.size === 0) return ids
  const meets = screenOf(entries)
  for await (const some of allCached(kind))
    for (const { record } of some) if (meets(record)) ids.add(record.Id)
  return ids
}

/** The ids of the records of these lists, of every do-not-contact list, and of the do-not-contact entries. */
export async function excludedIds(kind: Kind, listIds: readonly string[]): Promise<Set<string>> {
  const [listed, entered] = await Promise.all([listedIds(kind, listIds), enteredIds(kind)])
  return new Set([...listed, ...entered])
}
