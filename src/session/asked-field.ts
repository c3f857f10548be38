import { create } from 'zustand'
import type { Criterion } from '#contract/criteria.ts'

interface AskedField {
  /** The criterion whose control somebody asked for from elsewhere; the form opens it and takes the wish back. */
  asked: Criterion | undefined
  fieldAsked: (key: Criterion) => void
  fieldOpened: () => void
}

/** Which control of the form is asked for; the finder and the form know each other only through this. */
export const useAskedField = create<AskedField>()((set) => ({
  asked: undefined,
  fieldAsked: (asked) => set({ asked }),
  fieldOpened: () => set({ asked: undefined }),
}))
