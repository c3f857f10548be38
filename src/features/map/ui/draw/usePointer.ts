import type { Map as LeafletMap } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import type { Point } from '#contract/place.ts'
import { useDrawing } from '#features/map/data/drawing.ts'
import type { Tool } from '#features/map/model/draw/gesture.ts'

const STILL_PIXELS = 6
const CLICK_FOLLOWS_MS = 100
/** Tools of clicks: a drag moves the map. */
const clicked: readonly Tool[] = ['polygon', 'line', 'pick', 'travel']

/** Turns mouse, pen and finger on the map into drawing events while a tool is in hand. */
export function usePointer(): void {
  const map = useMap()
  const tool = useDrawing(({ drawing }) => drawing.tool)
  useEffect(() => (tool === 'select' ? undefined : takeOver(map, tool)), [map, tool])
}

/** Gives the pointer to the tool; the function that comes back returns it to the map. */
function takeOver(map: LeafletMap, tool: Tool): () => void {
  const disabled = [
    map.doubleClickZoom,
    map.boxZoom,
    map.keyboard,
    ...(clicked.includes(tool) ? [] : [map.dragging]),
  ]
  const container = map.getContainer()
  for (const handler of disabled) handler.disable()
  container.dataset.drawing = tool
  const stop = listen(map, container)
  return () => {
    stop()
    delete container.dataset.drawing
    for (const handler of disabled) handler.enable()
  }
}

function listen(map: LeafletMap, container: HTMLElement): () => void {
  const { send, setByKeyboard } = useDrawing.getState()
  let down: PointerEvent | undefined
  const at = (event: PointerEvent): { at: Point; zoom: number } => {
    const { lat, lng } = map.mouseEventToLatLng(event)
    return { at: { Latitude: lat, Longitude: lng }, zoom: map.getZoom() }
  }
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (!event.isPrimary) return send({ type: 'cancelled' })
    down = event
    container.setPointerCapture(event.pointerId)
    send({ type: 'pressed', ...at(event) })
  }
  const move = (event: PointerEvent) => {
    if (!event.isPrimary || (useDrawing.getState().byKeyboard && isAtRest(event))) return
    setByKeyboard(false)
    send({ type: 'moved', ...at(event) })
  }
  const release = (event: PointerEvent) => {
    if (!down || !event.isPrimary) return
    const still = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < STILL_PIXELS
    down = undefined
    swallowClick(container)
    send({ type: 'released', ...at(event), still })
  }
  const stop = new AbortController()
  const { signal } = stop
  container.addEventListener('pointerdown', press, { signal })
  container.addEventListener('pointermove', move, { signal })
  container.addEventListener('pointerup', release, { signal })
  container.addEventListener('pointercancel', () => send({ type: 'cancelled' }), { signal })
  return () => stop.abort()
}

/** A browser also sends a move for a mouse at rest, when the page changes below it; the keys keep the lead then. */
const isAtRest = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0

/** The click that a browser adds to press and release is the tool's too, even when the tool is already put away. */
function swallowClick(container: HTMLElement): void {
  const stop = new AbortController()
  container.addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    signal: stop.signal,
  })
  setTimeout(() => stop.abort(), CLICK_FOLLOWS_MS)
}
