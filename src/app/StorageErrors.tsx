import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { storageErrorStore } from '#storage/storage-error.ts'

const StorageNote = lazy(() =>
  import('#features/storage/ui/StorageNote.tsx').then(({ StorageNote }) => ({ default: StorageNote })),
)

/** What is wrong with the browser's storage, above every page; nothing while all is well. */
export function StorageErrors() {
  const error = useStore(storageErrorStore, (state) => state.error)
  return (
    error && (
      <Suspense>
        <StorageNote error={error} />
      </Suspense>
    )
  )
}
