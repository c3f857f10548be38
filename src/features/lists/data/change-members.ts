import { counted } from '#criteria/kinds.ts'
import { listsMessages as messages } from '#features/lists/messages/lists.ts'
import { type List, lastStep, type Members, membersWhere } from '#lists/list.ts'
import { addStep, currentMembers, restoreStep } from '#lists/stored-lists.ts'
import { notice } from '#session/notices.ts'
import { inSlices } from '#shared/time-slices.ts'
import { combinationText, shortNames } from '../model/compare/combinations.ts'

/** Adds the members that a list does not have yet at its end, with a notice; `how` is "by id". */
export async function addMembers(list: List, { ids, etags }: Members, how: string): Promise<void> {
  const now = await currentMembers(list)
  const there = new Set(now.ids)
  const at = ids.flatMap((id, i) => (there.has(id) ? [] : [i]))
  if (at.length === 0) return notice({ text: messages.alreadyIn(list.name) })
  await addStep(list.id, `${counted(list.kind, at.length)} added ${how}`, {
    ids: [...now.ids, ...at.map((i) => ids[i] as string)],
    etags: [...now.etags, ...at.map((i) => etags[i] ?? '')],
  })
  const before = ids.length - at.length
  const also = before ? messages.alsoAlreadyIn(before) : ''
  notice({
    text: messages.addedTo(list.kind, at.length, list.name, also),
    undo: () => void restoreStep(list.id, lastStep(list).id),
  })
}

/** Removes the records of other lists from a new list, as a step that can be undone. Returns the changed list. */
export async function suppressRecords(list: List, others: readonly List[]): Promise<List> {
  if (others.length === 0) return list
  const excluded = new Set<string>()
  for (const other of others) for (const id of (await currentMembers(other)).ids) excluded.add(id)
  const left = await inSlices(membersWhere(await currentMembers(list), (id) => !excluded.has(id)))
  const step = await addStep(
    list.id,
    combinationText.suppression.done(shortNames(others.map(({ name }) => name))),
    left,
  )
  return { ...list, steps: [...list.steps, step] }
}
