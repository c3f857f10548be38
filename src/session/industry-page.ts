import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persistedIn } from '#storage/persisted-storage.ts'

const start = {
  /** Codes that are picked, none below another. */
  picks: [] as readonly string[],
  /** Industries whose branches are open, in whichever order they were opened. */
  open: [] as readonly string[],
  /** The code whose card is shown. */
  chosen: undefined as string | undefined,
  /** What is counted: everything, or what the search finds without its industries. */
  basis: 'service' as 'service' | 'search',
  order: 'code' as 'code' | 'count' | 'name',
  hideEmpty: false,
  /** Which of the two classifications is at the left. */
  system: 'SIC' as 'SIC' | 'NAICS',
}
type Look = typeof start

interface IndustryPage extends Look {
  picksChanged: (picks: readonly string[]) => void
  branchesTurned: (codes: readonly string[], open: boolean) => void
  codeSelected: (chosen: string | undefined) => void
  lookChanged: (change: Partial<Pick<Look, 'basis' | 'order' | 'hideEmpty' | 'system'>>) => void
}

/** What a person picked and opened among the industries; it outlives the page, for as long as the tab is open. */
export const useIndustryPage = create<IndustryPage>()(
  persist(
    (set) => ({
      ...start,
      picksChanged: (picks) => set({ picks }),
      branchesTurned: (codes, on) =>
        set(({ open }) => {
          const others = open.filter((code) => !codes.includes(code))
          return { open: on ? [...others, ...codes] : others }
        }),
      codeSelected: (chosen) => set({ chosen }),
      lookChanged: (change) => set(change),
    }),
    { name: 'industries', ...persistedIn<IndustryPage>('sessionStorage') },
  ),
)
