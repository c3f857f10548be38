import type { LeafletMouseEvent } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'
import { useDrawing } from '#features/map/data/drawing.ts'
import { markClickHandled } from '#features/map/data/point-details.ts'
import type { PlanePoint } from '#shared/geo/plane-point.ts'
import { MapTooltip, plainText } from './MapTooltip.ts'

/** What is under the pointer: its text, the position of the text, and what a click does. */
export interface Hit {
  text: string
  lat: number
  lng: number
  onClick?: () => void
}

/** Finds what is near a point of the map's plane at a zoom. */
export type Find = (point: PlanePoint, zoom: number) => Hit | undefined

/** `below`: elements of the map that take the pointer first. */
interface Options {
  below?: string
}

/** Shows the words of what is under the pointer, and clicks it. Nothing is found while an area is being drawn. */
export function useHover(find: Find, { below }: Options = {}): void {
  const map = useMap()
  const latest = useRef(find)
  latest.current = find
  const refresh = useRef(() => {})
  useEffect(() => {
    const tip = new MapTooltip({ opacity: 1 })
    let last: LeafletMouseEvent | undefined
    const seek = ({ latlng, originalEvent: { target } }: LeafletMouseEvent) => {
      if (useDrawing.getState().drawing.tool !== 'select') return undefined
      if (below && target instanceof Element && target.closest(below)) return undefined
      const zoom = map.getZoom()
      return latest.current(map.project(latlng, zoom), zoom)
    }
    const move = (event: LeafletMouseEvent) => {
      last = event
      const hit = seek(event)
      map.getContainer().toggleAttribute('data-pointing', hit?.onClick !== undefined)
      if (!hit) return map.closeTooltip(tip)
      map.openTooltip(tip.setContent(plainText(hit.text)).setLatLng([hit.lat, hit.lng]))
    }
    refresh.current = () => {
      if (last && map.hasLayer(tip)) move(last)
    }
    const leave = () => {
      latest.current({ x: Number.NaN, y: Number.NaN }, map.getZoom())
      map.closeTooltip(tip)
    }
    const click = (event: LeafletMouseEvent) => {
      const act = seek(event)?.onClick
      if (act) markClickHandled(event.originalEvent)
      act?.()
    }
    const handlers = { mousemove: move, mouseout: leave, click, zoomstart: leave }
    map.on(handlers)
    return () => {
      map.off(handlers)
      map.getContainer().removeAttribute('data-pointing')
      map.closeTooltip(tip)
    }
  }, [map, below])

  // An open tooltip shows what was found before.
  useEffect(() => refresh.current())
}
