import { type List, membersWhere } from '#lists/list.ts'
import { addStep, currentMembers } from '#lists/stored-lists.ts'
import { inSlices } from '#shared/time-slices.ts'
import { combinationText, shortNames } from '../model/compare/combinations.ts'

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
