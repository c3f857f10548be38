import type { List, ListStep } from '#lists/list.ts'
import { restoreStep } from '#lists/stored-lists.ts'
import { attempt } from './attempt.ts'

/** Restores an earlier version of a list; the notice offers to undo that. */
export const restoreVersion = (list: List, to: ListStep): Promise<boolean> =>
  attempt(() => restoreStep(list.id, to.id))

/** Restores the version before the current one, where there is one. */
export async function undoLastStep(list: List): Promise<void> {
  const before = list.steps.at(-2)
  if (before) await restoreVersion(list, before)
}
