import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { MergeSettings } from '#contract/merges.ts'
import { persistedIn } from '#storage/persisted-storage.ts'

interface Drafts {
  /** By the id of the merge, the latest last. */
  drafts: Readonly<Record<string, MergeSettings>>
}

/** Merges whose settings are stored here. */
const MAX_DRAFTS = 10

/** How merges of data sets are to be done, as a person has set it on their pages. */
export const useMergeDrafts = create<Drafts>()(
  persist((): Drafts => ({ drafts: {} }), {
    name: 'merge-drafts',
    ...persistedIn<Drafts>('localStorage'),
  }),
)

export function storeMergeDraft(id: string, settings: MergeSettings): void {
  useMergeDrafts.setState(({ drafts }) => {
    const { [id]: _before, ...others } = drafts
    const latest = Object.entries(others).slice(1 - MAX_DRAFTS)
    return { drafts: { ...Object.fromEntries(latest), [id]: settings } }
  })
}
