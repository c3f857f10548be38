import { create } from 'zustand'

/** Something that was done; with `undo` it can be undone. */
export interface Notice {
  text: string
  undo?: (() => void) | undefined
}

interface Notices {
  notice: Notice | undefined
  noticed: (notice: Notice) => void
  noticeRead: () => void
}

/** The one notice at the bottom of the screen; a newer one takes the place of the older. */
export const useNotices = create<Notices>()((set) => ({
  notice: undefined,
  noticed: (notice) => set({ notice }),
  noticeRead: () => set({ notice: undefined }),
}))

/** Shows what was done, with a button to undo it. */
export const notice = (value: Notice): void => useNotices.getState().noticed(value)
