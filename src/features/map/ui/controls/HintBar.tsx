import type { PlaceChoice } from '#criteria/places.ts'
import { useDrawing } from '#features/map/data/draw/drawing.ts'
import type { Gazetteer } from '#features/map/model/areas/outline.ts'
import { useMapFocus } from '#session/map.ts'
import { BeginHint } from './BeginHint.tsx'
import { DrawingHint } from './DrawingHint.tsx'
import { SelectionBar } from './SelectionBar.tsx'

interface Props {
  places: readonly PlaceChoice[]
  gazetteer: Gazetteer
  zoom: () => number
}

/** One bar at the foot of the map: how to draw, what to do with the chosen area, or how to begin. */
export function HintBar({ places, gazetteer, zoom }: Props) {
  const drawing = useDrawing((state) => state.drawing)
  const chosen = useMapFocus((state) => state.chosen)
  if (drawing.tool !== 'select') return <DrawingHint drawing={drawing} tool={drawing.tool} zoom={zoom} />
  if (chosen !== undefined && places[chosen])
    return <SelectionBar key={chosen} places={places} index={chosen} gazetteer={gazetteer} />
  return places.length === 0 ? <BeginHint /> : null
}
