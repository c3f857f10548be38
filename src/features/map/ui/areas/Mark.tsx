import { DivIcon, type LeafletMouseEvent, Marker } from 'leaflet'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from 'react-leaflet'
import type { Point } from '#contract/place.ts'

export interface DragHandlers {
  onDragStart?: () => void
  onDrag: (to: Point) => void
  onDragEnd: () => void
}

interface Props {
  at: Point
  pane: string
  drag?: DragHandlers
  /** Marks cover those further north; this many pixels more put one above the others. */
  lift?: number
  children: ReactNode
}

/** React content centered on a point of the map; with `drag` it can be dragged. */
export function Mark({ at, pane, drag, lift = 0, children }: Props) {
  const map = useMap()
  const element = useMemo(() => document.createElement('div'), [])
  const marker = useRef<Marker>(undefined)
  const dragging = useRef(false)
  const handlers = useRef(drag)
  handlers.current = drag
  const draggable = drag !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is updated by the effect below
  useEffect(() => {
    const icon = new DivIcon({ html: element, className: '', iconSize: [0, 0] })
    const made = new Marker([at.Latitude, at.Longitude], {
      icon,
      pane,
      draggable,
      keyboard: false,
      interactive: draggable,
      zIndexOffset: lift,
    })
    made.on('dragstart', () => {
      dragging.current = true
      handlers.current?.onDragStart?.()
    })
    made.on('drag', (event) => handlers.current?.onDrag(pointFrom(event as LeafletMouseEvent)))
    made.on('dragend', () => {
      dragging.current = false
      handlers.current?.onDragEnd()
    })
    marker.current = made.addTo(map)
    return () => {
      made.remove()
    }
  }, [map, element, pane, draggable, lift])

  useEffect(() => {
    if (!dragging.current) marker.current?.setLatLng([at.Latitude, at.Longitude])
  }, [at.Latitude, at.Longitude])

  return createPortal(children, element)
}

const pointFrom = ({ latlng }: LeafletMouseEvent): Point => ({ Latitude: latlng.lat, Longitude: latlng.lng })
