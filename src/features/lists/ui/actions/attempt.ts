import { useCallback } from 'react'
import type { List, ListText } from '#lists/list.ts'
import { updateList } from '#lists/stored-lists.ts'
import { notice } from '#session/notices.ts'

/** Does something that the browser may refuse to keep; why is told where notices stand. Answers whether it was done. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (problem) {
    notice({ words: problem instanceof Error ? problem.message : String(problem) })
    return false
  }
}

/** Writes on a list. */
export function useListUpdate({ id }: List): (words: Partial<ListText>) => Promise<boolean> {
  return useCallback((words) => attempt(() => updateList(id, words)), [id])
}
