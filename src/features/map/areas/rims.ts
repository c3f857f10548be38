import { placeLabel } from '../../../criteria/describe.ts'
import type { PlaceChoice } from '../../../criteria/places.ts'
import { pointAt } from '../draw/circle.ts'
import { type Spot, spotOf } from '../draw/plane.ts'
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
    const rim = spotOf(pointAt(middle, place.RadiusMiles, 90), zoom)
    const free = sides.find((side) => !taken.some((box) => overlap(box, radiusBox(rim, side)))) ?? 'right'
    taken.push(radiusBox(rim, free))
    return free
  })
}

function fixedChip(place: PlaceChoice, gazetteer: Gazetteer, zoom: number): Box | undefined {
  const named = place.kind !== 'circle' && place.kind !== 'polygon'
  const middle = named || place.leftOut ? outlineOf(place, gazetteer)?.middle : undefined
  const width = place.leftOut ? NOT_HERE_WIDTH : placeLabel(place).length * LETTER_WIDTH + 18
  return middle && { ...spotOf(middle, zoom), width, height: CHIP_HEIGHT }
}

const radiusBox = (rim: Spot, side: Side): Box => ({
  x: rim.x + steps[side].x,
  y: rim.y + steps[side].y,
  width: RADIUS_WIDTH,
  height: CHIP_HEIGHT,
})

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2
