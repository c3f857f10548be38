import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Exclusion, Upload } from '#contract/imports.ts'
import type { Kind } from '#contract/kind.ts'
import { persistedIn } from '#storage/persisted-storage.ts'

/** A file that is uploaded, as the service has it, and how the browser recognizes it. */
export type DraftUpload = Upload & { lastModified: number }

/** What is to be imported, from the first file on: the files and what was entered; what is absent is guessed. */
export interface ImportDraft {
  uploads: DraftUpload[]
  /** A file of the service's own machine, in place of uploads. */
  path?: string | undefined
  /** A file that the service loads from an address; it becomes an upload. */
  download?: { id: string; address: string } | undefined
  kind?: Kind | undefined
  name?: string | undefined
  source?: string | undefined
  license?: string | undefined
  sheet?: string | undefined
  /** A mapping file. */
  mapping?: Record<string, unknown> | undefined
  /** The name of a saved mapping; empty where the columns are to be guessed. */
  savedMapping?: string | undefined
  /** The name under which the mapping is saved; empty where it is not. */
  saveAs?: string | undefined
  exclude?: Exclusion[] | undefined
  strict?: boolean | undefined
  /** Show what differs from the version before, before it is used. */
  hold?: boolean | undefined
  /** The import that was begun with it. */
  run?: string | undefined
}

const empty: ImportDraft = { uploads: [] }

/** The import that is prepared on the page of data sets. */
export const useImportDraft = create<{ draft: ImportDraft }>()(
  persist(() => ({ draft: empty }), {
    name: 'import-draft',
    ...persistedIn<{ draft: ImportDraft }>('localStorage'),
  }),
)

/** Changes some of what is to be imported. */
export function changeDraft(change: Partial<ImportDraft>): void {
  useImportDraft.setState(({ draft }) => ({ draft: { ...draft, ...change } }))
}

/** Begins with nothing again. */
export function clearDraft(): void {
  useImportDraft.setState({ draft: empty })
}
