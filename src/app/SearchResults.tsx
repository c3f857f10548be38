import { useViewportSize } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { countQuery } from '#api/queries.ts'
import { matchesEverything } from '#criteria/tidy.ts'
import { SaveSelectedButton } from '#features/lists/ui/create/SaveSelectedButton.tsx'
import { NoCriteria } from '#features/records/ui/NoCriteria.tsx'
import { RecordsFrame } from '#features/records/ui/RecordsFrame.tsx'
import { useLayout } from '#session/layout.ts'
import { useCriteria, useEditView, useView } from '#session/search.ts'
import { QUICK_START, useSettings } from '#session/settings.ts'
import { count } from '#shared/text/format.ts'
import { DeferredMount } from '#ui/DeferredMount.tsx'
import { Divider } from '#ui/Divider.tsx'
import kit from '#ui/kit.module.css'
import { TabBar } from '#ui/TabBar.tsx'
import { searchPageMessages as messages } from './messages.ts'
import classes from './SearchPage.module.css'

const loadRecords = () => import('#features/records/ui/RecordsPanel.tsx')
const RecordsPanel = lazy(() => loadRecords().then((m) => ({ default: m.RecordsPanel })))
const RecordsHead = lazy(() => loadRecords().then((m) => ({ default: m.RecordsHead })))
const QuickStart = lazy(() => import('./QuickStart.tsx').then((m) => ({ default: m.QuickStart })))
const CrossTally = lazy(() =>
  import('#features/tallies/ui/CrossTally.tsx').then((m) => ({ default: m.CrossTally })),
)

/** Pixels that the results have at least, and that remain for the map above them. */
const MIN_RESULTS = 160
const MIN_MAP = 140
const DEFAULT_RESULTS = 322

/** Makes the results higher and the map lower, or the reverse. */
function ResultsDivider() {
  const { resultsHeight = DEFAULT_RESULTS, resultsSized } = useLayout()
  const { height: window } = useViewportSize()
  // The bars above the page take about 90 px.
  const max = Math.max(MIN_RESULTS, window - 90 - MIN_MAP)
  return (
    <Divider
      label={messages.resultsHeight}
      height={Math.min(resultsHeight, max)}
      min={MIN_RESULTS}
      max={max}
      onChange={resultsSized}
    />
  )
}

/** The table of records or the cross tally, below the map. */
export function SearchResults() {
  const { kind, tab } = useView()
  const editView = useEditView()
  const criteria = useCriteria()
  const { data, isPlaceholderData } = useQuery(countQuery(kind, criteria))
  const tabs = [
    {
      value: 'records',
      label: messages.records,
      detail: data && <span data-stale={isPlaceholderData}>{count(data.MatchCount)}</span>,
    },
    { value: 'cross', label: messages.crossTally },
  ] as const
  return (
    <section
      className={`${kit.column} ${kit.surface} ${classes.results}`}
      id="results"
      aria-label={messages.results}
    >
      <ResultsDivider />
      <TabBar
        tabs={tabs}
        value={tab}
        onChange={(next) => editView({ tab: next })}
        panel={(id) => id}
        label={messages.results}
      />
      <ResultPanel />
    </section>
  )
}

/** The panel of the open tab, once it is loaded. Without filters, records are requested only on demand. */
export function ResultPanel() {
  const { kind, tab } = useView()
  const criteria = useCriteria()
  const { error } = useQuery(countQuery(kind, criteria))
  const [anyway, setAnyway] = useState(false)
  if (tab === 'records' && matchesEverything(criteria) && !anyway && !error)
    return <StartPanel onShow={() => setAnyway(true)} />
  const toCome = (
    <div
      id={tab}
      className={`${kit.column} ${kit.rest}`}
      role="tabpanel"
      aria-label={messages.loading}
      aria-busy
    />
  )
  return (
    <Suspense fallback={toCome}>
      {tab === 'records' ? (
        <DeferredMount fallback={toCome}>
          <RecordsPanel pickActions={<SaveSelectedButton />} />
        </DeferredMount>
      ) : (
        <CrossTally />
      )}
    </Suspense>
  )
}

/** What to do without filters, there before the bar of the table is loaded: what a newcomer has selected by then remains. */
function StartPanel({ onShow }: { onShow: () => void }) {
  const { dismissed, hintDismissed } = useSettings()
  const start = dismissed.includes(QUICK_START) ? undefined : (
    <Suspense>
      <QuickStart onDismiss={() => hintDismissed(QUICK_START)} />
    </Suspense>
  )
  return (
    <RecordsFrame>
      <Suspense>
        <DeferredMount>
          <RecordsHead isEmpty pickActions={<SaveSelectedButton />} />
        </DeferredMount>
      </Suspense>
      <NoCriteria onShow={onShow} start={start} />
    </RecordsFrame>
  )
}
