import { create } from 'zustand'

/** Something that was done, said in passing; with `undo` it can be taken back. */
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

/** Says what was done, with the way back. */
export const notice = (value: Notice): void => useNotices.getState().noticed(value)
