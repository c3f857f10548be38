import type { PlaceChoice } from '../../../criteria/places.ts'
import { useMapFocus } from '../../../state/map.ts'
import { useDrawing } from '../draw/drawing.ts'
import { BeginHint } from './BeginHint.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { DrawingHint } from './DrawingHint.tsx'

interface Props {
  places: readonly PlaceChoice[]
  zoom: () => number
}

/** One bar at the foot of the map: how to draw, what to do with the chosen area, or how to begin. */
export function HintBar({ places, zoom }: Props) {
  const drawing = useDrawing((state) => state.drawing)
  const chosen = useMapFocus((state) => state.chosen)
  if (drawing.tool !== 'select') return <DrawingHint drawing={drawing} tool={drawing.tool} zoom={zoom} />
  if (chosen !== undefined && places[chosen]) return <ChosenBar places={places} index={chosen} />
  return places.length === 0 ? <BeginHint /> : null
}
