import type { LatLng, Map as LeafletMap, LeafletMouseEvent } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMapEvents } from 'react-leaflet'
import { normalizedPoint } from '#criteria/areas/coordinates.ts'
import { useDrawing } from '#features/map/data/drawing.ts'
import { isClickHandled, usePointDetails } from '#features/map/data/point-details.ts'
import { useMapFocus } from '#session/map.ts'
import classes from '../areas/areas.module.css'
import { Mark } from '../areas/Mark.tsx'

/** A second click within this time zooms instead. */
const DOUBLE_MS = 220

/** Opens the details of a point: by a click that no layer handles, by a right click anywhere, and by Enter at the crosshair. */
export function usePointClicks(): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const drawing = useDrawing((state) => state.drawing.tool !== 'select')
  useEffect(() => {
    if (drawing) usePointDetails.getState().closed()
  }, [drawing])
  const map = useMapEvents({
    click: (event) => {
      clearTimeout(waiting.current)
      if (!isFree(event)) return
      waiting.current = setTimeout(() => openDetails(map, event.latlng, false), DOUBLE_MS)
    },
    dblclick: () => clearTimeout(waiting.current),
    contextmenu: (event) => {
      if (useDrawing.getState().drawing.tool === 'select') openDetails(map, event.latlng, false)
    },
  })
  useEffect(() => {
    const container = map.getContainer()
    const press = (event: KeyboardEvent) => {
      // Enter that finishes a drawing does only that.
      if (event.defaultPrevented) return
      if (event.target !== container || useDrawing.getState().drawing.tool !== 'select') return
      if (event.key === 'Enter') openDetails(map, map.getCenter(), true)
      if (event.key === 'Escape') usePointDetails.getState().closed()
    }
    container.addEventListener('keydown', press)
    return () => {
      clearTimeout(waiting.current)
      container.removeEventListener('keydown', press)
      usePointDetails.getState().closed()
    }
  }, [map])
}

/** Whether a click hit nothing: no area, mark or point, and no selected area to deselect. */
function isFree({ originalEvent }: LeafletMouseEvent): boolean {
  const { target } = originalEvent
  if (useDrawing.getState().drawing.tool !== 'select' || isClickHandled(originalEvent)) return false
  if (useMapFocus.getState().selected !== undefined) return false
  return !(target instanceof Element && target.closest('path, button, .leaflet-control'))
}

function openDetails(map: LeafletMap, latlng: LatLng, byKeyboard: boolean) {
  const { opened, densityAt } = usePointDetails.getState()
  const zoom = map.getZoom()
  const { lat, lng } = latlng.wrap()
  const at = normalizedPoint({ Latitude: lat, Longitude: lng })
  opened(at, densityAt?.(map.project(latlng, zoom), zoom), byKeyboard)
}

/** The mark at the point whose details are shown; handles the clicks and keys that open them. */
export function PointMark() {
  usePointClicks()
  const at = usePointDetails((state) => state.at)
  if (!at) return null
  return (
    <Mark at={at} pane="handles">
      <span className={classes.ring} data-testid="here-mark" />
    </Mark>
  )
}
