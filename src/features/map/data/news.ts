import { create } from 'zustand'
import type { Criteria } from '#contract/criteria.ts'

interface News {
  words: string | undefined
  /** The search that the words speak of: its count is added when it is known. */
  about: Criteria | undefined
  told: (words: string, about?: Criteria) => void
}

/** What the map last did, for those who hear the page. */
export const useNews = create<News>()((set) => ({
  words: undefined,
  about: undefined,
  told: (words, about) => set({ words, about }),
}))
