import { Loader, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { DeferredView } from '#session/search.ts'
import { DeferredMount } from '#ui/DeferredMount.tsx'
import kit from '#ui/kit.module.css'
import { searchPageMessages as messages } from './messages.ts'

// The first script holds what the first screen shows; the rest loads during the first count.
const MapPanel = lazy(() => import('#features/map/ui/MapPanel.tsx').then((m) => ({ default: m.MapPanel })))
const TalliesPanel = lazy(() =>
  import('#features/tallies/ui/TalliesPanel.tsx').then((m) => ({ default: m.TalliesPanel })),
)
export const OpenRecord = lazy(() => import('./OpenRecord.tsx').then((m) => ({ default: m.OpenRecord })))

/** The map of the search, once it is loaded. */
export const SearchMap = () => (
  <Suspense fallback={<MapToCome />}>
    <DeferredMount fallback={<MapToCome />}>
      <MapPanel />
    </DeferredMount>
  </Suspense>
)

/** The tallies of the search, once they are loaded. */
export const SearchTallies = () => (
  <Suspense fallback={<TalliesToCome />}>
    <DeferredMount fallback={<TalliesToCome />} renders={3}>
      <DeferredView>
        <TalliesPanel />
      </DeferredView>
    </DeferredMount>
  </Suspense>
)

const MapToCome = () => (
  <div className={`${kit.center} ${kit.high}`}>
    <Loader role="img" size="sm" aria-label={messages.mapLoading} />
  </div>
)

/** Placeholder bars until the tallies are loaded. */
const TalliesToCome = () => (
  <div role="img" aria-label={messages.talliesLoading}>
    {[90, 60, 45, 70, 30].map((percent) => (
      <Skeleton key={percent} height={8} my={16} width={`${percent}%`} />
    ))}
  </div>
)
