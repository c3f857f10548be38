import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ExportButton } from '#features/exports/ui/ExportButton.tsx'
import { SentenceNotes } from '#features/finder/ui/SentenceNotes.tsx'
import { SaveAsListButton } from '#features/lists/ui/create/SaveAsListButton.tsx'
import { useDrawing } from '#features/map/data/drawing.ts'
import { CountLine } from '#features/search/ui/CountLine.tsx'
import { CountScope } from '#features/search/ui/CountScope.tsx'
import { FilterChips } from '#features/search/ui/FilterChips.tsx'
import { KindSwitch } from '#features/search/ui/KindSwitch.tsx'
import { SearchNotes } from '#features/search/ui/SearchNotes.tsx'
import { useMapFocus } from '#session/map.ts'
import { useControlCommand, useToolCommand } from '#session/page-commands.ts'
import { DeferredView, useEditView, useKind, useView } from '#session/search.ts'
import { BottomSheet } from '#ui/BottomSheet.tsx'
import kit from '#ui/kit.module.css'
import type { SheetPosition } from '#ui/sheet-position.ts'
import { TabBar } from '#ui/TabBar.tsx'
import { useLowScreen } from '#ui/usePhone.ts'
import { searchPageMessages as messages } from './messages.ts'
import classes from './PhoneSearchPage.module.css'
import { ResultPanel } from './SearchResults.tsx'
import { OpenRecord, SearchMap, SearchTallies } from './search-parts.tsx'

const FilterSheet = lazy(() => import('./FilterSheet.tsx').then((m) => ({ default: m.FilterSheet })))

const tabs = [
  { value: 'records', label: messages.records },
  { value: 'tallies', label: messages.tallies },
  { value: 'cross', label: messages.crossTally },
] as const
type Tab = (typeof tabs)[number]['value']

/** The search on a phone: the map, and over its foot a sheet with count, filters and results. The filters have a sheet of their own. */
export function PhoneSearchPage() {
  const kind = useKind()
  const [position, setPosition] = useState<SheetPosition>('half')
  const [filtersOpened, filters] = useDisclosure(false)
  useCommands(filters.open, () => {
    filters.close()
    setPosition((now) => (now === 'full' ? 'half' : now))
  })
  useRoomToDraw(setPosition)
  return (
    <div className={classes.page} data-sheet={position}>
      <main>
        <h1 className="visually-hidden">{messages.title(kind)}</h1>
        <section className={classes.map} aria-label={messages.map} inert={position === 'full'}>
          <div data-dense>
            <SearchMap />
          </div>
          <div className={`${kit.floats} ${classes.kind}`}>
            <KindSwitch />
          </div>
        </section>
        <BottomSheet
          label={messages.results}
          position={position}
          onPosition={setPosition}
          head={
            <CountLine
              actions={
                <>
                  <ExportButton />
                  <SaveAsListButton />
                </>
              }
            />
          }
        >
          <SearchNotes />
          <div className={classes.notes}>
            <SentenceNotes />
            <CountScope />
          </div>
          <FilterChips onOpen={filters.open} />
          <Results />
        </BottomSheet>
      </main>
      <Suspense>
        <FilterSheet opened={filtersOpened} onClose={filters.close} />
        <OpenRecord />
      </Suspense>
    </div>
  )
}

/** Records, tallies or the cross tally, with one bar of tabs. */
function Results() {
  const { tab } = useView()
  const editView = useEditView()
  const [isTallies, setTallies] = useState(false)
  const shown: Tab = isTallies ? 'tallies' : tab
  const show = (next: Tab) => {
    setTallies(next === 'tallies')
    if (next !== 'tallies') editView({ tab: next })
  }
  return (
    <>
      <TabBar tabs={tabs} value={shown} onChange={show} panel={(id) => id} label={messages.panels} />
      {isTallies ? (
        <section
          className={`${kit.pane} ${kit.rest} ${classes.tallies}`}
          id="tallies"
          role="tabpanel"
          aria-label={messages.tallies}
        >
          <SearchTallies />
        </section>
      ) : (
        <DeferredView>
          <ResultPanel />
        </DeferredView>
      )}
    </>
  )
}

/** On a low phone the sheet makes room for the map when a shape is drawn, and leaves it in view afterward. */
function useRoomToDraw(setPosition: (position: SheetPosition) => void) {
  const isDrawing = useDrawing(({ drawing }) => drawing.tool !== 'select')
  const isLow = useLowScreen()
  const needsRoom = isDrawing && isLow
  useEffect(() => {
    if (needsRoom) setPosition('peek')
  }, [needsRoom, setPosition])
}

/** Commands of other parts of the page: one of a filter's control opens the filters, one of the map makes room for it. */
function useCommands(openFilters: () => void, showMap: () => void) {
  const isControl = useControlCommand(({ pending }) => pending !== undefined)
  const isMap = useMapFocus(({ target }) => target !== undefined)
  const isTool = useToolCommand(({ pending }) => pending !== undefined && pending !== 'export')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the command
  useEffect(() => {
    if (isControl) openFilters()
  }, [isControl])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the command
  useEffect(() => {
    if (isMap || isTool) showMap()
  }, [isMap, isTool])
}
