import type { Point } from '#contract/place.ts'
import { placeLabel } from '#criteria/describe.ts'
import type { PlaceChoice } from '#criteria/places.ts'
import { pointAt } from '#shared/geo/sphere.ts'
import { positionOf, type Spot } from '../draw/plane.ts'
import { type Gazetteer, outlineOf } from './outline.ts'

/** Where the radius of a circle is written, seen from the handle on its rim. */
export type Side = 'right' | 'below' | 'above'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const CHIP_HEIGHT = 26
const RADIUS_WIDTH = 56
const NOT_HERE_WIDTH = 120
const LETTER_WIDTH = 7
/** Half of the handle on a rim, with some room. */
const HANDLE_REACH = 10
/** How far a chip stands above the handle that it would cover. */
const HIGH = 26

/** Steps from the handle to the middle of the chip, in pixels. */
const steps: Record<Side, Spot> = {
  right: { x: 42, y: 0 },
  below: { x: 0, y: 28 },
  above: { x: 0, y: -28 },
}
const sides = Object.keys(steps) as Side[]

/** For each place the side on which its radius is in nobody's way; chips of names and left-out areas stand first. */
export function radiusSides(places: readonly PlaceChoice[], gazetteer: Gazetteer, zoom: number): Side[] {
  const taken = places.flatMap((place) => fixedChip(place, gazetteer, zoom) ?? [])
  return places.map((place) => {
    const middle = 'RadiusMiles' in place ? outlineOf(place, gazetteer)?.middle : undefined
    if (!middle || !('RadiusMiles' in place)) return 'right'
    const rim = positionOf(pointAt(middle, place.RadiusMiles, 90), zoom)
    const free = sides.find((side) => !taken.some((box) => overlap(box, radiusBox(rim, side)))) ?? 'right'
    taken.push(radiusBox(rim, free))
    return free
  })
}

function fixedChip(place: PlaceChoice, gazetteer: Gazetteer, zoom: number): Box | undefined {
  const named = place.kind !== 'circle' && place.kind !== 'polygon'
  const middle = named || place.excluded ? outlineOf(place, gazetteer)?.middle : undefined
  if (!middle) return undefined
  const { x, y } = positionOf(middle, zoom)
  const width = place.excluded ? NOT_HERE_WIDTH : nameWidth(place)
  return { x, y: y - (coversRim(place, middle, zoom) ? HIGH : 0), width, height: CHIP_HEIGHT }
}

const nameWidth = (place: PlaceChoice) => placeLabel(place).length * LETTER_WIDTH + 18

/** Whether the name in the middle of a circle would lie over the handle on its rim; it stands above the middle then. */
export function coversRim(place: PlaceChoice, middle: Point, zoom: number): boolean {
  if (place.kind !== 'postalCircle') return false
  const reach = positionOf(pointAt(middle, place.RadiusMiles, 90), zoom).x - positionOf(middle, zoom).x
  return reach < nameWidth(place) / 2 + HANDLE_REACH
}

const radiusBox = (rim: Spot, side: Side): Box => ({
  x: rim.x + steps[side].x,
  y: rim.y + steps[side].y,
  width: RADIUS_WIDTH,
  height: CHIP_HEIGHT,
})

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2
