import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { countQuery } from '../api/queries.ts'
import { count } from '../criteria/format.ts'
import { ExportButton } from '../features/export/ExportButton.tsx'
import { RecordDrawer } from '../features/record/RecordDrawer.tsx'
import { RecordsPanel } from '../features/records/RecordsPanel.tsx'
import { CountBlock } from '../features/search/CountBlock.tsx'
import { CriteriaPanel } from '../features/search/CriteriaPanel.tsx'
import { CrossTally } from '../features/tallies/CrossTally.tsx'
import { TalliesPanel } from '../features/tallies/TalliesPanel.tsx'
import { useCriteria, useEditView, useView } from '../state/search.ts'
import { TabBar } from '../ui/TabBar.tsx'
import classes from './SearchPage.module.css'

const MapPanel = lazy(() => import('../features/map/MapPanel.tsx').then((m) => ({ default: m.MapPanel })))

/** The search screen: criteria at the left, map over records in the middle, tallies at the right. */
export function SearchPage() {
  return (
    <div className={classes.page}>
      <aside className={classes.criteria} aria-label="Criteria">
        <CriteriaPanel />
        <CountBlock actions={<ExportButton />} />
      </aside>
      <main className={classes.middle}>
        <section className={classes.map} aria-label="Map">
          <Suspense
            fallback={<Loader className={classes.loader} size="sm" aria-label="The map is loading" />}
          >
            <MapPanel />
          </Suspense>
        </section>
        <Results />
      </main>
      <aside className={classes.tallies} aria-label="Tallies">
        <TalliesPanel />
      </aside>
      <RecordDrawer />
    </div>
  )
}

function Results() {
  const { tab } = useView()
  const editView = useEditView()
  const { data } = useQuery(countQuery(useCriteria()))
  const tabs = [
    { value: 'records', label: 'Records', detail: data && count(data.MatchCount) },
    { value: 'cross', label: 'Cross tally' },
  ] as const
  return (
    <section className={classes.results} aria-label="Results">
      <TabBar tabs={tabs} value={tab} onChange={(next) => editView({ tab: next })} panel={(id) => id} />
      {tab === 'records' ? <RecordsPanel /> : <CrossTally />}
    </section>
  )
}
