import type { StoreApi } from 'zustand'
import { useLoadedPages } from '#storage/loaded-pages.ts'
import { useSavedAreas } from './areas.ts'
import { useSeenVersions } from './data-since.ts'
import { useImportDraft } from './import-draft.ts'
import { useIndustryPage } from './industry-page.ts'
import { useLayout } from './layout.ts'
import { useMergeDrafts } from './merge-drafts.ts'
import { useSampleNote } from './sample-note.ts'
import { useSettings } from './settings.ts'
import { useSpending } from './spending.ts'
import { useTallyLayout } from './tally-layout.ts'

/** A store that is persisted in the browser; `persist` is absent where the browser stores nothing. */
interface PersistedStore {
  reset: () => void
  persist: { clearStorage(): void; rehydrate(): Promise<void> | void } | undefined
}

function persisted<T>(store: Pick<StoreApi<T>, 'setState' | 'getInitialState'>): PersistedStore {
  return {
    reset: () => store.setState(store.getInitialState(), true),
    persist: (store as { persist?: PersistedStore['persist'] }).persist,
  }
}

/** Every persisted store: its name, and the label of what it holds. */
const stores: readonly [name: string, store: PersistedStore, label: string][] = [
  ['sample-note', persisted(useSampleNote), 'Hidden note on sample data, for this tab'],
  ['settings', persisted(useSettings), 'Settings of this page'],
  ['layout', persisted(useLayout), 'Columns and saved views of the record table'],
  ['tallies', persisted(useTallyLayout), 'Panels of tallies and the cross tally'],
  ['areas', persisted(useSavedAreas), 'Saved areas'],
  ['spending', persisted(useSpending), 'Cost of loaded records, for this tab'],
  ['loaded-pages', persisted(useLoadedPages), 'Loaded pages of the record table, for this tab'],
  ['seen-versions', persisted(useSeenVersions), 'The version of the data that was in use'],
  ['import-draft', persisted(useImportDraft), 'Files being added as data'],
  ['merge-drafts', persisted(useMergeDrafts), 'Settings of merges of data sets'],
  ['industries', persisted(useIndustryPage), 'Picked and opened industries, for this tab'],
]

/** The names of the persisted stores, with their labels. */
export const persistedNames: ReadonlyMap<string, string> = new Map(
  stores.map(([name, , label]) => [name, label]),
)

/** Every store as on the first day, and nothing of it in the browser. */
export function forgetStores(): void {
  for (const [, store] of stores) {
    store.reset()
    store.persist?.clearStorage()
  }
}

/** Every store as the browser has it, after that was changed behind its back. */
export async function rereadStores(): Promise<void> {
  for (const [, { persist }] of stores) await persist?.rehydrate()
}
