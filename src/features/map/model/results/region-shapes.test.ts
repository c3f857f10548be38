import { expect, test } from 'vitest'
import { toPlane } from '../plane.ts'
import { regionAt, regionShapes } from './region-shapes.ts'
import type { Region } from './regions.ts'

/** Two squares side by side in the sea, and an island with a lake. */
const regions = [
  square('west', [-100, 30, -99, 31]),
  square('east', [-99, 30, -98, 31]),
  square('island', [-90, 30, -89, 31], [-89.6, 30.4, -89.4, 30.6]),
]
const shapes = regionShapes(regions)

test.each([
  ['in the first', 30.5, -99.5, 'west'],
  ['in the second, near its neighbor', 30.5, -98.99, 'east'],
  ['off the shore of the first, near the corner of both', 30 - 0.02, -99.05, 'west'],
  ['off the shore of the second', 31.02, -98.9, 'east'],
  ['out of reach', 30.5, -97.8, undefined],
  ['at the shore of the lake', 30.5, -89.59, 'island'],
  ['in the middle of the lake', 30.5, -89.5, undefined],
])('the region %s', (_, Latitude, Longitude, key) => {
  const at = toPlane({ Latitude, Longitude }, 0)
  expect(regions[regionAt(shapes, at, 0.05)]?.key).toBe(key)
})

test('a line between two regions is a border once, and no shore', () => {
  const corners = (lines: readonly (readonly unknown[])[]) => lines.map((line) => line.length)
  expect(shapes.map(({ shore, borders }) => [corners(shore), corners(borders)])).toEqual([
    [[2, 3], [2]],
    [[4], []],
    [[5, 5], []],
  ])
})

type Box = [west: number, south: number, east: number, north: number]

function square(key: string, box: Box, lake?: Box): Region {
  const coordinates = [box, ...(lake ? [lake] : [])].map(([w, s, e, n]) => [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
    [w, s],
  ])
  return { key, name: key, people: 0, geometry: { type: 'Polygon', coordinates } }
}
