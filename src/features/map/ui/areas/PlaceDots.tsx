import { type Canvas, CircleMarker, canvas } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import type { PlaceChoice } from '#criteria/places.ts'
import { isNamedArea } from '#features/map/model/areas/imported-outline.ts'
import { type Gazetteer, outlineOf } from '#features/map/model/areas/outline.ts'
import { useMapFocus } from '#session/map.ts'
import { type AreaColors, areaColors } from './area-colors.ts'

const PANE = 'spots'

/** Hundreds of ZIP codes and cities as dots on one canvas; a click chooses one. */
export function PlaceDots({ places, gazetteer }: { places: readonly PlaceChoice[]; gazetteer: Gazetteer }) {
  const map = useMap()
  useEffect(() => {
    const pane = map.getPane(PANE) ?? map.createPane(PANE)
    pane.style.zIndex = '420'
    const renderer = canvas({ pane: PANE, padding: 0.3 })
    const colors = areaColors(map.getContainer())
    const dots = places.flatMap((place, index) => dotOf(place, index, gazetteer, renderer, colors))
    for (const dot of dots) dot.addTo(map)
    return () => {
      for (const dot of dots) dot.remove()
      renderer.remove()
    }
  }, [map, places, gazetteer])
  return null
}

function dotOf(
  place: PlaceChoice,
  index: number,
  gazetteer: Gazetteer,
  renderer: Canvas,
  colors: AreaColors,
): CircleMarker[] {
  const at = isNamedArea(place) ? outlineOf(place, gazetteer)?.middle : undefined
  if (!at) return []
  const fillColor = place.excluded ? colors.danger : colors.accent
  const look = { radius: 4.5, color: '#ffffff', weight: 1.5, fillColor, fillOpacity: 1 }
  const dot = new CircleMarker([at.Latitude, at.Longitude], { renderer, bubblingMouseEvents: false, ...look })
  return [dot.on('click', () => useMapFocus.getState().placeSelected(index))]
}
