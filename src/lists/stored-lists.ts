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

/** What is kept of the lists: those that can be read, newest change first, and how many cannot. */
export interface StoredLists {
  lists: List[]
  unreadable: number
}

const neverStale = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

/** Every list in this browser. */
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

/** The members of a list after one of its steps; null where they are kept no more. */
export const membersQuery = (list: string, step: string) =>
  queryOptions({
    queryKey: ['members', list, step],
    queryFn: () => membersAfter(list, step),
    ...neverStale,
    // They never change under a key, and 200,000 ids are worth no second copy.
    gcTime: 60_000,
    structuralSharing: false,
  })

/** What a list holds now. */
export async function currentMembers(list: List): Promise<Members> {
  return (await membersAfter(list.id, lastStep(list).id)) ?? { ids: [], etags: [] }
}

interface NewList {
  kind: Kind
  name: string
  origin: Origin
  members: Members
  /** What made it, in the past tense: "Made from a search". */
  words: string
  tags?: string[]
  note?: string
}

const step = (words: string, { ids }: Members): ListStep => ({
  id: crypto.randomUUID(),
  at: new Date().toISOString(),
  words,
  count: ids.length,
})

/** Keeps a new list, and answers with it. Raises `RangeError` for more members than a list may hold. */
export async function createList({
  kind,
  name,
  origin,
  members,
  words,
  tags = [],
  note = '',
}: NewList): Promise<List> {
  checkSize(members)
  const first = step(words, members)
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

/** Changes what is written on a list; what another tab wrote on it meanwhile stays. */
export async function updateList(id: string, words: Partial<ListText>): Promise<void> {
  await changeStoredList(id, async (list) => ({ ...list, ...words }))
}

/** Gives a list other members, as a step that can be undone. */
export async function addStep(
  id: string,
  words: string,
  members: Members,
  more: Pick<ListStep, 'refreshed'> = {},
): Promise<ListStep> {
  checkSize(members)
  const next = { ...step(words, members), ...more }
  const own = await packMembers(members)
  await changeStoredList(id, async (list, stored) => {
    await stored.put(own, membersKey(id, next.id))
    const old = list.steps.at(-MAX_STORED_STEPS)
    if (old && list.steps.length >= MAX_STORED_STEPS) await stored.delete(membersKey(id, old.id))
    return { ...list, steps: [...list.steps, next] }
  })
  return next
}

/** Goes back to what a list held after one of its steps; the notice puts the steps behind it on again. */
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
    words: undone.length === 1 ? `Undone: ${first[0].words}.` : `${undone.length} steps undone.`,
    undo: () => void reapplySteps(id, to, undone),
  })
}

/** Puts steps that were taken back behind the one they followed, unless another follows it meanwhile. */
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

/** Deletes lists; the notice puts them back as they were. */
export async function deleteLists(lists: readonly List[]): Promise<void> {
  const undone = await inTransaction(['lists', 'members'], 'readwrite', async (table) => {
    const members = await Promise.all(lists.map((list) => removeMembers(list, table('members'))))
    for (const { id } of lists) await table('lists').delete(id)
    return members.flat()
  })
  announceChange('lists')
  const [first] = lists
  notice({
    words: lists.length === 1 ? `${first?.name} is deleted.` : `${lists.length} lists are deleted.`,
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

/** Reads a list, changes it and writes it, in one transaction: a list that is gone stays gone. */
async function changeStoredList(id: string, change: (list: List, stored: Store<'members'>) => Promise<List>) {
  await inTransaction(['lists', 'members'], 'readwrite', async (table) => {
    const list = List.safeParse(await table('lists').get(id)).data
    if (list) await table('lists').put(await change(list, table('members')), id)
  })
  announceChange('lists')
}
