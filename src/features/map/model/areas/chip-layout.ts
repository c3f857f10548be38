import type { Point } from '#contract/place.ts'
import { placeLabel } from '#criteria/describe.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import type { PlanePoint } from '#shared/geo/plane-point.ts'
import { pointAt } from '#shared/geo/sphere.ts'
import type { ReservedBox } from '../label-placement.ts'
import { toPlane } from '../plane.ts'
import { isNamedArea } from './imported-outline.ts'
import { type Gazetteer, type Outline, outlineOf } from './outline.ts'

/** Where the radius of a circle is written, seen from the handle on its rim. */
export type LabelSide = 'right' | 'below' | 'above'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const CHIP_HEIGHT = 26
const RADIUS_WIDTH = 56
const EXCLUDED_WIDTH = 120
const CHARACTER_WIDTH = 7
/** Half of the handle on a rim, with some room. */
const HANDLE_RADIUS = 10
/** How many pixels a chip is raised above the handle that it would cover. */
const RAISED = 26

/** Steps from the handle to the middle of the chip, in pixels. */
const steps: Record<LabelSide, PlanePoint> = {
  right: { x: 42, y: 0 },
  below: { x: 0, y: 28 },
  above: { x: 0, y: -28 },
}
const sides = Object.keys(steps) as LabelSide[]

/** For each place the side on which its radius covers no other chip. Chips of names and excluded areas are placed first. */
export function radiusSides(places: readonly PlaceChoice[], gazetteer: Gazetteer, zoom: number): LabelSide[] {
  const taken = places.flatMap((place) => fixedChip(place, gazetteer, zoom) ?? [])
  return places.map((place) => {
    const middle = 'RadiusMiles' in place ? outlineOf(place, gazetteer)?.middle : undefined
    if (!middle || !('RadiusMiles' in place)) return 'right'
    const rim = toPlane(pointAt(middle, place.RadiusMiles, 90), zoom)
    const free = sides.find((side) => !taken.some((box) => overlap(box, radiusBox(rim, side)))) ?? 'right'
    taken.push(radiusBox(rim, free))
    return free
  })
}

function fixedChip(place: PlaceChoice, gazetteer: Gazetteer, zoom: number): Box | undefined {
  const named = place.kind !== 'circle' && place.kind !== 'polygon'
  const middle = named || place.excluded ? outlineOf(place, gazetteer)?.middle : undefined
  if (!middle) return undefined
  const { x, y } = toPlane(middle, zoom)
  const width = place.excluded ? EXCLUDED_WIDTH : nameWidth(place)
  return { x, y: y - (coversRim(place, middle, zoom) ? RAISED : 0), width, height: CHIP_HEIGHT }
}

/** An outline that is smaller than this, in pixels, is a speck. */
const SPECK = 14

/**
 * How large an imported outline is on the map: `speck` is too small to be seen, `small` would be covered by its name. States, drawn areas
 * and points are `large`.
 */
export function sizeOnMap(
  place: PlaceChoice,
  { polygons }: Outline,
  zoom: number,
): 'speck' | 'small' | 'large' {
  if (!isNamedArea(place) || polygons.length === 0) return 'large'
  const corners = polygons.flat(2).map((point) => toPlane(point, zoom))
  const [width, height] = [spanOf(corners.map(({ x }) => x)), spanOf(corners.map(({ y }) => y))]
  if (Math.max(width, height) < SPECK) return 'speck'
  return width < nameWidth(place) || height < 1.5 * CHIP_HEIGHT ? 'small' : 'large'
}

const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

const nameWidth = (place: PlaceChoice) => placeLabel(place).length * CHARACTER_WIDTH + 18

/** Whether the name in the middle of a circle would cover the handle on its rim; it is then raised. */
export function coversRim(place: PlaceChoice, middle: Point, zoom: number): boolean {
  if (place.kind !== 'postalCircle') return false
  const reach = toPlane(pointAt(middle, place.RadiusMiles, 90), zoom).x - toPlane(middle, zoom).x
  return reach < nameWidth(place) / 2 + HANDLE_RADIUS
}

const radiusBox = (rim: PlanePoint, side: LabelSide): Box => ({
  x: rim.x + steps[side].x,
  y: rim.y + steps[side].y,
  width: RADIUS_WIDTH,
  height: CHIP_HEIGHT,
})

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2

const LETTER = 7
const CHIP = 26
const HANDLE = 18

/** Where chips and handles are: place names are not drawn there. */
export function reservedBoxes(places: readonly PlaceChoice[], gazetteer: Gazetteer): ReservedBox[] {
  return places.flatMap((place) => {
    const middle = outlineOf(place, gazetteer)?.middle
    if (!middle) return []
    const at = (point: Point, width: number, height: number): ReservedBox => ({ ...point, width, height })
    const rim = 'RadiusMiles' in place ? [at(pointAt(middle, place.RadiusMiles, 90), 110, CHIP)] : []
    const chip = place.excluded ? [at(middle, 140, CHIP)] : []
    const corners = place.kind === 'polygon' ? place.Points.map((point) => at(point, HANDLE, HANDLE)) : []
    const own =
      place.kind === 'circle'
        ? [at(middle, HANDLE, HANDLE)]
        : place.kind === 'polygon'
          ? []
          : [at(middle, placeLabel(place).length * LETTER + 24, CHIP)]
    return [...own, ...rim, ...chip, ...corners]
  })
}
