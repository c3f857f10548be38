import type { Map as LeafletMap } from 'leaflet'
import type { PlaceChoice } from '#criteria/places.ts'
import { useMapFocus } from '#session/map.ts'
import { useView } from '#session/search.ts'
import kit from '#ui/kit.module.css'
import { renameChosen } from '../data/areas/renaming.ts'
import { useReport } from '../data/results/report.ts'
import { boxAround, type Gazetteer } from '../model/areas/outline.ts'
import type { SampleSize } from '../model/results/sizes.ts'
import { lower48 } from '../model/viewport.ts'
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
import { useClipboard } from './upload/useClipboard.ts'
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
    const included = places.filter(({ excluded }) => !excluded)
    const box = boxAround(knownOutlines(included, gazetteer)) ?? useReport.getState().report.box()
    map.fitBounds(box ?? lower48, roomIn(map))
  }
  return (
    <div className={classes.controls}>
      <ToolBar />
      <UndoBar />
      <ViewSwitch />
      <StatusNote view={view} />
      <div className={`${kit.row} ${classes.foot}`}>
        <HintBar places={places} gazetteer={gazetteer} zoom={() => map.getZoom()} />
        <Legend places={places} scheme={scheme} map={map} size={size} onSize={onSize} />
      </div>
      <HereCard map={map} />
      <ZoomBar map={map} onFit={fit} />
    </div>
  )
}
