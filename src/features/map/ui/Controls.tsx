import type { Map as LeafletMap } from 'leaflet'
import type { PlaceChoice } from '#criteria/places.ts'
import { useMapFocus } from '#session/map.ts'
import { Stack } from '#ui/layout.tsx'
import { useSheetLayout } from '#ui/usePhone.ts'
import { useDrawing } from '../data/drawing.ts'
import { useResultsReport } from '../data/results-report.ts'
import { renameSelected } from '../data/selected-place.ts'
import { boxAround, type Gazetteer } from '../model/areas/outline.ts'
import type { SampleSize } from '../model/results/points.ts'
import { lower48 } from '../model/viewport.ts'
import { usePlaceEdits } from './areas/usePlaceEdits.ts'
import type { Scheme } from './basemap/palette.ts'
import { StartHint } from './controls/Bar.tsx'
import classes from './controls/controls.module.css'
import { DrawingHint } from './controls/DrawingHint.tsx'
import { Legend } from './controls/Legend.tsx'
import { UndoBar, ZoomBar } from './controls/MapButtons.tsx'
import { SelectionBar } from './controls/SelectionBar.tsx'
import { ToolBar } from './controls/ToolBar.tsx'
import { StatusNote, ViewSwitch } from './controls/ViewSwitch.tsx'
import { useClipboard, useKeys } from './draw/useKeys.ts'
import { PictureMenu } from './picture/PictureMenu.tsx'
import { PointDetails } from './point-details/PointDetails.tsx'
import { knownOutlines, roomIn } from './useViewport.ts'

interface Props {
  map: LeafletMap
  places: readonly PlaceChoice[]
  gazetteer: Gazetteer
  scheme: Scheme
  size: SampleSize
  onSize: (size: SampleSize) => void
}

/** Everything that floats above the map, and its keys. */
export function Controls({ map, places, gazetteer, scheme, size, onSize }: Props) {
  const edits = usePlaceEdits()
  const remove = () => {
    const { selected } = useMapFocus.getState()
    if (selected !== undefined && places[selected]) edits.remove(selected)
  }
  const leave = () => useMapFocus.getState().placeSelected(undefined)
  useKeys(map, { remove, leave, rename: () => renameSelected(places) })
  useClipboard(map, places, gazetteer)
  const fit = () => {
    const included = places.filter(({ excluded }) => !excluded)
    const box = boxAround(knownOutlines(included, gazetteer)) ?? useResultsReport.getState().report.box()
    map.fitBounds(box ?? lower48, roomIn(map))
  }
  return (
    <div className={classes.controls} data-sheet-layout={useSheetLayout() || undefined}>
      <ToolBar />
      <UndoBar />
      <ViewSwitch />
      <StatusNote />
      <Stack align="center" className={classes.foot}>
        <BottomBar places={places} gazetteer={gazetteer} zoom={() => map.getZoom()} />
        <Legend places={places} scheme={scheme} map={map} size={size} onSize={onSize} />
      </Stack>
      <PointDetails map={map} />
      <ZoomBar map={map} onFit={fit}>
        <PictureMenu map={map} places={places} scheme={scheme} />
      </ZoomBar>
    </div>
  )
}

interface BarProps {
  places: readonly PlaceChoice[]
  gazetteer: Gazetteer
  zoom: () => number
}

/** One bar at the foot of the map: how to draw, actions of the selected area, or how to start. */
export function BottomBar({ places, gazetteer, zoom }: BarProps) {
  const drawing = useDrawing((state) => state.drawing)
  const selected = useMapFocus((state) => state.selected)
  if (drawing.tool !== 'select') return <DrawingHint drawing={drawing} tool={drawing.tool} zoom={zoom} />
  if (selected !== undefined && places[selected])
    return <SelectionBar key={selected} places={places} index={selected} gazetteer={gazetteer} />
  return places.length === 0 ? <StartHint /> : null
}
