import type { Point } from '#contract/place.ts'
import { areaError, shapeError, widthError } from '#criteria/areas/area-errors.ts'
import { normalizedPoint } from '#criteria/areas/coordinates.ts'
import type { Travel } from '#criteria/areas/travel.ts'
import type { CriteriaPlace, PlaceChoice } from '#criteria/places.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { pixelsBetween } from '../plane.ts'
import { roundMiles, simplifyPath, withoutOvershoot } from './shape-geometry.ts'

export type Shape = 'circle' | 'polygon' | 'rectangle' | 'freehand' | 'line'
export type Tool = 'select' | 'pick' | 'travel' | Shape

/** What a click picks. */
export const pickLevels = ['state', 'county', 'city', 'postal'] as const
export type PickLevel = (typeof pickLevels)[number]

/** How one travels, and how far: minutes or miles. */
export type TravelChoice = Pick<Travel, 'Mode' | 'Unit' | 'Value'>

/** What is being drawn. `drawn`, `traced`, `picked` and `origin` are there only right after the event that brought them. */
export interface Drawing {
  tool: Tool
  level: PickLevel
  /** Miles to each side of a line. */
  width: number
  /** The drive time that the next point gets. */
  travel: TravelChoice
  /** Whether the next shape is excluded. */
  exclude: boolean
  /** What is set so far: a center, a first corner, the corners, or the path. */
  points: readonly Point[]
  /** Where the mouse, the finger or the cross of the keyboard is. */
  pointer?: Point | undefined
  pressed?: boolean | undefined
  /** Why the shape cannot be added as it is. */
  error?: string | undefined
  drawn?: PlaceChoice | undefined
  /** A line that was ended: it becomes an area on both its sides. */
  traced?: TracedLine | undefined
  /** Where a place is picked. */
  picked?: Point | undefined
  /** Where a drive time begins. */
  origin?: Point | undefined
}

export interface TracedLine {
  Points: Point[]
  width: number
  excluded: boolean
}

/** `zoom` converts points to pixels; `still` means that the pointer did not move between press and release. */
export type DrawingEvent =
  | { type: 'toolChosen'; tool: Tool }
  | { type: 'leaveOutSwitched' }
  | { type: 'levelChosen'; level: PickLevel }
  | { type: 'widthSet'; miles: number }
  | { type: 'travelSet'; travel: TravelChoice }
  | { type: 'failed'; error: string }
  | { type: 'pressed' | 'moved'; at: Point; zoom: number }
  | { type: 'released'; at: Point; zoom: number; still: boolean }
  | { type: 'finished'; zoom: number }
  | { type: 'steppedBack' }
  | { type: 'cancelled' }

const MIN_PIXELS_BETWEEN = 6
const SNAP_PIXELS = 12
const PATH_PIXELS = 3

export const idle: Drawing = {
  tool: 'select',
  level: 'county',
  width: 1,
  travel: { Mode: 'Car', Unit: 'Minutes', Value: 10 },
  exclude: false,
  points: [],
}

/** The drawing after an event. */
export function drawingReducer(
  { drawn: _, traced: __, picked: ___, origin: ____, ...drawing }: Drawing,
  event: DrawingEvent,
): Drawing {
  switch (event.type) {
    case 'toolChosen':
      return begin(drawing, drawing.tool === event.tool ? 'select' : event.tool)
    case 'leaveOutSwitched':
      return { ...drawing, exclude: !drawing.exclude }
    case 'levelChosen':
      return { ...drawing, level: event.level }
    case 'widthSet':
      return { ...drawing, width: event.miles }
    case 'travelSet':
      return { ...drawing, travel: event.travel }
    case 'failed':
      return { ...drawing, error: event.error }
    case 'cancelled':
      return begin(drawing, drawing.points.length ? drawing.tool : 'select')
    case 'steppedBack':
      return validated({ ...drawing, points: drawing.points.slice(0, -1) })
    case 'finished':
      return drawing.points.length ? finish(drawing, event.zoom) : drawing
    default:
      return drawing.tool === 'select' ? drawing : byTool[drawing.tool](drawing, event)
  }
}

const begin = ({ exclude, pointer, level, width, travel }: Drawing, tool: Tool): Drawing => ({
  tool,
  level,
  width,
  travel,
  exclude: tool === 'select' ? false : exclude,
  points: [],
  pointer,
})

type PointerEvent = Extract<DrawingEvent, { at: Point }>
type Handler = (drawing: Drawing, event: PointerEvent) => Drawing

/** Press, drag, release; or click, move, click. */
const twoPoints: Handler = (drawing, { type, at, zoom }) => {
  const now = { ...drawing, pointer: at }
  const [first] = drawing.points
  if (type === 'pressed') return first ? now : { ...now, points: [at], error: undefined }
  if (type === 'moved') return first ? validated(now) : now
  return first && pixelsBetween(first, at, zoom) >= MIN_PIXELS_BETWEEN ? finish(now, zoom) : now
}

/** A click sets a corner; a click on the first or the last one ends the area. A drag moves the map instead. */
const corners: Handler = (drawing, event) => {
  const { at, zoom } = event
  const now = { ...drawing, pointer: at }
  if (event.type !== 'released') return validated(now)
  if (!event.still) return now
  const near = (corner: Point | undefined) => corner && pixelsBetween(corner, at, zoom) < SNAP_PIXELS
  const { points } = drawing
  const min = drawing.tool === 'line' ? 2 : 3
  if (near(points.at(-1)) || (drawing.tool === 'polygon' && points.length > 2 && near(points[0])))
    return points.length >= min ? finish(now, zoom) : now
  return validated({ ...now, points: [...points, at] })
}

/** A click picks the place at the pointer. */
const pick: Handler = (drawing, event) => {
  const now = { ...drawing, pointer: event.at }
  return event.type === 'released' && event.still ? { ...now, picked: event.at } : now
}

/** A click is where a drive time begins. */
const travel: Handler = (drawing, event) => {
  const now = { ...drawing, pointer: event.at }
  const isClick = event.type === 'released' && event.still
  return isClick ? { ...now, error: undefined, origin: normalizedPoint(event.at) } : now
}

/** Press, draw, release. */
const path: Handler = (drawing, { type, at, zoom }) => {
  const now = { ...drawing, pointer: at }
  if (type === 'pressed') return { ...now, points: [at], pressed: true, error: undefined }
  if (type === 'released') return drawing.pressed ? finish(now, zoom) : now
  const last = drawing.points.at(-1)
  const far = drawing.pressed && last && pixelsBetween(last, at, zoom) >= PATH_PIXELS
  return far ? { ...now, points: [...drawing.points, at] } : now
}

const byTool: Record<Exclude<Tool, 'select'>, Handler> = {
  circle: twoPoints,
  rectangle: twoPoints,
  polygon: corners,
  freehand: path,
  line: corners,
  pick,
  travel,
}

/** The area as it would be if the pointer's place were its last point; undefined while there is too little of it. */
export function shapeOf({ tool, points, pointer }: Drawing): CriteriaPlace | undefined {
  const [first] = points
  if (!first || tool === 'select' || tool === 'line' || tool === 'pick' || tool === 'travel') return undefined
  if (tool === 'circle') return pointer && circle(first, pointer)
  if (tool === 'rectangle') return pointer && { kind: 'polygon', Points: rectangle(first, pointer) }
  const all = tool === 'polygon' && pointer ? [...points, pointer] : points
  return all.length > 2 ? { kind: 'polygon', Points: [...all] } : undefined
}

function circle(center: Point, rim: Point): CriteriaPlace {
  const RadiusMiles = roundMiles(milesBetween(center, rim))
  return { kind: 'circle', ...normalizedPoint(center), RadiusMiles }
}

const rectangle = (a: Point, b: Point): Point[] => [
  a,
  { Latitude: a.Latitude, Longitude: b.Longitude },
  b,
  { Latitude: b.Latitude, Longitude: a.Longitude },
]

/** The drawing with what is wrong with it so far. A path is looked at when it ends: it may still close well. */
function validated(drawing: Drawing): Drawing {
  const shape = drawing.tool === 'freehand' ? undefined : shapeOf(drawing)
  return { ...drawing, error: shape && (rawError(shape) ?? shapeError(shape)) }
}

const rawError = (shape: CriteriaPlace) => (shape.kind === 'polygon' ? widthError(shape.Points) : undefined)

function finishLine(drawing: Drawing): Drawing {
  const { points, width, exclude } = drawing
  if (points.length < 2) return { ...drawing, error: messages.lineTooShort }
  return {
    ...begin(drawing, 'select'),
    traced: { Points: points.map(normalizedPoint), width, excluded: exclude },
  }
}

function finish(drawing: Drawing, zoom: number): Drawing {
  if (drawing.tool === 'line') return finishLine(drawing)
  const raw = finished(drawing, zoom)
  const place = raw && finalPlace(raw)
  const error = place ? (rawError(raw) ?? areaError(place)) : messages.areaTooFewCorners
  if (place && !error) return { ...begin(drawing, 'select'), drawn: { ...place, excluded: drawing.exclude } }
  return { ...drawing, points: drawing.tool === 'polygon' ? drawing.points : [], pressed: false, error }
}

/** The finished shape: without the pointer's place where only clicks set corners, the path simplified. */
function finished(drawing: Drawing, zoom: number): CriteriaPlace | undefined {
  const { tool, points } = drawing
  if (tool === 'polygon') return shapeOf({ ...drawing, pointer: undefined })
  if (tool === 'freehand')
    return shapeOf({ ...drawing, points: withoutOvershoot(simplifyPath(points, zoom)) })
  return shapeOf(drawing)
}

const finalPlace = (place: CriteriaPlace): CriteriaPlace =>
  place.kind === 'polygon' ? { ...place, Points: place.Points.map(normalizedPoint) } : place
