import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { storageFaults } from '#storage/storage-fault.ts'

const StorageNote = lazy(() =>
  import('#features/storage/ui/StorageNote.tsx').then(({ StorageNote }) => ({ default: StorageNote })),
)

/** What is wrong with the browser's storage, above every page; nothing while all is well. */
export function StorageFaults() {
  const fault = useStore(storageFaults, (state) => state.fault)
  return (
    fault && (
      <Suspense>
        <StorageNote fault={fault} />
      </Suspense>
    )
  )
}
