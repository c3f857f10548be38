import { counted } from '#criteria/kinds.ts'
import { listsMessages as messages } from '#features/lists/messages/lists.ts'
import type { List, Members } from '#lists/list.ts'
import { lastStep } from '#lists/list.ts'
import { addStep, currentMembers, restoreStep } from '#lists/stored-lists.ts'
import { notice } from '#session/notices.ts'

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
