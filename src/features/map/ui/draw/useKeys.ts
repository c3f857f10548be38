import { useWindowEvent } from '@mantine/hooks'
import type { Map as LeafletMap } from 'leaflet'
import type { Point } from '#contract/place.ts'
import { areaName } from '#criteria/areas/area-names.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { useAnnouncements, useSteps } from '#features/map/data/announcements.ts'
import { useDrawing } from '#features/map/data/drawing.ts'
import { type Gazetteer, placesAsGeoJson } from '#features/map/model/areas/outline.ts'
import type { Drawing } from '#features/map/model/draw/gesture.ts'
import { type Command, commandOf } from '#features/map/model/draw/keys.ts'
import { offset } from '#features/map/model/plane.ts'
import { useAreaPanel } from '#session/area-panel.ts'
import { useMapFocus } from '#session/map.ts'
import { useView } from '#session/search.ts'
import { useHasDriveTimes } from '#session/service.ts'

const FIRST_SIZE_PIXELS = 80

interface Acts {
  /** Removes the selected area. */
  remove: () => void
  /** Starts renaming it; false where none is selected. */
  rename: () => boolean
  /** Lets go of it. */
  leave: () => void
}

/** The keys of the map. */
export function useKeys(map: LeafletMap, { remove, rename, leave }: Acts): void {
  const { undo, redo } = useSteps()
  const hasDriveTimes = useHasDriveTimes()
  const press = (event: KeyboardEvent) => {
    const command = commandOf(event)
    if (!command || isTyping(event.target)) return
    if (command.type === 'tool' && command.tool === 'travel' && !hasDriveTimes) return
    if (command.type === 'undo' || command.type === 'redo') {
      event.preventDefault()
      return command.type === 'undo' ? undo() : redo()
    }
    if (!isOnMap(event.target, map)) return
    if (command.type === 'rename') return rename() ? event.preventDefault() : undefined
    if (command.type === 'upload') {
      // The letter would be typed into the panel that opens.
      event.preventDefault()
      return useAreaPanel.getState().panelOpened()
    }
    if (command.type === 'delete') return isOnHandle(event.target) ? undefined : remove()
    if (draw(map, command, event.target)) event.preventDefault()
    else if (command.type === 'cancel') leave()
  }
  // In the capture phase: Escape also closes the tooltip of the focused button.
  useWindowEvent('keydown', press, { capture: true })
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]')

/** Corners take Delete for themselves. */
const isOnHandle = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-look="corner"]') !== null

/** Keys without a modifier belong to the map only while it, or nothing at all, has the focus (WCAG 2.1.4). */
function isOnMap(target: EventTarget | null, map: LeafletMap): boolean {
  if (target === document.body) return true
  return target instanceof Node && Boolean(map.getContainer().parentElement?.contains(target))
}

/** Draws by keyboard; returns whether the drawing used the key. */
function draw(map: LeafletMap, command: Command, target: EventTarget | null): boolean {
  const { drawing, send } = useDrawing.getState()
  const zoom = map.getZoom()
  if (command.type === 'tool') {
    send({ type: 'toolChosen', tool: command.tool })
    map.getContainer().focus({ preventScroll: true })
    return true
  }
  if (command.type === 'leaveOut') return done(send({ type: 'leaveOutSwitched' }))
  if (drawing.tool === 'select') return false
  if (command.type === 'cancel') return done(send({ type: 'cancelled' }))
  if (target !== document.body && target !== map.getContainer()) return false
  const at = drawing.pointer ?? middleOf(map)
  useDrawing.getState().setByKeyboard(true)
  switch (command.type) {
    case 'step':
      return done(follow(map, offset(at, command.right, command.down, zoom)))
    case 'back':
      return done(send({ type: 'steppedBack' }))
    case 'finish':
      return done(drawing.points.length ? send({ type: 'finished', zoom }) : click(drawing, at, zoom))
    default:
      return done(click(drawing, at, zoom))
  }
}

const done = (_: unknown) => true

/** The space bar is the mouse: a click, or for a path the press that begins it and the release that ends it. */
function click({ tool, points, pressed }: Drawing, at: Point, zoom: number): void {
  const { send } = useDrawing.getState()
  if (!pressed) send({ type: 'pressed', at, zoom })
  if (tool === 'freehand' && !pressed) return
  send({ type: 'released', at, zoom, still: true })
  const begins = points.length === 0 && (tool === 'circle' || tool === 'rectangle')
  if (begins)
    send({
      type: 'moved',
      at: offset(at, FIRST_SIZE_PIXELS, tool === 'circle' ? 0 : FIRST_SIZE_PIXELS, zoom),
      zoom,
    })
}

function follow(map: LeafletMap, at: Point): void {
  map.panInside([at.Latitude, at.Longitude], { padding: [40, 40], animate: false })
  useDrawing.getState().send({ type: 'moved', at, zoom: map.getZoom() })
}

function middleOf(map: LeafletMap): Point {
  const { lat, lng } = map.getCenter()
  return { Latitude: lat, Longitude: lng }
}

/** Ctrl C copies the selected place as GeoJSON, Ctrl V reads areas of any format, while the map or nothing has the focus. */
export function useClipboard(map: LeafletMap, places: readonly PlaceChoice[], gazetteer: Gazetteer): void {
  const { names } = useView()
  const isOnMapOnly = ({ target }: ClipboardEvent) => isOnMap(target, map) && !isTyping(target)
  const copy = (event: ClipboardEvent) => {
    const { selected } = useMapFocus.getState()
    const somethingElse = String(getSelection() ?? '') !== ''
    if (selected === undefined || !places[selected] || somethingElse || !isOnMapOnly(event)) return
    event.clipboardData?.setData('text/plain', placesAsGeoJson(places, [selected], names, gazetteer))
    event.preventDefault()
    useAnnouncements.getState().announce(`${areaName(places, selected, names)} copied`)
  }
  const paste = (event: ClipboardEvent) => {
    if (!isOnMapOnly(event)) return
    const [file] = event.clipboardData?.files ?? []
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!file && !text.trim()) return
    event.preventDefault()
    useAreaPanel.getState().panelOpened(file ? { file } : { text })
  }
  useWindowEvent('copy', copy)
  useWindowEvent('paste', paste)
}
