import { type List, membersWhere } from '#lists/list.ts'
import { addStep, currentMembers } from '#lists/stored-lists.ts'
import { inSlices } from '#shared/time-slices.ts'
import { combinationText, shortNames } from '../model/compare/combinations.ts'

/** Takes the records of other lists off a new list, as a step that can be undone; answers with the list as it is then. */
export async function suppressRecords(list: List, others: readonly List[]): Promise<List> {
  if (others.length === 0) return list
  const out = new Set<string>()
  for (const other of others) for (const id of (await currentMembers(other)).ids) out.add(id)
  const left = await inSlices(membersWhere(await currentMembers(list), (id) => !out.has(id)))
  const step = await addStep(
    list.id,
    combinationText.suppression.done(shortNames(others.map(({ name }) => name))),
    left,
  )
  return { ...list, steps: [...list.steps, step] }
}
