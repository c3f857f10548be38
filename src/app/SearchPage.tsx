import { Loader, Skeleton } from '@mantine/core'
import { IconArrowsJoin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { countQuery } from '#api/queries.ts'
import type { Kind } from '#contract/kind.ts'
import { requestTypeOf } from '#criteria/request-type.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import { ExportButton } from '#features/exports/ui/ExportButton.tsx'
import { AddFilterBox } from '#features/finder/ui/AddFilterBox.tsx'
import { SaveSearchButton } from '#features/lists/ui/create/SaveSearchButton.tsx'
import { SaveSelectedButton } from '#features/lists/ui/create/SaveSelectedButton.tsx'
import { NoCriteria } from '#features/records/ui/NoCriteria.tsx'
import { CountBlock } from '#features/search/ui/CountBlock.tsx'
import { CriteriaPanel } from '#features/search/ui/CriteriaPanel.tsx'
import { KindSwitch } from '#features/search/ui/KindSwitch.tsx'
import { usePicker } from '#session/picker.ts'
import { DeferredView, useCriteria, useEditView, useKind, useView } from '#session/search.ts'
import { useSelection } from '#session/selection.ts'
import { count } from '#shared/text/format.ts'
import { DeferredMount } from '#ui/DeferredMount.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import kit from '#ui/kit.module.css'
import { Inline } from '#ui/layout.tsx'
import { TabBar } from '#ui/TabBar.tsx'
import { searchPageMessages as messages } from './messages.ts'
import classes from './SearchPage.module.css'

// The first script holds what the first screen shows; the rest loads during the first count.
const MapPanel = lazy(() => import('#features/map/ui/MapPanel.tsx').then((m) => ({ default: m.MapPanel })))
const TalliesPanel = lazy(() =>
  import('#features/tallies/ui/TalliesPanel.tsx').then((m) => ({ default: m.TalliesPanel })),
)
const RecordsPanel = lazy(() =>
  import('#features/records/ui/RecordsPanel.tsx').then((m) => ({ default: m.RecordsPanel })),
)
const CrossTally = lazy(() =>
  import('#features/tallies/ui/CrossTally.tsx').then((m) => ({ default: m.CrossTally })),
)
const RecordDrawer = lazy(() =>
  import('#features/record/ui/RecordDrawer.tsx').then((m) => ({ default: m.RecordDrawer })),
)

const panels = [
  { value: 'results', label: messages.results },
  { value: 'tallies', label: messages.tallies },
  { value: 'criteria', label: messages.criteria },
] as const
type Panel = (typeof panels)[number]['value']

/**
 * The search screen: criteria at the left, map over records in the middle, tallies at the right. A narrow screen
 * keeps map and count and shows one of the other panels at a time.
 */
export function SearchPage() {
  const [panel, setPanel] = useState<Panel>('results')
  const kind = useKind()
  usePickOfOneKind(kind)
  return (
    <div className={classes.page} data-panel={panel}>
      <section
        className={`${kit.hideWide} ${kit.surface} ${kit.below} ${classes.kind}`}
        aria-label={messages.kind}
      >
        <KindSwitch />
      </section>
      <aside
        className={`${kit.column} ${kit.surface} ${classes.criteria}`}
        id="criteria"
        aria-label={messages.criteria}
      >
        <CriteriaPanel
          find={
            <Inline gap={6}>
              <div className={kit.fill}>
                <AddFilterBox />
              </div>
              <PickButton />
            </Inline>
          }
        />
      </aside>
      <div className={`${kit.column} ${kit.endContent} ${classes.count}`}>
        <CountBlock
          actions={
            <>
              <ExportButton />
              <SaveSearchButton />
            </>
          }
        />
      </div>
      <main className={classes.main}>
        <h1 className="visually-hidden">{messages.title(kind)}</h1>
        <section className={classes.map} aria-label={messages.map} data-dense>
          <Suspense fallback={<MapToCome />}>
            <DeferredMount fallback={<MapToCome />}>
              <MapPanel />
            </DeferredMount>
          </Suspense>
        </section>
        <div className={`${kit.hideWide} ${kit.surface} ${classes.switch}`}>
          <TabBar
            tabs={panels}
            value={panel}
            onChange={setPanel}
            panel={(id) => id}
            label={messages.panels}
          />
        </div>
        <DeferredView>
          <Results />
        </DeferredView>
      </main>
      <aside className={`${kit.pane} ${classes.tallies}`} id="tallies" aria-label={messages.tallies}>
        <Suspense fallback={<TalliesToCome />}>
          <DeferredMount fallback={<TalliesToCome />} renders={3}>
            <DeferredView>
              <TalliesPanel />
            </DeferredView>
          </DeferredMount>
        </Suspense>
      </aside>
      <Suspense>
        <RecordDrawer />
      </Suspense>
    </div>
  )
}

/** Opens the picker over the search: one record from partial details. */
function PickButton() {
  const RequestType = requestTypeOf[useKind()]
  return (
    <IconButton
      Icon={IconArrowsJoin}
      variant="default"
      size={36}
      label={messages.lookUp}
      onClick={() => usePicker.getState().pickerOpened({ type: 'search' }, { RequestType })}
    />
  )
}

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

/** Ticked rows are of one kind: they are let go of with it. */
function usePickOfOneKind(kind: Kind) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what ends the pick is the change of the kind
  useEffect(() => () => useSelection.getState().pickCleared(), [kind])
}

function Results() {
  const { kind, tab } = useView()
  const editView = useEditView()
  const criteria = useCriteria()
  const { data } = useQuery(countQuery(kind, criteria))
  const [anyway, setAnyway] = useState(false)
  const unasked = matchesEverything(criteria) && !anyway
  const show = () => setAnyway(true)
  const tabs = [
    { value: 'records', label: messages.records, detail: data && count(data.MatchCount) },
    { value: 'cross', label: messages.crossTally },
  ] as const
  const toCome = (
    <div
      id={tab}
      className={`${kit.column} ${kit.rest}`}
      role="tabpanel"
      aria-label={messages.loading}
      aria-busy
    >
      {tab === 'records' && unasked && <NoCriteria onShow={show} />}
    </div>
  )
  return (
    <section
      className={`${kit.column} ${kit.surface} ${classes.results}`}
      id="results"
      aria-label={messages.results}
    >
      <TabBar
        tabs={tabs}
        value={tab}
        onChange={(next) => editView({ tab: next })}
        panel={(id) => id}
        label={messages.results}
      />
      <Suspense fallback={toCome}>
        {tab === 'records' ? (
          <DeferredMount fallback={toCome}>
            <RecordsPanel unasked={unasked} onShow={show} pickActions={<SaveSelectedButton />} />
          </DeferredMount>
        ) : (
          <CrossTally />
        )}
      </Suspense>
    </section>
  )
}
