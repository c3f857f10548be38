import { queryOptions } from '@tanstack/react-query'
import type { Kind } from '#contract/kind.ts'
import { notice } from '#session/notices.ts'
import { announceChange } from '#storage/changes.ts'
import { inTransaction, type PackedMembers, type Store } from '#storage/database.ts'
import {
  List,
  type ListStep,
  type ListText,
  lastStep,
  MAX_MEMBERS,
  MAX_STORED_STEPS,
  type Members,
  type Origin,
} from './list.ts'
import { membersAfter, membersKey, packMembers } from './members.ts'

/** The stored lists, last changed first, and the number of those that cannot be read. */
export interface StoredLists {
  lists: List[]
  unreadable: number
}

const neverStale = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

/** Every list of this browser. */
export const listsQuery = queryOptions({
  queryKey: ['lists'],
  queryFn: (): Promise<StoredLists> =>
    inTransaction(['lists'], 'readonly', async (table) => {
      const all = (await table('lists').getAll()).map((value) => List.safeParse(value))
      const lists = all.flatMap(({ data }) => data ?? [])
      lists.sort((a, b) => lastStep(b).at.localeCompare(lastStep(a).at))
      return { lists, unreadable: all.length - lists.length }
    }),
  ...neverStale,
})

/** The members of one version of a list; null where they are no longer stored. */
export const membersQuery = (list: string, step: string) =>
  queryOptions({
    queryKey: ['members', list, step],
    queryFn: () => membersAfter(list, step),
    ...neverStale,
    // A version never changes, and 200,000 ids need no second copy.
    gcTime: 60_000,
    structuralSharing: false,
  })

/** The members of the current version. */
export async function currentMembers(list: List): Promise<Members> {
  return (await membersAfter(list.id, lastStep(list).id)) ?? { ids: [], etags: [] }
}

interface NewList {
  kind: Kind
  name: string
  origin: Origin
  members: Members
  /** How it was created, in the past tense: "Made from a search". */
  description: string
  tags?: string[]
  note?: string
}

const newStep = (description: string, { ids }: Members): ListStep => ({
  id: crypto.randomUUID(),
  at: new Date().toISOString(),
  words: description,
  count: ids.length,
})

/** Stores a new list and returns it. Throws `RangeError` for more than `MAX_MEMBERS` members. */
export async function createList({
  kind,
  name,
  origin,
  members,
  description,
  tags = [],
  note = '',
}: NewList): Promise<List> {
  checkSize(members)
  const first = newStep(description, members)
  const list: List = {
    id: crypto.randomUUID(),
    kind,
    name: name.trim() || 'A list without a name',
    tags,
    note,
    origin,
    doNotContact: false,
    steps: [first],
  }
  const stored = await packMembers(members)
  await inTransaction(['lists', 'members'], 'readwrite', async (table) => {
    await table('members').put(stored, membersKey(list.id, first.id))
    await table('lists').put(list, list.id)
  })
  announceChange('lists')
  return list
}

function checkSize({ ids }: Members): void {
  if (ids.length > MAX_MEMBERS)
    throw new RangeError(`A list holds up to ${MAX_MEMBERS.toLocaleString('en-US')} records.`)
}

/** Changes name, tags, note or do-not-contact of a list; other parts may change in another tab at the same time. */
export async function updateList(id: string, patch: Partial<ListText>): Promise<void> {
  await changeStoredList(id, async (list) => ({ ...list, ...patch }))
}

/** Stores other members as the new version of a list, which can be undone. Throws `RangeError` for too many. */
export async function addStep(
  id: string,
  description: string,
  members: Members,
  more: Pick<ListStep, 'refreshed'> = {},
): Promise<ListStep> {
  checkSize(members)
  const next = { ...newStep(description, members), ...more }
  const own = await packMembers(members)
  await changeStoredList(id, async (list, stored) => {
    await stored.put(own, membersKey(id, next.id))
    const old = list.steps.at(-MAX_STORED_STEPS)
    if (old && list.steps.length >= MAX_STORED_STEPS) await stored.delete(membersKey(id, old.id))
    return { ...list, steps: [...list.steps, next] }
  })
  return next
}

/** Restores an earlier version of a list, by the id of its step; the notice offers to undo that. */
export async function restoreStep(id: string, to: string): Promise<void> {
  const undone: [step: ListStep, members: PackedMembers | undefined][] = []
  await changeStoredList(id, async (list, stored) => {
    const at = list.steps.findIndex((it) => it.id === to)
    if (at < 0 || !(await stored.get(membersKey(id, to)))) return list
    for (const step of list.steps.slice(at + 1)) {
      undone.push([step, await stored.get(membersKey(id, step.id))])
      await stored.delete(membersKey(id, step.id))
    }
    return { ...list, steps: list.steps.slice(0, at + 1) }
  })
  const [first] = undone
  if (!first) return
  notice({
    text: undone.length === 1 ? `Undone: ${first[0].words}.` : `${undone.length} steps undone.`,
    undo: () => void reapplySteps(id, to, undone),
  })
}

/** Adds undone steps again, unless the list has changed since. */
async function reapplySteps(
  id: string,
  behind: string,
  undone: readonly [step: ListStep, members: PackedMembers | undefined][],
): Promise<void> {
  await changeStoredList(id, async (list, stored) => {
    if (lastStep(list).id !== behind) return list
    for (const [step, members] of undone) if (members) await stored.put(members, membersKey(id, step.id))
    return { ...list, steps: [...list.steps, ...undone.map(([step]) => step)] }
  })
}

/** Deletes lists; the notice offers to restore them. */
export async function deleteLists(lists: readonly List[]): Promise<void> {
  const undone = await inTransaction(['lists', 'members'], 'readwrite', async (table) => {
    const members = await Promise.all(lists.map((list) => removeMembers(list, table('members'))))
    for (const { id } of lists) await table('lists').delete(id)
    return members.flat()
  })
  announceChange('lists')
  const [first] = lists
  notice({
    text: lists.length === 1 ? `${first?.name} is deleted.` : `${lists.length} lists are deleted.`,
    undo: () => {
      void inTransaction(['lists', 'members'], 'readwrite', async (table) => {
        for (const [key, value] of undone) await table('members').put(value, key)
        for (const list of lists) await table('lists').put(list, list.id)
      }).then(() => announceChange('lists'))
    },
  })
}

async function removeMembers({ id, steps }: List, stored: Store<'members'>) {
  const found: [key: string, value: PackedMembers][] = []
  for (const { id: at } of steps) {
    const value = await stored.get(membersKey(id, at))
    if (value) found.push([membersKey(id, at), value])
    await stored.delete(membersKey(id, at))
  }
  return found
}

/** Reads, changes and writes a list in one transaction; does nothing where the list was deleted. */
async function changeStoredList(id: string, change: (list: List, stored: Store<'members'>) => Promise<List>) {
  await inTransaction(['lists', 'members'], 'readwrite', async (table) => {
    const list = List.safeParse(await table('lists').get(id)).data
    if (list) await table('lists').put(await change(list, table('members')), id)
  })
  announceChange('lists')
}
