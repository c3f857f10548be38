import { useEffect } from 'react'
import { create } from 'zustand'
import type { Criterion } from '#contract/criteria.ts'

interface Command<T> {
  /** What is requested; undefined once it was taken. */
  pending: T | undefined
  request: (value: T) => void
  taken: () => void
}

/** A command from one part of a page to another, which takes it when it can; they share only this. */
export const commandOf = <T>() =>
  create<Command<T>>()((set) => ({
    pending: undefined,
    request: (pending) => set({ pending }),
    taken: () => set({ pending: undefined }),
  }))

/** Opens the control of a criterion in the form. */
export const useControlCommand = commandOf<Criterion>()

/** Saves the search as a list, without the records of the lists with these ids. */
export const useSaveCommand = commandOf<readonly string[]>()

/** What can be begun from the finder and is done elsewhere. */
export type DrawTool = 'circle' | 'polygon' | 'rectangle' | 'freehand'
export type Tool = DrawTool | 'export'

/** Takes up a drawing tool, or begins an export. */
export const useToolCommand = commandOf<Tool>()

/** Calls `take` with each requested tool of its own. Both functions must be stable between renders. */
export function useRequestedTool<T extends Tool>(
  isOwn: (tool: Tool) => tool is T,
  take: (tool: T) => void,
): void {
  const { pending, taken } = useToolCommand()
  useEffect(() => {
    if (!pending || !isOwn(pending)) return
    taken()
    take(pending)
  }, [pending, taken, isOwn, take])
}
