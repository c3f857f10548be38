import type { List, ListStep } from '#lists/list.ts'
import { restoreStep } from '#lists/stored-lists.ts'
import { kept } from '../useWriting.ts'

/** Goes back to what a list held after a step; the notice takes that back. */
export const goBackTo = (list: List, to: ListStep): Promise<boolean> =>
  kept(() => restoreStep(list.id, to.id))

/** Takes the last step back; nothing where there is none but the first. */
export async function lastStepUndone(list: List): Promise<void> {
  const before = list.steps.at(-2)
  if (before) await goBackTo(list, before)
}
