import { lazy, Suspense } from 'react'
import type { ListMapRecords } from '#features/lists/ui/list-panel.ts'

const RecordsMap = lazy(() =>
  import('#features/map/ui/RecordsMap.tsx').then((m) => ({ default: m.RecordsMap })),
)

/** The map of a list's records. */
export const listMap = (shown: ListMapRecords) => (
  <Suspense fallback={null}>
    <RecordsMap {...shown} />
  </Suspense>
)
