import type { List, ListStep } from '#lists/list.ts'
import { restoreStep } from '#lists/stored-lists.ts'
import { attempt } from './attempt.ts'

/** Goes back to what a list held after a step; the notice takes that back. */
export const restoreVersion = (list: List, to: ListStep): Promise<boolean> =>
  attempt(() => restoreStep(list.id, to.id))

/** Takes the last step back; nothing where there is none but the first. */
export async function undoLastStep(list: List): Promise<void> {
  const before = list.steps.at(-2)
  if (before) await restoreVersion(list, before)
}
