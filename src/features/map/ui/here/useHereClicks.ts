import type { LatLng, Map as LeafletMap, LeafletMouseEvent } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMapEvents } from 'react-leaflet'
import { normalizedPoint } from '#criteria/areas/coordinates.ts'
import { useDrawing } from '#features/map/data/draw/drawing.ts'
import { useHere } from '#features/map/data/here/here.ts'
import { isTaken } from '#features/map/model/here/taken.ts'
import { useMapFocus } from '#session/map.ts'

/** A second click within this time zooms instead. */
const DOUBLE_MS = 220

/** A click where nothing else takes it, the other button anywhere, and Enter at the cross ask what is here. */
export function useHereClicks(): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const map = useMapEvents({
    click: (event) => {
      clearTimeout(waiting.current)
      if (!isFree(event)) return
      waiting.current = setTimeout(() => ask(map, event.latlng, false), DOUBLE_MS)
    },
    dblclick: () => clearTimeout(waiting.current),
    contextmenu: (event) => {
      if (useDrawing.getState().drawing.tool === 'select') ask(map, event.latlng, false)
    },
  })
  useEffect(() => {
    const container = map.getContainer()
    const press = (event: KeyboardEvent) => {
      if (event.target !== container || useDrawing.getState().drawing.tool !== 'select') return
      if (event.key === 'Enter') ask(map, map.getCenter(), true)
      if (event.key === 'Escape') useHere.getState().closed()
    }
    container.addEventListener('keydown', press)
    return () => {
      clearTimeout(waiting.current)
      container.removeEventListener('keydown', press)
      useHere.getState().closed()
    }
  }, [map])
}

/** Whether a click hit nothing: no area, mark or point, and no chosen area that it lets go of. */
function isFree({ originalEvent }: LeafletMouseEvent): boolean {
  const { target } = originalEvent
  if (useDrawing.getState().drawing.tool !== 'select' || isTaken(originalEvent)) return false
  if (useMapFocus.getState().chosen !== undefined) return false
  return !(target instanceof Element && target.closest('path, button, .leaflet-control'))
}

function ask(map: LeafletMap, latlng: LatLng, byKeys: boolean) {
  const { asked, dotAt } = useHere.getState()
  const zoom = map.getZoom()
  const { lat, lng } = latlng.wrap()
  const at = normalizedPoint({ Latitude: lat, Longitude: lng })
  asked(at, dotAt?.(map.project(latlng, zoom), zoom), byKeys)
}
