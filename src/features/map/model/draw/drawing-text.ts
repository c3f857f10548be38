import type { Point } from '#contract/place.ts'
import { crossesDateLine } from '#criteria/areas/area-errors.ts'
import { compassDirection, lengthOf, squareMiles } from '#criteria/areas/measure.ts'
import { controlsMessages as messages } from '#features/map/messages/controls.ts'
import { milesBetween } from '#shared/geo/sphere.ts'
import { distance, surface, type Units } from '#shared/text/units.ts'
import { distanceText } from '../areas/place-text.ts'
import { type Drawing, type PickLevel, shapeOf } from './gesture.ts'

/** What a level of picking picks: "a state". */
export const pickNouns: Record<PickLevel, string> = {
  state: 'state',
  county: 'county',
  city: 'city',
  postal: messages.zipCode,
}

/** How large the shape would be if it ended here: "5.2 mi radius, 85 sq mi". */
export function sizeText(drawing: Drawing, units: Units): string | undefined {
  const { tool, points, pointer, width } = drawing
  if (tool === 'line' && points.length > 0)
    return messages.lineSize(lengthOf(pointer ? [...points, pointer] : points), units, width)
  const shape = shapeOf(drawing)
  const size = shape && squareMiles(shape)
  if (!shape || size === undefined) return undefined
  const radius = shape.kind === 'circle' ? `${distance(shape.RadiusMiles, units)} radius, ` : ''
  return radius + surface(size, units)
}

/** Corners that a hand-drawn outline keeps. */
const FREEHAND_CORNERS = 200

/** What is worth knowing of a shape that can be added all the same. */
export function drawingNote(drawing: Drawing): string | undefined {
  const shape = shapeOf(drawing)
  if (shape?.kind !== 'polygon') return undefined
  if (drawing.tool === 'freehand' && shape.Points.length > FREEHAND_CORNERS)
    return messages.simplifiedTo(FREEHAND_CORNERS)
  return crossesDateLine(shape.Points) ? messages.crosses180thMeridian : undefined
}

const degrees = (n: number, plus: string, minus: string) =>
  `${Math.abs(n).toFixed(3)} ${n < 0 ? minus : plus}`

/** Where a point is, for the ear: "34.050 north, 118.250 west". */
export const pointText = ({ Latitude, Longitude }: Point): string =>
  `${degrees(Latitude, 'north', 'south')}, ${degrees(Longitude - 360 * Math.round(Longitude / 360), 'east', 'west')}`

/** What the keys do next with the shape in hand. */
function keysText({ tool, points }: Drawing): string {
  const n = points.length
  if (tool === 'freehand') return n ? messages.spaceFinishesArea : messages.spaceStartsArea
  if (tool === 'circle') return n ? messages.enterAddsCircle : messages.spaceSetsCenter
  if (tool === 'rectangle') return n ? messages.enterAddsRectangle : messages.spaceSetsFirstCorner
  const noun = tool === 'line' ? 'point' : 'corner'
  const enough = n >= (tool === 'line' ? 2 : 3)
  return messages.spaceSetsNext(noun, n, enough)
}

/** The whole state of a shape drawn by keys, for the ear. */
export function screenReaderText(drawing: Drawing, units: Units): string {
  const { points, pointer, tool } = drawing
  if (!pointer || tool === 'select' || tool === 'pick') return ''
  if (tool === 'travel') return `${messages.crossAt(pointText(pointer))}. ${messages.enterFindsArea}`
  const last = points.at(-1)
  const away = last && milesBetween(last, pointer)
  const from =
    tool === 'circle' ? messages.theCenter : tool === 'line' ? messages.theLastPoint : messages.theLastCorner
  const at =
    last && away
      ? `${distanceText(away, units)} ${compassDirection(last, pointer)} of ${from}`
      : messages.crossAt(pointText(pointer))
  return [`${at}.`, drawing.error, sizeText(drawing, units), drawingNote(drawing), keysText(drawing)]
    .filter(Boolean)
    .map((part) => `${part}`.replace(/\.?$/, '.'))
    .join(' ')
}
