import { useCallback } from 'react'
import type { List, ListStep, ListText } from '#lists/list.ts'
import { restoreStep, updateList } from '#lists/stored-lists.ts'
import { notice } from '#session/notices.ts'

/** Runs work that storage may refuse, and shows its error as a notice. Returns whether it succeeded. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (problem) {
    notice({ text: problem instanceof Error ? problem.message : String(problem) })
    return false
  }
}

/** Changes name, tags, note or do-not-contact of a list. */
export function useListUpdate({ id }: List): (patch: Partial<ListText>) => Promise<boolean> {
  return useCallback((patch) => attempt(() => updateList(id, patch)), [id])
}

/** Restores an earlier version of a list; the notice offers to undo that. */
export const restoreVersion = (list: List, to: ListStep): Promise<boolean> =>
  attempt(() => restoreStep(list.id, to.id))

/** Restores the version before the current one, where there is one. */
export async function undoLastStep(list: List): Promise<void> {
  const before = list.steps.at(-2)
  if (before) await restoreVersion(list, before)
}
