import { type CSSProperties, lazy, Suspense, useEffect, useState } from 'react'
import type { Kind } from '#contract/kind.ts'
import { ExportButton } from '#features/exports/ui/ExportButton.tsx'
import { SaveAsListButton } from '#features/lists/ui/create/SaveAsListButton.tsx'
import { SaveSearchButton } from '#features/lists/ui/searches/SaveSearchButton.tsx'
import { CountBlock } from '#features/search/ui/CountBlock.tsx'
import { CriteriaPanel } from '#features/search/ui/CriteriaPanel.tsx'
import { KindSwitch } from '#features/search/ui/KindSwitch.tsx'
import { useLayout } from '#session/layout.ts'
import { useControlCommand } from '#session/page-commands.ts'
import { DeferredView, useKind, useView } from '#session/search.ts'
import { useSelection } from '#session/selection.ts'
import kit from '#ui/kit.module.css'
import { OnceOpened } from '#ui/OnceOpened.tsx'
import { TabBar } from '#ui/TabBar.tsx'
import { useNarrow, useSheetLayout } from '#ui/usePhone.ts'
import { FilterBoxRow } from './LookUp.tsx'
import { searchPageMessages as messages } from './messages.ts'
import classes from './SearchPage.module.css'
import { SearchResults } from './SearchResults.tsx'
import { OpenRecord, SearchMap, SearchTallies } from './search-parts.tsx'

const PhoneSearchPage = lazy(() =>
  import('./PhoneSearchPage.tsx').then((m) => ({ default: m.PhoneSearchPage })),
)

const panels = [
  { value: 'results', label: messages.results },
  { value: 'tallies', label: messages.tallies },
  { value: 'criteria', label: messages.criteria },
] as const
type Panel = (typeof panels)[number]['value']

/** The search screen. */
export function SearchPage() {
  const isSheet = useSheetLayout()
  usePickOfOneKind(useKind())
  if (!isSheet) return <SearchPanels />
  return (
    <Suspense>
      <PhoneSearchPage />
    </Suspense>
  )
}

/**
 * The search in panels: criteria at the left, map over records in the middle, tallies at the right. A narrow screen
 * keeps map and count and shows one of the other panels at a time.
 */
function SearchPanels() {
  const [panel, setPanel] = usePanel()
  const isNarrow = useNarrow()
  const kind = useKind()
  const { record } = useView()
  const resultsHeight = useLayout((state) => state.resultsHeight)
  return (
    <div
      className={classes.page}
      data-panel={panel}
      data-record={record !== undefined || undefined}
      style={resultsHeight ? ({ '--results': `${resultsHeight}px` } as CSSProperties) : undefined}
    >
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
        <CriteriaPanel find={<FilterBoxRow />} />
      </aside>
      <div className={`${kit.column} ${kit.endContent} ${classes.count}`}>
        <CountBlock
          actions={
            <>
              <ExportButton />
              <SaveAsListButton />
              <SaveSearchButton />
            </>
          }
        />
      </div>
      <main className={classes.main}>
        <h1 className="visually-hidden">{messages.title(kind)}</h1>
        <section className={classes.map} aria-label={messages.map} data-dense>
          <SearchMap />
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
          <SearchResults />
        </DeferredView>
        <Suspense>
          <OpenRecord className={classes.record} />
        </Suspense>
      </main>
      <aside className={`${kit.pane} ${classes.tallies}`} id="tallies" aria-label={messages.tallies}>
        <OnceOpened opened={!isNarrow || panel === 'tallies'}>
          <SearchTallies />
        </OnceOpened>
      </aside>
    </div>
  )
}

/** The panel of a narrow screen: the filters while one of them is to be opened. */
function usePanel() {
  const [panel, setPanel] = useState<Panel>(useControlCommand.getState().pending ? 'criteria' : 'results')
  useEffect(() => useControlCommand.subscribe(({ pending }) => pending && setPanel('criteria')), [])
  return [panel, setPanel] as const
}

/** Ticked rows are of one kind: they are let go of with it. */
function usePickOfOneKind(kind: Kind) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what ends the pick is the change of the kind
  useEffect(() => () => useSelection.getState().pickCleared(), [kind])
}
