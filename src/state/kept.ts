import type { StoreApi } from 'zustand'
import { useIndustryPage } from './industry-page.ts'
import { useLayout } from './layout.ts'
import { useSettings } from './settings.ts'

/** What is known of a store that is kept in the browser. */
type KeptStore = Pick<StoreApi<object>, 'setState' | 'getInitialState'> & {
  persist: { getOptions(): { name?: string }; clearStorage(): void; rehydrate(): Promise<void> | void }
}

/** Every store that is kept in this browser, and what a person calls what it keeps. */
const stores: readonly [store: KeptStore, words: string][] = [
  [useSettings as unknown as KeptStore, 'Settings of this page'],
  [useLayout as unknown as KeptStore, 'Columns of the record table'],
  [useIndustryPage as unknown as KeptStore, 'Picked and opened industries, for this tab'],
]

/** The names under which the stores are kept, with their words. */
export const keptNames: ReadonlyMap<string, string> = new Map(
  stores.map(([store, words]) => [store.persist.getOptions().name ?? '', words]),
)

/** Every store as on the first day, and nothing of it in the browser. */
export function forgetStores(): void {
  for (const [store] of stores) {
    store.setState(store.getInitialState(), true)
    store.persist.clearStorage()
  }
}

/** Every store as the browser has it, after that was changed behind its back. */
export async function rereadStores(): Promise<void> {
  for (const [store] of stores) await store.persist.rehydrate()
}
