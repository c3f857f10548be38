import { describe, expect, it } from 'vitest'
import type { Criteria } from '#contract/criteria.ts'
import { toPlane } from '../plane.ts'
import { narrowedToArea, viewArea } from './view-area.ts'

const los = { Latitude: 34.05, Longitude: -118.2 }

/** The box of a view of 800 by 500 pixels around a point, moved by so many pixels. */
function boxAt(zoom: number, right = 0, point = los) {
  const { x, y } = toPlane(point, zoom)
  return viewArea({ x: x - 400 + right, y: y - 250 }, { x: x + 400 + right, y: y + 250 }, zoom)
}

describe('the box around a view', () => {
  it.each([6, 8.5, 12, 17])('holds the view at zoom %d and remains where it is for small moves', (zoom) => {
    const box = boxAt(zoom) ?? []
    const positions = box.map((corner) => toPlane(corner, zoom))
    const { x, y } = toPlane(los, zoom)
    expect(Math.min(...positions.map((position) => position.x))).toBeLessThanOrEqual(x - 399)
    expect(Math.max(...positions.map((position) => position.y))).toBeGreaterThanOrEqual(y + 249)
    const moves = [0, 4, 8, 12].map((right) => JSON.stringify(boxAt(zoom, right)))
    expect(new Set(moves).size).toBeLessThanOrEqual(2)
  })

  it('is none from afar and across the antimeridian', () => {
    expect(boxAt(5)).toBeUndefined()
    expect(boxAt(6, 0, { Latitude: 52, Longitude: 179.9 })).toBeUndefined()
  })
})

describe('criteria narrowed to it', () => {
  const Points = boxAt(8) ?? []
  const own = [{ Points: [los, { ...los, Latitude: 35 }, { ...los, Longitude: -117 }] }]
  const cases: [string, Criteria, boolean, Criteria | undefined][] = [
    [
      'keep all others',
      { StatesProvinces: ['CA'] },
      true,
      { StatesProvinces: ['CA'], PolygonList: [{ Points }] },
    ],
    [
      'keep areas of their own',
      { PolygonList: own },
      true,
      { PolygonList: [{ Points }], AnyOf: [{ PolygonList: own }] },
    ],
    ['are none where a service cannot say it', { PolygonList: own }, false, undefined],
    [
      'are none where the alternatives are taken',
      { PolygonList: own, AnyOf: [{ City: 'A' }] },
      true,
      undefined,
    ],
  ]
  it.each(cases)('%s', (_, criteria, alternatives, expected) => {
    expect(narrowedToArea(Points, criteria, alternatives)).toEqual(expected)
  })
})
