import type { Polygon, Position } from 'geojson'
import { expect, it } from 'vitest'
import type { Box } from './box-lines.ts'
import { seaWithin } from './sea.ts'

const box: Box = [0, 0, 10, 10]

/** Coastlines out of text: "3,-1 3,11; 7,11 7,-1". */
const lines = (text: string): Position[][] =>
  text
    .split('; ')
    .filter(Boolean)
    .map((line) => line.split(' ').map((point) => point.split(',').map(Number)))

const ringArea = (ring: Position[]) =>
  ring.slice(1).reduce((sum, [x = 0, y = 0], i) => {
    const [px = 0, py = 0] = ring[i] ?? []
    return sum + (px * y - x * py) / 2
  }, 0)

const areaOf = (polygons: Polygon[] | undefined) =>
  polygons?.reduce(
    (sum, { coordinates: [outer = [], ...holes] }) =>
      sum + holes.reduce((rest, hole) => rest - Math.abs(ringArea(hole)), Math.abs(ringArea(outer))),
    0,
  )

// Land is on the left of a coastline; the box has an area of 100.
it.each([
  ['no coast', '', 0],
  ['a coast northward', '3,-1 3,11', 70],
  ['a coast southward', '3,11 3,-1', 30],
  ['a coast of two ways', '3,5 3,11; 3,-1 3,5', 70],
  ['a bay', '11,4 5,4 5,6 11,6', 10],
  ['a cape', '11,6 5,6 5,4 11,4', 90],
  ['two coasts', '3,-1 3,11; 7,11 7,-1', 40],
  ['an island', '4,4 6,4 6,6 4,6 4,4', 96],
  ['an island off a coast', '7,11 7,-1; 4,4 6,4 6,6 4,6 4,4', 66],
  ['an island that begins within the box and leaves it', '9,4 12,4 12,6 9,6 9,4', 98],
  ['a coast outside', '20,-1 20,11', 0],
])('with %s the sea has its area', (_, text, area) => {
  expect(areaOf(seaWithin(lines(text), box))).toBeCloseTo(area)
})

it('is not known where a coast ends within the box', () => {
  expect(seaWithin(lines('3,-1 3,5'), box)).toBeUndefined()
})
