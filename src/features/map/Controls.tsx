import type { Map as LeafletMap } from 'leaflet'
import type { PlaceChoice } from '../../criteria/places.ts'
import { useMapFocus } from '../../state/map.ts'
import { useView } from '../../state/search.ts'
import { boxAround, type Gazetteer } from './areas/outline.ts'
import { renameChosen } from './areas/renaming.ts'
import { usePlaceEdits } from './areas/usePlaceEdits.ts'
import type { Scheme } from './base/palette.ts'
import classes from './controls/controls.module.css'
import { HintBar } from './controls/HintBar.tsx'
import { Legend } from './controls/Legend.tsx'
import { StatusNote } from './controls/StatusNote.tsx'
import { ToolBar } from './controls/ToolBar.tsx'
import { UndoBar } from './controls/UndoBar.tsx'
import { ViewSwitch } from './controls/ViewSwitch.tsx'
import { ZoomBar } from './controls/ZoomBar.tsx'
import { useKeys } from './draw/useKeys.ts'
import { HereCard } from './here/HereCard.tsx'
import { useReport } from './results/report.ts'
import type { SampleSize } from './results/sizes.ts'
import { useClipboard } from './upload/useClipboard.ts'
import { knownOutlines, roomIn } from './useViewport.ts'
import { lower48 } from './viewport.ts'

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
  const { map: view } = useView()
  const edits = usePlaceEdits()
  const remove = () => {
    const { chosen } = useMapFocus.getState()
    if (chosen !== undefined && places[chosen]) edits.remove(chosen)
  }
  const leave = () => useMapFocus.getState().placeChosen(undefined)
  useKeys(map, { remove, leave, rename: () => renameChosen(places) })
  useClipboard(map, places, gazetteer)
  const fit = () => {
    const included = places.filter(({ leftOut }) => !leftOut)
    const box = boxAround(knownOutlines(included, gazetteer)) ?? useReport.getState().report.box()
    map.fitBounds(box ?? lower48, roomIn(map))
  }
  return (
    <div className={classes.controls}>
      <ToolBar />
      <UndoBar />
      <ViewSwitch />
      <StatusNote view={view} />
      <div className={classes.foot}>
        <HintBar places={places} gazetteer={gazetteer} zoom={() => map.getZoom()} />
        <Legend places={places} scheme={scheme} map={map} size={size} onSize={onSize} />
      </div>
      <HereCard map={map} />
      <ZoomBar map={map} onFit={fit} />
    </div>
  )
}
