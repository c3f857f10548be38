import { type Canvas, CircleMarker, canvas } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import type { PlaceChoice } from '#criteria/places.ts'
import { isNamedArea } from '#features/map/model/areas/imported-outline.ts'
import { type Gazetteer, outlineOf } from '#features/map/model/areas/outline.ts'
import { useMapFocus } from '#session/map.ts'

const PANE = 'spots'

/** Hundreds of ZIP codes and cities as dots on one canvas; a click chooses one. */
export function PlaceDots({ places, gazetteer }: { places: readonly PlaceChoice[]; gazetteer: Gazetteer }) {
  const map = useMap()
  useEffect(() => {
    const pane = map.getPane(PANE) ?? map.createPane(PANE)
    pane.style.zIndex = '420'
    const renderer = canvas({ pane: PANE, padding: 0.3 })
    const colors = colorsIn(map.getContainer())
    const dots = places.flatMap((place, index) => dotOf(place, index, gazetteer, renderer, colors))
    for (const dot of dots) dot.addTo(map)
    return () => {
      for (const dot of dots) dot.remove()
      renderer.remove()
    }
  }, [map, places, gazetteer])
  return null
}

/** The values of CSS variables, which a canvas cannot read. */
function colorsIn(element: HTMLElement) {
  const style = getComputedStyle(element)
  return { included: style.getPropertyValue('--c-accent'), excluded: style.getPropertyValue('--c-danger') }
}

function dotOf(
  place: PlaceChoice,
  index: number,
  gazetteer: Gazetteer,
  renderer: Canvas,
  colors: ReturnType<typeof colorsIn>,
): CircleMarker[] {
  const at = isNamedArea(place) ? outlineOf(place, gazetteer)?.middle : undefined
  if (!at) return []
  const fillColor = place.excluded ? colors.excluded : colors.included
  const look = { radius: 4.5, color: '#ffffff', weight: 1.5, fillColor, fillOpacity: 1 }
  const dot = new CircleMarker([at.Latitude, at.Longitude], { renderer, bubblingMouseEvents: false, ...look })
  return [dot.on('click', () => useMapFocus.getState().placeSelected(index))]
}
